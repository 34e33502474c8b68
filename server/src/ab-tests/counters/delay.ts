import { HOUR_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';

/** After an event: the counters show it never sooner than `least`, and always by `most`. */
export type CounterDelay = { leastMs: number; mostMs: number };

/** Until it is measured: they may be late by nothing and by two hours. What is not surely of one window is a gap. */
export const ASSUMED_DELAY: CounterDelay = { leastMs: 0, mostMs: 2 * HOUR_MS };
/** Until it is measured, from the order of a picture to the card that shows it. */
export const ASSUMED_PICTURE_MS = 5 * MINUTE_MS;

/** Something that appeared between two readings, of one Moscow day. */
export type Appearance = { formerReadAt: Date | null; readAt: Date };

type Night = {
  midnight: Date;
  /** Views of the day that began, and of the one that ended, which appeared after midnight. */
  ofToday: readonly Appearance[];
  ofYesterday: readonly Appearance[];
  now: Date;
};

/** Yesterday stands still for so long: nothing of it is on its way any more. */
const QUIET_MS = 30 * MINUTE_MS;
/** Readings show a delay in steps, and it is not quite the same at every hour. */
const MARGIN_MS = 5 * MINUTE_MS;
/** What appears later is a correction. */
export const NIGHT_MS = 6 * HOUR_MS;

/**
 * From a midnight, at which the counters of one day end and those of the next begin. What is missing of yesterday at a
 * reading is late by more than the time since then; what is there of today is late by less. undefined: not seen yet.
 */
export function measureDelay({ midnight, ofToday, ofYesterday, now }: Night): CounterDelay | undefined {
  const sinceMidnight = (at: Date) => at.getTime() - midnight.getTime();
  const byTime = (one: Appearance, other: Appearance) => one.readAt.getTime() - other.readAt.getTime();
  const first = ofToday.toSorted(byTime)[0];
  const last = ofYesterday
    .filter(({ readAt }) => sinceMidnight(readAt) <= NIGHT_MS)
    .toSorted(byTime)
    .at(-1);
  if (first?.formerReadAt == null || last?.formerReadAt == null) return undefined;
  if (now.getTime() - last.readAt.getTime() < QUIET_MS) return undefined;
  const least = Math.min(sinceMidnight(first.formerReadAt), sinceMidnight(last.formerReadAt));
  const most = Math.max(sinceMidnight(first.readAt), sinceMidnight(last.readAt));
  return { leastMs: Math.max(0, least - MARGIN_MS), mostMs: most };
}
