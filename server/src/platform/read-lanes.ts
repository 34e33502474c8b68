import { E_TIMEOUT, Semaphore, withTimeout } from 'async-mutex';
import type { EngineMemory } from './engine-memory.ts';
import { problem } from './problem.ts';
import { isInRequest } from './request-scope.ts';

/** Longer than this nobody waits for a place: what is asked again by itself a second later finds one sooner. */
const PATIENCE_MS = 1500;
const ASK_AGAIN_SECONDS = 2;

export type ReadLanes = <Result>(read: () => Promise<Result>) => Promise<Result>;

/**
 * Lets as many reads through to the engine as its memory holds. People and background work have places of their own, so
 * that neither keeps the other out; a person is refused after a moment, a job waits.
 */
export function createReadLanes({
  readsAtOnce,
  backgroundReadsAtOnce,
}: Pick<EngineMemory, 'readsAtOnce' | 'backgroundReadsAtOnce'>): ReadLanes {
  let lastEnd = performance.now();
  const people = new Semaphore(readsAtOnce);
  const background = new Semaphore(backgroundReadsAtOnce);
  // Where nothing has ended meanwhile, the engine is not busy: it stands still.
  const refuse = (begun: number) =>
    lastEnd <= begun ? problem('server.unavailable') : problem('server.busy', { seconds: ASK_AGAIN_SECONDS });

  async function enter() {
    const begun = performance.now();
    try {
      return await withTimeout(people, PATIENCE_MS, E_TIMEOUT).acquire();
    } catch (error) {
      throw error === E_TIMEOUT ? refuse(begun) : error;
    }
  }

  return async (read) => {
    const [, release] = isInRequest() ? await enter() : await background.acquire();
    try {
      return await read();
    } finally {
      lastEnd = performance.now();
      release();
    }
  };
}
