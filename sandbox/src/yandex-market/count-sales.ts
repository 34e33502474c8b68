import { moscowMoment } from '../clock/moscow-day.ts';
import type { DayNumber } from '../market/market.ts';
import type { Traffic } from '../traffic/create-traffic.ts';
import { addCounters, type Counters } from '../traffic/traffic.ts';

export type Sales = { all: Counters; boosted: Counters };

/** What buyers did with a product over Moscow days, both included, but not after a moment. */
export function countSales(
  traffic: Traffic,
  sku: number,
  { from, to }: { from: DayNumber; to: DayNumber },
  now: Date,
): Sales {
  const toMs = Math.min(moscowMoment(to + 1, 0).getTime(), now.getTime());
  const span = { marketplace: 'ym', sku, fromMs: moscowMoment(from, 0).getTime(), toMs } as const;
  const boosted = traffic.advertised(span);
  return { all: addCounters(traffic.organic(span), boosted), boosted };
}
