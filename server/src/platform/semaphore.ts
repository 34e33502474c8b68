import { problem } from './problem.ts';

/** Lets work through, so much at once; what comes after a full queue is refused instead of kept. */
export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>;

const COME_BACK_SECONDS = 5;

export function createSemaphore({ atOnce, waiting }: { atOnce: number; waiting: number }): Semaphore {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw problem('request.tooMany', { seconds: COME_BACK_SECONDS });
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function leave(): void {
    const next = queue.shift();
    // The place is handed over, so that nobody slips in between.
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
