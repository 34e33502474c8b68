import type { Day } from '@vitrina/contract/dates.ts';

export type HourDay = { day: Day; counts: readonly number[] | null };
export const HEAT_METRICS = ['count', 'share'] as const;
export type HeatMetric = (typeof HEAT_METRICS)[number];
export const HEAT_ROWS = ['weekdays', 'dates'] as const;
export type HeatRows = (typeof HEAT_ROWS)[number];

export type HeatRow = {
  /** Any day of the row: of a weekday, one of its days. */
  day: Day;
  /** null where no day of the row has its hours. */
  hours: readonly (number | null)[];
  /** How many days stand behind the numbers. */
  measured: number;
  total: number;
};

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

function weekdayOf(day: Day): number {
  // Monday first.
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

function averageOf(days: readonly HourDay[]): HeatRow['hours'] {
  const known = days.flatMap(({ counts }) => (counts === null ? [] : [counts]));
  if (known.length === 0) return HOURS.map(() => null);
  return HOURS.map((hour) => known.reduce((sum, counts) => sum + (counts[hour] ?? 0), 0) / known.length);
}

function toRow(days: readonly HourDay[]): HeatRow {
  return {
    day: days[0]?.day ?? '',
    hours: averageOf(days),
    measured: days.filter(({ counts }) => counts !== null).length,
    total: days.length,
  };
}

/** An average day of each weekday that the period has, Monday first; or every day, the newest first. */
export function heatRows(days: readonly HourDay[], rows: HeatRows): HeatRow[] {
  if (rows === 'dates') return days.toReversed().map((day) => toRow([day]));
  const weekdays = Map.groupBy(days, ({ day }) => weekdayOf(day));
  return [...weekdays].toSorted(([a], [b]) => a - b).map(([, own]) => toRow(own));
}

/** `share`: of the searches of the row's day. A day without searches has no shares. */
export function inMetric({ hours }: Pick<HeatRow, 'hours'>, metric: HeatMetric): (number | null)[] {
  if (metric === 'count') return [...hours];
  const sum = hours.reduce<number>((total, value) => total + (value ?? 0), 0);
  return hours.map((value) => (value === null || sum === 0 ? null : value / sum));
}

/** Against the best hour of the row; null where there is nothing to colour. */
export function heatRatios(values: readonly (number | null)[]): (number | null)[] {
  const best = Math.max(0, ...values.map((value) => value ?? 0));
  return values.map((value) => (value === null || best === 0 ? null : value / best));
}
