import { type Band, bandOf } from './robust.ts';

/** Deviations beyond which a day or an hour is out of what is usual. */
const OUT = 3;
const LEAST_PAST_DAYS = 5;
const LEAST_PAST_HOURS = 3;

type Side = 'up' | 'down';

/** Counts of events scatter by the root of their number, whatever little was seen of them. */
function widen({ middle, deviation }: Band): Band {
  return { middle, deviation: Math.max(deviation, Math.sqrt(middle)) };
}

function isOut(value: number, { middle, deviation }: Band, side: Side): boolean {
  const distance = side === 'up' ? value - middle : middle - value;
  return distance > OUT * deviation;
}

/** The place of the first later value out of the band of the earlier ones; null values were not measured. */
export function findFirstOut(
  before: readonly (number | null)[],
  after: readonly (number | null)[],
  side: Side,
): number | null {
  const past = before.filter((value) => value !== null);
  if (past.length < LEAST_PAST_DAYS) return null;
  const band = bandOf(past);
  const place = after.findIndex((value) => value !== null && isOut(value, band, side));
  return place === -1 ? null : place;
}

const runningSums = (hours: readonly number[]) =>
  hours.map((_, hour) => hours.slice(0, hour + 1).reduce((a, b) => a + b, 0));

/** The hour at which a day, counted from midnight, left what the days before had had by that hour. */
export function findFirstHour(
  day: readonly number[],
  before: readonly (readonly number[])[],
  side: Side,
): number | null {
  if (before.length < LEAST_PAST_HOURS) return null;
  const past = before.map(runningSums);
  const hour = runningSums(day).findIndex((sum, at) =>
    isOut(sum, widen(bandOf(past.map((sums) => sums[at] ?? 0))), side),
  );
  return hour === -1 ? null : hour;
}
