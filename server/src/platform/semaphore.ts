import { Semaphore as Places } from 'async-mutex';
import { problem } from './problem.ts';

/** Lets work through, so much at once; what comes after a full queue is refused instead of kept. */
export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>;

const COME_BACK_SECONDS = 5;

export function createSemaphore({ atOnce, waiting }: { atOnce: number; waiting: number }): Semaphore {
  const places = new Places(atOnce);
  let within = 0;
  return async (work) => {
    if (within === atOnce + waiting) throw problem('request.tooMany', { seconds: COME_BACK_SECONDS });
    within += 1;
    try {
      return await places.runExclusive(work);
    } finally {
      within -= 1;
    }
  };
}
