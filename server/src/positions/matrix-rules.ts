import { addDays, type Day, daysBetween, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import type { TimeGrouping } from '@vitrina/contract/grouping.ts';
import {
  type CheckOutcome,
  MAX_MATRIX_BUCKETS,
  type Place,
  type PositionCell,
} from '@vitrina/contract/positions.ts';

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;
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

export type AskedPeriod = { from: Day; to: Day; grouping: TimeGrouping; historyDays: number; now: Date };

/** The grid of a period, or the widest period that may be asked for instead. */
export function planGrid(asked: AskedPeriod): Grid | { refused: 'outOfRange'; from: Day; to: Day } {
  const { from, to, grouping } = asked;
  const today = moscowDay(asked.now);
  const shortestSeconds = grouping === 'Month' ? SHORTEST_MONTH_SECONDS : BUCKET_SECONDS[grouping];
  const daysByGrouping = Math.floor((MAX_MATRIX_BUCKETS * shortestSeconds) / DAY_SECONDS);
  const oldestByPlan = addDays(today, -(Math.max(asked.historyDays, 1) - 1));
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
  /** When the three above were checked; null where the hourly rollup was read, which keeps no minutes. */
  moments: { best: Date; answer: Date; failure: Date } | null;
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
export function chooseCell(bucket: Bucket, choice: Choice, bucketStart: Date): PositionCell {
  const { moments } = bucket;
  const cell = (place: Place, gap: CheckOutcome | null, at: Date | undefined): PositionCell => ({
    place,
    gap,
    ...(at === undefined ? {} : { minute: Math.floor((at.getTime() - bucketStart.getTime()) / 60_000) }),
  });
  if (bucket.answered === 0) return cell(null, bucket.lastFailure, moments?.failure);
  switch (choice) {
    case 'last':
      return cell(bucket.lastAnswer, null, moments?.answer);
    case 'best':
      return cell(placeOr(bucket.best, bucket), null, bucket.best === null ? moments?.answer : moments?.best);
    case 'median':
      // A median is nobody's check, so it has no moment of its own.
      return cell(placeOr(bucket.median, bucket), null, undefined);
    default:
      return choice satisfies never;
  }
}

export type Gap = { fromAt: Date; untilAt: Date; stepMinutes: number };

/** Marks the buckets whose planned slots nobody was there to check, unless something else is known of them. */
export function markMissed(cells: PositionCell[], grid: Grid, gap: Gap): void {
  const stepMs = gap.stepMinutes * 60_000;
  const starts = grid.bucketStarts.map((start) => start.getTime());
  const untilMs = Math.min(gap.untilAt.getTime(), grid.endsAt.getTime());
  // The first of the gap's slots inside the period.
  const skipped = Math.max(0, Math.ceil((grid.startsAt.getTime() - gap.fromAt.getTime()) / stepMs));
  let bucket = 0;
  for (let slot = gap.fromAt.getTime() + skipped * stepMs; slot < untilMs; slot += stepMs) {
    while ((starts[bucket + 1] ?? Number.POSITIVE_INFINITY) <= slot) bucket += 1;
    const cell = cells[bucket];
    if (cell && cell.place === null && cell.gap === null) cell.gap = 'missed';
  }
}
