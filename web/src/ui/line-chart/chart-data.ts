import { startOfMoscowDay } from '@vitrina/contract/dates.ts';
import type { ChartSeries } from './chart-series.ts';

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Days and instants as seconds since the epoch, which is how uPlot counts. */
export function toSeconds(moment: string): number {
  const at = moment.length === DAY_LENGTH ? startOfMoscowDay(moment) : new Date(moment);
  return at.getTime() / 1000;
}

export type SeriesRange = { lowest: number; highest: number };

/** undefined when nothing was measured. */
export function rangeOf({ values }: ChartSeries): SeriesRange | undefined {
  let range: SeriesRange | undefined;
  for (const value of values) {
    if (value === null) continue;
    range = {
      lowest: Math.min(value, range?.lowest ?? value),
      highest: Math.max(value, range?.highest ?? value),
    };
  }
  return range;
}

/** Points with nothing measured on either side: a line would not show them at all. */
export function isolatedPoints(values: ArrayLike<number | null | undefined>): number[] {
  const found: number[] = [];
  for (let index = 0; index < values.length; index += 1) {
    const isKnown = values[index] != null;
    if (isKnown && values[index - 1] == null && values[index + 1] == null) found.push(index);
  }
  return found;
}
