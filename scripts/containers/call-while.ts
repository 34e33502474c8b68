import { setTimeout as wait } from 'node:timers/promises';
import { statusOf } from './status-of.ts';

const AT_ONCE = 6;
const PAUSE_MS = 50;

/** How an address answers a few callers for as long as `work` takes: a count by status, or by what was wrong. */
export async function callWhile(
  address: string,
  work: () => Promise<void>,
): Promise<{ statuses: Record<string, number>; slowestMs: number }> {
  const statuses: Record<string, number> = {};
  let slowestMs = 0;
  const over = new AbortController();
  async function call() {
    while (!over.signal.aborted) {
      const began = performance.now();
      const status = await statusOf(address);
      statuses[status] = (statuses[status] ?? 0) + 1;
      slowestMs = Math.max(slowestMs, Math.round(performance.now() - began));
      await wait(PAUSE_MS);
    }
  }
  const callers = Array.from({ length: AT_ONCE }, call);
  try {
    await work();
  } finally {
    over.abort();
    await Promise.all(callers);
  }
  return { statuses, slowestMs };
}
