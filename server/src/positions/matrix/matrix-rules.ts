import { addDays, type Day, daysBetween, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { TimeGrouping } from '@vitrina/contract/grouping.ts';
import { MAX_MATRIX_BUCKETS } from '@vitrina/contract/positions/matrix.ts';
import { NOTHING_KNOWN, outcomeNumber } from '@vitrina/contract/positions/matrix-cells.ts';

const WEEK_DAYS = 7;

/** Groupings whose buckets are all of one length. Moscow has no daylight saving, so a week is one of them. */
const BUCKET_SECONDS = {
  FiveMinute: 5 * 60,
  HalfHour: 30 * 60,
  Hour: HOUR_SECONDS,
  SixHours: 6 * HOUR_SECONDS,
  TwelveHours: 12 * HOUR_SECONDS,
  Day: DAY_SECONDS,
  Week: WEEK_DAYS * DAY_SECONDS,
} as const satisfies Partial<Record<TimeGrouping, number>>;

const MISSED = outcomeNumber('missed');
const SHORTEST_MONTH_SECONDS = 28 * DAY_SECONDS;

export type Choice = 'last' | 'best' | 'median';

/**
 * Buckets begin at Moscow midnights: of days, of Mondays, of first days of months. The first week or month may begin
 * before the period does; what lies before `startsAt` is not in it.
 */
export type Grid = {
  startsAt: Date;
  endsAt: Date;
  bucketStarts: readonly Date[];
  /** null: calendar months, whose lengths differ. */
  bucketSeconds: number | null;
};

export type GridInput = { from: Day; to: Day; grouping: TimeGrouping; historyDays: number; now: Date };

export type OutOfRange = { refused: 'outOfRange'; from: Day; to: Day };

/** The grid of a period, or the widest period that may be asked for instead. */
export function planGrid(input: GridInput): Grid | OutOfRange {
  const { from, to, grouping } = input;
  const today = moscowDay(input.now);
  const shortestSeconds = grouping === 'Month' ? SHORTEST_MONTH_SECONDS : BUCKET_SECONDS[grouping];
  const daysByGrouping = Math.floor((MAX_MATRIX_BUCKETS * shortestSeconds) / DAY_SECONDS);
  const oldestByPlan = addDays(today, -(Math.max(input.historyDays, 1) - 1));
  const isPeriod = from <= to && to <= today && from >= oldestByPlan;
  if (!isPeriod || daysBetween(from, to) + 1 > daysByGrouping) {
    const oldestByGrouping = addDays(today, -(daysByGrouping - 1));
    return {
      refused: 'outOfRange',
      from: oldestByPlan > oldestByGrouping ? oldestByPlan : oldestByGrouping,
      to: today,
    };
  }
  const endsAt = startOfMoscowDay(addDays(to, 1));
  return {
    startsAt: startOfMoscowDay(from),
    endsAt,
    ...(grouping === 'Month'
      ? { bucketStarts: listMonths(from, to), bucketSeconds: null }
      : {
          bucketStarts: listEqual(firstBucket(from, grouping), endsAt, BUCKET_SECONDS[grouping]),
          bucketSeconds: BUCKET_SECONDS[grouping],
        }),
  };
}

function firstBucket(from: Day, grouping: keyof typeof BUCKET_SECONDS): Date {
  if (grouping !== 'Week') return startOfMoscowDay(from);
  const daysSinceMonday = (new Date(`${from}T00:00:00Z`).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  return startOfMoscowDay(addDays(from, -daysSinceMonday));
}

function listEqual(first: Date, endsAt: Date, seconds: number): Date[] {
  const count = Math.ceil((endsAt.getTime() - first.getTime()) / 1000 / seconds);
  return Array.from({ length: count }, (_, index) => new Date(first.getTime() + index * seconds * 1000));
}

function listMonths(from: Day, to: Day): Date[] {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const [lastYear = 0, lastMonth = 1] = to.split('-').map(Number);
  const count = (lastYear - year) * 12 + lastMonth - month + 1;
  return Array.from({ length: count }, (_, index) => {
    const first = new Date(Date.UTC(year, month - 1 + index, 1));
    return startOfMoscowDay(first.toISOString().slice(0, 10));
  });
}

/** The cells of one query, one a bucket, where only some of the buckets hold checks. */
export function fillBuckets(
  grid: Grid,
  buckets: readonly number[],
  values: readonly number[],
  empty: number,
) {
  const filled = grid.bucketStarts.map(() => empty);
  for (const [index, bucket] of buckets.entries()) filled[bucket] = values[index] ?? empty;
  return filled;
}

export type Gap = { fromAt: Date; untilAt: Date; stepMinutes: number };

/** Whether a bucket is longer than the step of checks: only then may it hold several of them. */
export function holdsSeveral({ bucketSeconds }: Pick<Grid, 'bucketSeconds'>, stepMinutes: number): boolean {
  return bucketSeconds === null || bucketSeconds > stepMinutes * 60;
}

/** The first slot of a gap at or after a moment, in milliseconds. */
export function firstSlotFrom(
  { fromAt, stepMinutes }: Pick<Gap, 'fromAt' | 'stepMinutes'>,
  at: Date,
): number {
  const stepMs = stepMinutes * MINUTE_MS;
  const skipped = Math.max(0, Math.ceil((at.getTime() - fromAt.getTime()) / stepMs));
  return fromAt.getTime() + skipped * stepMs;
}

/**
 * Marks the buckets whose planned slots nobody was there to check, unless something else is known of them, and counts
 * these slots among the planned ones.
 */
export function markMissed(cells: number[], grid: Grid, gap: Gap, planned: number[]): void {
  const starts = grid.bucketStarts.map((start) => start.getTime());
  const untilMs = Math.min(gap.untilAt.getTime(), grid.endsAt.getTime());
  let bucket = 0;
  for (let slot = firstSlotFrom(gap, grid.startsAt); slot < untilMs; slot += gap.stepMinutes * MINUTE_MS) {
    while ((starts[bucket + 1] ?? Number.POSITIVE_INFINITY) <= slot) bucket += 1;
    if (cells[bucket] === NOTHING_KNOWN) cells[bucket] = MISSED;
    planned[bucket] = (planned[bucket] ?? 0) + 1;
  }
}
