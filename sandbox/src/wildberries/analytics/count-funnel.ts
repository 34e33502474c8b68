import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { Product } from '../../market/market.ts';
import { addCounters, type Counters, subtractCounters } from '../../traffic/traffic.ts';
import { hourOf, type Period, spanOf } from '../period.ts';
import type { WbCall } from '../wb-call.ts';

// Goods are on their way for about a week; then most of them are kept.
const DELIVERY_MS = 7 * DAY_MS;
const KEPT_SHARE = 0.88;

/** From opening a card to keeping the product; money in kopecks. */
export type Funnel = Counters & {
  buyouts: number;
  buyoutsKopecks: number;
  cancels: number;
  cancelsKopecks: number;
};

/** Every way into the card together, as counted by the full hour. */
export function countFunnel(call: WbCall, { sku }: Product, period: Period): Funnel {
  const { traffic, now } = call;
  const { fromMs, toMs } = spanOf(period, hourOf(now));
  const count = (fromMoment: number): Counters => {
    const span = { marketplace: 'wb', sku, fromMs: fromMoment, toMs } as const;
    return addCounters(traffic.organic(span), traffic.advertised(span));
  };
  const all = count(fromMs);
  const deliveredMs = hourOf(now).getTime() - DELIVERY_MS;
  const delivered = deliveredMs >= toMs ? all : subtractCounters(all, count(Math.max(fromMs, deliveredMs)));
  const buyouts = Math.round(delivered.orders * KEPT_SHARE);
  const buyoutsKopecks = Math.round(delivered.ordersKopecks * KEPT_SHARE);
  return {
    ...all,
    buyouts,
    buyoutsKopecks,
    cancels: delivered.orders - buyouts,
    cancelsKopecks: delivered.ordersKopecks - buyoutsKopecks,
  };
}

export const toRub = (kopecks: number) => Math.round(kopecks / 100);
