import { Semaphore as Places } from 'async-mutex';
import { problem } from './problem.ts';

/** Lets work through, so much at once; what comes after a full queue is refused instead of kept. */
export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>;

const COME_BACK_SECONDS = 5;

export function createSemaphore({ atOnce, waiting }: { atOnce: number; waiting: number }): Semaphore {
  const places = new Places(atOnce);
  let inside = 0;
  return async (work) => {
    if (inside === atOnce + waiting) throw problem('request.tooMany', { seconds: COME_BACK_SECONDS });
    inside += 1;
    try {
      return await places.runExclusive(work);
    } finally {
      inside -= 1;
    }
  };
}
