import { type Moment, msOfHour } from '../calendar.ts';
import type { MarketChange } from '../changes/market-change.ts';
import type { Advertising } from '../market.ts';
import type { Plans } from './create-plans.ts';

type Switch = Extract<MarketChange, { kind: 'bid' }>;

const HOURS = 24;

/** As planned, then as switched last; what was switched before the plan changed does not outlive the change. */
export function createBidReader(plans: Plans) {
  return (index: number, { hour, day }: Moment, last: Switch | undefined, into: Advertising): void => {
    if (last !== undefined && last.atMs >= msOfHour(plans.sinceDay(index, day) * HOURS)) {
      into.campaignBid = last.bid;
      into.switchedAtMs = last.atMs;
      // Whoever switches it on sees to the money as well.
      into.bid = last.bid;
      return;
    }
    const planned = plans.bid(index, day);
    into.campaignBid = planned;
    into.switchedAtMs = undefined;
    into.bid = planned > 0 && hour - day * HOURS >= plans.spentHour(index, day) ? 0 : planned;
  };
}
