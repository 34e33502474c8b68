import { monitorEventLoopDelay } from 'node:perf_hooks';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { Log } from '../log.ts';

/** How late the event loop came to what was due, in milliseconds. */
type LoopDelay = { p50: number; p99: number; max: number };

export type LoopDelayWatch = { lastMinute(): LoopDelay | null; stop(): void };

/** Work that holds everybody else up for longer belongs elsewhere. */
const LONGEST_BLOCK_MS = 50;
const NANOSECONDS = 1e6;

export function wasHeldUp({ max }: LoopDelay): boolean {
  return max > LONGEST_BLOCK_MS;
}

/** Keeps the delays of the last whole minute and notes a minute in which somebody was held up. */
export function watchLoopDelay(log: Log, everyMs = MINUTE_MS): LoopDelayWatch {
  const histogram = monitorEventLoopDelay({ resolution: 10 });
  histogram.enable();
  let last: LoopDelay | null = null;
  const turning = setInterval(() => {
    last = summarise(histogram);
    histogram.reset();
    if (wasHeldUp(last)) log.info({ delayMs: last }, 'event loop was blocked');
  }, everyMs);
  turning.unref();
  return {
    lastMinute: () => last,
    stop: () => {
      clearInterval(turning);
      histogram.disable();
    },
  };
}

function summarise(histogram: ReturnType<typeof monitorEventLoopDelay>): LoopDelay {
  const inMs = (nanoseconds: number) => Math.round(nanoseconds / NANOSECONDS);
  return {
    p50: inMs(histogram.percentile(50)),
    p99: inMs(histogram.percentile(99)),
    max: inMs(histogram.max),
  };
}
