import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@vitrina/contract/durations.ts';
import type { CounterDelay } from './delay.ts';

/** A window that counters are still awaited of; `to` is planned while it is shown. */
type AwaitedWindow = { from: Date; to: Date };

export type ReadingPlan = {
  windows: readonly AwaitedWindow[];
  burnInMs: number;
  delay: CounterDelay;
  /** The delay is to be measured, this night. */
  isMeasuring: boolean;
  lastReadAt: Date | null;
};

const EVERY_MS = HOUR_MS;
const MEASURING_EVERY_MS = 5 * MINUTE_MS;
/** Readings come every half minute at best, and one after the end of a window has something of the next in it. */
const BEFORE_END_MS = 45 * SECOND_MS;

/** A span between two hourly readings, widened by how far the delay is unsure. */
export function usualSpanMs({ leastMs, mostMs }: CounterDelay): number {
  return EVERY_MS + (mostMs - leastMs) + 10 * MINUTE_MS;
}

/**
 * Two readings cover a window: when everything before the end of its burn-in is surely in the counters, and just before
 * anything after its own end could be.
 */
function coverWindow({ from, to }: AwaitedWindow, { burnInMs, delay }: ReadingPlan): number[] {
  return [from.getTime() + burnInMs + delay.mostMs, to.getTime() + delay.leastMs - BEFORE_END_MS];
}

/** null: at once. */
export function nextReadingAt(plan: ReadingPlan): Date | null {
  const { windows, lastReadAt, isMeasuring } = plan;
  if (lastReadAt === null) return null;
  const lastMs = lastReadAt.getTime();
  const moments = windows.flatMap((window) => coverWindow(window, plan)).filter((moment) => moment > lastMs);
  return new Date(Math.min(lastMs + (isMeasuring ? MEASURING_EVERY_MS : EVERY_MS), ...moments));
}
