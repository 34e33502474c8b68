import { E_TIMEOUT, Semaphore, withTimeout } from 'async-mutex';
import { type Problem, problem } from '../problem.ts';
import { isInRequest } from '../request-scope.ts';
import type { EngineMemory } from './engine-memory.ts';
import { findClickHouseTrouble } from './errors.ts';

/** Longer than this nobody waits for a place: what is asked again by itself a second later finds one sooner. */
const PATIENCE_MS = 1500;
const ASK_AGAIN_SECONDS = 2;
/** How long an engine of which nothing is heard has for its "I am here". */
const PING_MS = 2000;

/** Reads that the engine works on now. */
export type ReadsNow = { people: number; background: number };

export type ReadLanes = {
  inLane<Result>(read: () => Promise<Result>): Promise<Result>;
  load(): ReadsNow;
};

type Options = Pick<EngineMemory, 'readsAtOnce' | 'backgroundReadsAtOnce'> & {
  /** Whether the engine gives a sign of life, which takes none of its memory, before the signal. */
  ping: (signal: AbortSignal) => Promise<boolean>;
};

/**
 * Lets as many reads through to the engine as its memory holds. People and background work have places of their own, so
 * that neither keeps the other out; a person is refused after a moment, a job waits.
 */
export function createReadLanes({ readsAtOnce, backgroundReadsAtOnce, ping }: Options): ReadLanes {
  let heardAt = performance.now();
  let asking: Promise<boolean> | undefined;
  const people = new Semaphore(readsAtOnce);
  const background = new Semaphore(backgroundReadsAtOnce);

  /** All who are refused at the same time wait for the same sign. */
  function isThere(): Promise<boolean> {
    asking ??= ping(AbortSignal.timeout(PING_MS))
      .catch(() => false)
      .finally(() => {
        asking = undefined;
      });
    return asking;
  }

  /** Long reads that all go on look like an engine that stands still, until it is asked. */
  async function refuse(begun: number): Promise<Problem> {
    const isBusy = heardAt > begun || (await isThere());
    return isBusy ? problem('server.busy', { seconds: ASK_AGAIN_SECONDS }) : problem('server.unavailable');
  }

  async function enter() {
    const begun = performance.now();
    try {
      return await withTimeout(people, PATIENCE_MS, E_TIMEOUT).acquire();
    } catch (error) {
      throw error === E_TIMEOUT ? await refuse(begun) : error;
    }
  }

  async function inLane<Result>(read: () => Promise<Result>): Promise<Result> {
    const [, release] = isInRequest() ? await enter() : await background.acquire();
    try {
      const answer = await read();
      heardAt = performance.now();
      return answer;
    } catch (error) {
      // A refusal of the engine is a sign of life, too; patience that has ended is none.
      if (findClickHouseTrouble(error) !== 'away') heardAt = performance.now();
      throw error;
    } finally {
      release();
    }
  }

  return {
    inLane,
    load: () => ({
      people: readsAtOnce - people.getValue(),
      background: backgroundReadsAtOnce - background.getValue(),
    }),
  };
}
