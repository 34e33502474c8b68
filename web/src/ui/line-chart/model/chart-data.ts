import { startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { MINUTE_MS, MOSCOW_OFFSET_MS } from '@vitrina/contract/durations.ts';
import type { ChartSeries } from './chart-series.ts';

const DAY_LENGTH = 'YYYY-MM-DD'.length;

// Charts of a page share their days: one array of seconds for all of them.
const known = new WeakMap<readonly string[], Float64Array>();

/** Days and instants as seconds since the epoch, which is how uPlot counts. */
export function secondsOf(x: readonly string[]): Float64Array {
  const before = known.get(x);
  if (before !== undefined) return before;
  const seconds = new Float64Array(x.length);
  x.forEach((moment, index) => {
    seconds[index] = toSeconds(moment);
  });
  known.set(x, seconds);
  return seconds;
}

export function toSeconds(moment: string): number {
  return Date.parse(toInstant(moment)) / 1000;
}

/** A day is known by its Moscow midnight. */
export function toInstant(moment: string): string {
  return moment.length === DAY_LENGTH ? startOfMoscowDay(moment).toISOString() : moment;
}

/** The same moment as Moscow's calendar and clock write it. */
export function moscowInstant(instant: string): string {
  return new Date(Date.parse(instant) + MOSCOW_OFFSET_MS).toISOString();
}

/** A date whose local clock shows Moscow time: uPlot reads days and hours from the local clock only. */
export function moscowClock(seconds: number): Date {
  const shifted = seconds * 1000 + MOSCOW_OFFSET_MS;
  return new Date(shifted + new Date(shifted).getTimezoneOffset() * MINUTE_MS);
}

export type SeriesRange = { lowest: number; highest: number };

/** undefined when nothing was measured. */
export function rangeOf({ values }: Pick<ChartSeries, 'values'>): SeriesRange | undefined {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value === null) continue;
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  return lowest <= highest ? { lowest, highest } : undefined;
}

/** The same with what lies between the edges of the bands. */
export function rangeWithBands(
  lines: readonly Pick<ChartSeries, 'values' | 'band'>[],
): SeriesRange | undefined {
  const values = lines.flatMap(({ values: measured, band = [] }) => [...measured, ...band.flat()]);
  return rangeOf({ values });
}

export function isMeasured({ values }: ChartSeries): boolean {
  return values.some((value) => value !== null);
}

/** Points with nothing measured on either side: a line would not show them at all. */
export function isolatedPoints(values: ArrayLike<number | null | undefined>): number[] {
  const found: number[] = [];
  let isAfterGap = true;
  for (let index = 0; index < values.length; index += 1) {
    const isKnown = values[index] != null;
    if (isKnown && isAfterGap && values[index + 1] == null) found.push(index);
    isAfterGap = !isKnown;
  }
  return found;
}

/** The last point that is not later than a moment; -1 before the first. `seconds` ascend. */
export function pointAt(seconds: ArrayLike<number>, at: number): number {
  let low = 0;
  let high = seconds.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((seconds[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
