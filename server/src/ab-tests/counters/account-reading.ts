import type { AbCounters } from '@vitrina/contract/ab-tests/results.ts';
import { addDays, type Day, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { attribute, type GapReason, type Showings, type Span } from './attribute.ts';
import { isAnything, NO_COUNTERS, subtractReading } from './counters.ts';
import type { CounterDelay } from './delay.ts';

/** What the marketplace last said of one campaign on one Moscow day. */
export type KnownCounters = { campaignId: string; day: Day; counters: AbCounters; readAt: Date };

/** One answer of the marketplace: it shows the counters of some moment between both. */
export type CountersReading = {
  sentAt: Date;
  answeredAt: Date;
  campaignIds: readonly string[];
  days: readonly Day[];
  rows: readonly { campaignId: string; day: Day; counters: AbCounters }[];
};

export type Increment = Span & {
  campaignId: string;
  day: Day;
  formerReadAt: Date | null;
  readAt: Date;
  window: number | null;
  gap: GapReason | null;
  counters: AbCounters;
};

export type Accounted = {
  increments: Increment[];
  /** To be remembered in place of what was known. */
  counters: KnownCounters[];
  /** Windows of which something is known now, be it that nothing was shown in them. */
  measured: number[];
};

type World = { known: readonly KnownCounters[]; delay: CounterDelay; showings: Showings };

const later = (one: number, other: number) => new Date(Math.max(one, other));
const earlier = (one: number, other: number) => new Date(Math.min(one, other));

/** When the difference happened; undefined: at no moment of that day, so the marketplace has corrected it. */
function spanOf(day: Day, former: Date | null, answeredAt: Date, delay: CounterDelay): Span | undefined {
  const begin = startOfMoscowDay(day).getTime();
  const end = startOfMoscowDay(addDays(day, 1)).getTime();
  const from = former === null ? new Date(begin) : later(begin, former.getTime() - delay.mostMs);
  const to = earlier(end, answeredAt.getTime() - delay.leastMs);
  return from < to ? { from, to } : undefined;
}

/** Differences to what was known, each of one window or of a gap: their sum is always what the marketplace says. */
export function accountReading(reading: CountersReading, { known, delay, showings }: World): Accounted {
  const accounted: Accounted = { increments: [], counters: [], measured: [] };
  for (const campaignId of reading.campaignIds) {
    for (const day of reading.days) {
      const isMeant = (one: { campaignId: string; day: Day }) =>
        one.campaignId === campaignId && one.day === day;
      const former = known.find(isMeant);
      // An answer that comes late or twice is older than what is known.
      if (former && former.readAt >= reading.sentAt) continue;
      const row = reading.rows.findLast(isMeant);
      // Days without views have no row; one that had is not nothing all of a sudden.
      if (!row && former && isAnything(former.counters)) continue;
      const counters = row?.counters ?? NO_COUNTERS;
      accounted.counters.push({ campaignId, day, counters, readAt: reading.sentAt });

      const formerReadAt = former?.readAt ?? null;
      const span = spanOf(day, formerReadAt, reading.answeredAt, delay);
      const place = span && attribute(span, showings);
      const window = place && 'window' in place ? place.window : null;
      if (window !== null) accounted.measured.push(window);
      const base = { campaignId, day, formerReadAt, readAt: reading.answeredAt };
      const { grown, corrected } = subtractReading(counters, former?.counters ?? NO_COUNTERS);
      const at = { from: reading.answeredAt, to: reading.answeredAt };
      if (grown) {
        const gap = place === undefined ? 'corrected' : 'gap' in place ? place.gap : null;
        accounted.increments.push({ ...base, ...(span ?? at), window, gap, counters: grown });
      }
      if (corrected)
        accounted.increments.push({ ...base, ...at, window: null, gap: 'corrected', counters: corrected });
    }
  }
  return { ...accounted, measured: [...new Set(accounted.measured)] };
}
