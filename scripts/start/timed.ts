import type { Stack } from './stack.ts';

/** Tells that a part is ready and how long it took. */
export async function timed<T>(stack: Stack, name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  stack.say(`${name.padEnd(12)} ready in ${seconds} s`);
  return result;
}
