import { moscowMoment } from '../clock/moscow-day.ts';
import type { MarketChange } from '../market/changes/market-change.ts';
import type { DayNumber, Market, MarketplaceId } from '../market/market.ts';

type BidChange = Extract<MarketChange, { kind: 'bid' }>;

/** The latest switch of a product's advertising made since a day: an earlier one does not outlive a change of plan. */
export function findSwitch(
  market: Market,
  marketplace: MarketplaceId,
  sku: number,
  sinceDay: DayNumber | undefined,
  atMs: number,
): BidChange | undefined {
  const sinceMs = sinceDay === undefined ? -Infinity : moscowMoment(sinceDay, 0).getTime();
  return market
    .changesOf(sku)
    .findLast(
      (change): change is BidChange =>
        change.kind === 'bid' &&
        change.marketplace === marketplace &&
        change.atMs >= sinceMs &&
        change.atMs <= atMs,
    );
}
