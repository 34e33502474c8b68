import { Semaphore, withTimeout } from 'async-mutex';
import type { EngineMemory } from './engine-memory.ts';
import { problem } from './problem.ts';
import { isInRequest } from './request-scope.ts';

/** Longer than this nobody waits for a place: what is asked again by itself a second later finds one sooner. */
const PATIENCE_MS = 1500;
const ASK_AGAIN_SECONDS = 2;

export type ReadLanes = <Result>(read: () => Promise<Result>) => Promise<Result>;

/**
 * Lets as many reads through to the engine as its memory holds. People and background work have places of their own, so
 * that neither keeps the other out; a person is refused with `server.busy` after a moment, a job waits.
 */
export function createReadLanes({
  readsAtOnce,
  backgroundReadsAtOnce,
}: Pick<EngineMemory, 'readsAtOnce' | 'backgroundReadsAtOnce'>): ReadLanes {
  const people = withTimeout(
    new Semaphore(readsAtOnce),
    PATIENCE_MS,
    problem('server.busy', { seconds: ASK_AGAIN_SECONDS }),
  );
  const background = new Semaphore(backgroundReadsAtOnce);
  return (read) => (isInRequest() ? people : background).runExclusive(read);
}
