import type { House } from './house.ts';

/** Tells that a part is ready and how long it took. */
export async function timed<T>(house: House, name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  house.say(`${name.padEnd(12)} ready in ${seconds} s`);
  return result;
}
