import { addDays, type Day, daysBetween, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import {
  type CheckOutcome,
  MAX_MATRIX_BUCKETS,
  type Place,
  type PositionCell,
  type PositionGrouping,
} from '@vitrina/contract/positions.ts';

export const GROUPING_SECONDS: Record<PositionGrouping, number> = {
  FiveMinute: 5 * 60,
  HalfHour: 30 * 60,
  Hour: 60 * 60,
  SixHours: 6 * 60 * 60,
  TwelveHours: 12 * 60 * 60,
  Day: 24 * 60 * 60,
};

const DAY_SECONDS = GROUPING_SECONDS.Day;

export type Choice = 'last' | 'best' | 'median';

/** A Moscow day holds a whole number of buckets of every grouping, so buckets count from the first midnight. */
export type Grid = { startsAt: Date; endsAt: Date; bucketSeconds: number; count: number };

export type AskedPeriod = { from: Day; to: Day; grouping: PositionGrouping; historyDays: number; now: Date };

/** The grid of a period, or the widest period that may be asked for instead. */
export function planGrid(asked: AskedPeriod): Grid | { refused: 'outOfRange'; from: Day; to: Day } {
  const today = moscowDay(asked.now);
  const bucketSeconds = GROUPING_SECONDS[asked.grouping];
  const daysByGrouping = Math.floor((MAX_MATRIX_BUCKETS * bucketSeconds) / DAY_SECONDS);
  const oldestByPlan = addDays(today, -(Math.max(asked.historyDays, 1) - 1));
  const isPeriod = asked.from <= asked.to && asked.to <= today && asked.from >= oldestByPlan;
  if (!isPeriod || daysBetween(asked.from, asked.to) + 1 > daysByGrouping) {
    const oldestByGrouping = addDays(today, -(daysByGrouping - 1));
    return {
      refused: 'outOfRange',
      from: oldestByPlan > oldestByGrouping ? oldestByPlan : oldestByGrouping,
      to: today,
    };
  }
  const startsAt = startOfMoscowDay(asked.from);
  const endsAt = startOfMoscowDay(addDays(asked.to, 1));
  const count = (endsAt.getTime() - startsAt.getTime()) / 1000 / bucketSeconds;
  return { startsAt, endsAt, bucketSeconds, count };
}

export function listBucketStarts({ startsAt, bucketSeconds, count }: Grid): Date[] {
  return Array.from(
    { length: count },
    (_, index) => new Date(startsAt.getTime() + index * bucketSeconds * 1000),
  );
}

/** What the checks of one query came to in one bucket. */
export type Bucket = {
  query: number;
  bucket: number;
  answered: number;
  deep: number;
  best: number | null;
  median: number | null;
  lastAnswer: Place;
  lastFailure: CheckOutcome;
};

/** A place where anything was found, else 1000+ where the list went on, else н/н. */
function placeOr(found: number | null, { deep }: Pick<Bucket, 'deep'>): Place {
  return found ?? (deep > 0 ? 'deep' : 'notFound');
}

export function bestPlace(buckets: readonly Bucket[]): Place {
  const answered = buckets.filter((one) => one.answered > 0);
  if (answered.length === 0) return null;
  const found = answered.flatMap((one) => one.best ?? []);
  return placeOr(found.length === 0 ? null : Math.min(...found), {
    deep: answered.reduce((sum, one) => sum + one.deep, 0),
  });
}

/** A place wins over a failure: a bucket is a gap only when none of its checks told anything. */
export function chooseCell(bucket: Bucket, choice: Choice): PositionCell {
  if (bucket.answered === 0) return { place: null, gap: bucket.lastFailure };
  switch (choice) {
    case 'last':
      return { place: bucket.lastAnswer, gap: null };
    case 'best':
      return { place: placeOr(bucket.best, bucket), gap: null };
    case 'median':
      return { place: placeOr(bucket.median, bucket), gap: null };
    default:
      return choice satisfies never;
  }
}

export type Gap = { fromAt: Date; untilAt: Date; stepMinutes: number };

/** Marks the buckets whose planned slots nobody was there to check, unless something else is known of them. */
export function markMissed(cells: PositionCell[], grid: Grid, gap: Gap): void {
  const stepMs = gap.stepMinutes * 60_000;
  for (let slot = gap.fromAt.getTime(); slot < gap.untilAt.getTime(); slot += stepMs) {
    const cell = cells[Math.floor((slot - grid.startsAt.getTime()) / 1000 / grid.bucketSeconds)];
    if (cell && cell.place === null && cell.gap === null) cell.gap = 'missed';
  }
}
