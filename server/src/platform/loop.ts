import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from './context.ts';

export type Loop = { stop(): Promise<void> };

/**
 * Runs `step` every so many seconds of the product's clock, never two at once.
 * An error is logged and the next turn comes as usual: planning is done from rows, so nothing is lost by a missed turn.
 */
export function startLoop(
  context: Pick<Context, 'clock' | 'log'>,
  name: string,
  everySeconds: number,
  step: () => Promise<void>,
): Loop {
  const stopping = new AbortController();
  const shortestMs = 200;

  async function run() {
    while (!stopping.signal.aborted) {
      try {
        await step();
      } catch (error) {
        context.log.warn(
          { loop: name, reason: error instanceof Error ? error.message : String(error) },
          'a turn failed',
        );
      }
      // A stopped clock (speed 0) still looks around once in a while, because it can be moved by hand.
      const speed = Math.max(context.clock.speed(), 1);
      const pauseMs = Math.max(shortestMs, (everySeconds * 1000) / speed);
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
