import { setTimeout as wait } from 'node:timers/promises';
import { findClickHouseTrouble } from './errors.ts';

/** On a busy machine merges and inserts together may need more memory than the engine has; a little later they do not. */
const TRIES = 6;
const PAUSE_MS = 5000;

// `p-retry` lengthens its pauses by a factor, never by a step, and would save three lines.
/** For long work without anybody to repeat it: `work` must leave alone what an earlier try has done. */
export async function retryWhileBusy<T>(work: () => Promise<T>): Promise<T> {
  for (let failed = 1; ; failed += 1) {
    try {
      return await work();
    } catch (error) {
      if (failed === TRIES || findClickHouseTrouble(error) === undefined) throw error;
      await wait(failed * PAUSE_MS);
    }
  }
}
