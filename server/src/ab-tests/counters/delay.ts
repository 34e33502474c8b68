import { HOUR_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';

/** After an event: the counters show it never sooner than `least`, and always by `most`. */
export type CounterDelay = { leastMs: number; mostMs: number };

/** Until it is measured: they may be late by nothing and by two hours. What is not surely of one window is a gap. */
export const ASSUMED_DELAY: CounterDelay = { leastMs: 0, mostMs: 2 * HOUR_MS };
/** Until it is measured, from the order of a picture to the card that shows it. */
export const ASSUMED_PICTURE_MS = 5 * MINUTE_MS;

/** Views that appeared between two readings, of one Moscow day. */
export type Appearance = { formerReadAt: Date | null; readAt: Date; views: number };

type Night = {
  midnight: Date;
  /** Of the day that began, and of the one that ended, since midnight. */
  ofToday: readonly Appearance[];
  ofYesterday: readonly Appearance[];
  now: Date;
};

/** So long after the last that has to do with midnight nothing of it is on its way any more. */
const QUIET_MS = 30 * MINUTE_MS;
/** Readings show a delay in steps, and it is not quite the same at every hour. */
const MARGIN_MS = 5 * MINUTE_MS;
/** So many in half an hour: the first came within minutes of midnight. */
const DENSE_VIEWS = 30;
/** What appears later is a correction. */
export const NIGHT_MS = 6 * HOUR_MS;

const byTime = (one: Appearance, other: Appearance) => one.readAt.getTime() - other.readAt.getTime();

/** Nothing appears sooner: by what of yesterday was still missing, else by when the first of today was missing. */
function findLeast(first: Appearance, last: Appearance | undefined, { midnight, ofToday }: Night): number {
  const since = (at: Date | null) => (at === null ? 0 : at.getTime() - midnight.getTime());
  // What a reading before midnight still lacked may have happened after it.
  if (last !== undefined && since(last.formerReadAt) > 0)
    return Math.min(since(first.formerReadAt), since(last.formerReadAt)) - MARGIN_MS;
  const views = ofToday
    .filter(({ readAt }) => readAt.getTime() <= first.readAt.getTime() + QUIET_MS)
    .reduce((sum, one) => sum + one.views, 0);
  // Of a quiet night it is not known when the first view was.
  return views < DENSE_VIEWS ? 0 : since(first.formerReadAt) - 2 * MARGIN_MS;
}

/**
 * From a midnight, at which the counters of one day end and those of the next begin. What is missing of yesterday at a
 * reading is late by more than the time since then; what is there of today is late by less. Campaigns whose money was
 * spent by the evening leave nothing of yesterday to come. undefined: not seen yet.
 */
export function measureDelay(night: Night): CounterDelay | undefined {
  const { midnight, ofToday, ofYesterday, now } = night;
  const sinceMidnight = (at: Date) => at.getTime() - midnight.getTime();
  const first = ofToday.toSorted(byTime)[0];
  const last = ofYesterday
    .filter(({ readAt }) => sinceMidnight(readAt) <= NIGHT_MS)
    .toSorted(byTime)
    .at(-1);
  if (first?.formerReadAt == null) return undefined;
  const most = Math.max(sinceMidnight(first.readAt), last === undefined ? 0 : sinceMidnight(last.readAt));
  if (sinceMidnight(now) < most + QUIET_MS) return undefined;
  return { leastMs: Math.max(0, findLeast(first, last, night)), mostMs: most };
}
