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
/** What appears later is a correction. */
export const NIGHT_MS = 6 * HOUR_MS;

const byTime = (one: Appearance, other: Appearance) => one.readAt.getTime() - other.readAt.getTime();

/**
 * Nothing appears sooner, by what of yesterday was still missing after midnight. When nothing of yesterday was to come,
 * today may have begun late by itself: advertising that starts at four looks like counters that are four hours late.
 */
function findLeast(first: Appearance, last: Appearance | undefined, midnight: Date): number {
  const since = (at: Date | null | undefined) => (at == null ? 0 : at.getTime() - midnight.getTime());
  // What a reading before midnight still lacked may have happened after it.
  const missing = Math.min(since(first.formerReadAt), since(last?.formerReadAt));
  return Math.max(0, missing - MARGIN_MS);
}

/**
 * From a midnight, at which the counters of one day end and those of the next begin. What is missing of yesterday at a
 * reading is late by more than the time since then; what is there of today is late by less. Campaigns whose money was
 * spent by the evening leave nothing of yesterday to come, and so no shorter end. undefined: not seen yet.
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
  return { leastMs: findLeast(first, last, midnight), mostMs: most };
}

/** A night that proves no shorter end leaves the one that was proven before, unless it shows that counters are faster now. */
export function keepLeast(measured: CounterDelay, former: CounterDelay): CounterDelay {
  const isKept = measured.leastMs === 0 && former.leastMs <= measured.mostMs;
  return isKept ? { ...measured, leastMs: former.leastMs } : measured;
}
