import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Context } from '../context.ts';
import { pauseLeftMs } from './pause-left.ts';

export type Loop = { stop(): Promise<void> };

/** Until so many seconds have passed on the product's clock, whatever its speed and whoever moves it meanwhile. */
async function waitSeconds(clock: Clock, seconds: number, signal: AbortSignal): Promise<void> {
  const begunAt = performance.now();
  const dueAt = clock.now().getTime() + seconds * 1000;
  while (!signal.aborted) {
    const waitedMs = performance.now() - begunAt;
    const clockLeftMs = dueAt - clock.now().getTime();
    const leftMs = pauseLeftMs({ seconds, waitedMs, clockLeftMs, speed: clock.speed() });
    if (leftMs === 0) return;
    await wait(leftMs, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Runs `step` every so many seconds of the product's clock, never two at once.
 * An error is logged with its stack and the next run comes as usual: planning is done from rows, so nothing is lost by a
 * missed run.
 */
export function startLoop(
  context: Pick<Context, 'clock' | 'log'>,
  name: string,
  everySeconds: number,
  step: () => Promise<void>,
): Loop {
  const stopping = new AbortController();

  async function run() {
    while (!stopping.signal.aborted) {
      try {
        await step();
      } catch (error) {
        context.log.warn({ loop: name, err: error }, 'loop run failed');
      }
      await waitSeconds(context.clock, everySeconds, stopping.signal);
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
