import { DayText } from '../clock/moscow-day.ts';
import { lastClosedDay } from '../demand/closed-days.ts';
import type { DayNumber, MarketplaceId } from '../market/market.ts';
import { FeedError } from './feed-error.ts';

// spec 9: the day each marketplace's statistics begin.
export const COLLECTION_START: Record<MarketplaceId, DayNumber> = {
  ozon: DayText.parse('2024-03-14'),
  wb: DayText.parse('2023-09-15'),
  ym: DayText.parse('2025-01-09'),
};

/** Refuses a day that has no figures, saying which kind of absence it is. */
export function requireDay(marketplace: MarketplaceId, day: DayNumber, now: Date): void {
  if (day < COLLECTION_START[marketplace]) throw new FeedError(404, 'before the collection start');
  if (day > lastClosedDay(now)) throw new FeedError(404, 'the day is not closed yet');
}
