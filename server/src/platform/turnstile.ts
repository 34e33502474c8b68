import { problem } from './problem.ts';

/** Lets work through, so much at once; what comes after a full queue is refused instead of kept. */
export type Turnstile = <Result>(work: () => Promise<Result>) => Promise<Result>;

const COME_BACK_SECONDS = 5;

export function createTurnstile({ atOnce, waiting }: { atOnce: number; waiting: number }): Turnstile {
  const queue: (() => void)[] = [];
  let inside = 0;

  async function enter(): Promise<void> {
    if (inside < atOnce) {
      inside += 1;
      return;
    }
    if (queue.length >= waiting) throw problem('request.tooMany', { seconds: COME_BACK_SECONDS });
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function leave(): void {
    const next = queue.shift();
    // The place is handed over, so that nobody slips in between.
    if (next) next();
    else inside -= 1;
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
