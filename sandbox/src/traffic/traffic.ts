import type { MarketplaceId } from '../market/market.ts';

/** What buyers did with one product; whole numbers, and counters of adjoining spans add up to those of both. */
export type Counters = {
  views: number;
  clicks: number;
  carts: number;
  orders: number;
  ordersKopecks: number;
};

/** From a moment up to but not including another one. */
export type TrafficSpan = { marketplace: MarketplaceId; sku: number; fromMs: number; toMs: number };

export const NO_COUNTERS: Counters = { views: 0, clicks: 0, carts: 0, orders: 0, ordersKopecks: 0 };

export function addCounters(one: Counters, other: Counters): Counters {
  return {
    views: one.views + other.views,
    clicks: one.clicks + other.clicks,
    carts: one.carts + other.carts,
    orders: one.orders + other.orders,
    ordersKopecks: one.ordersKopecks + other.ordersKopecks,
  };
}

export function subtractCounters(one: Counters, other: Counters): Counters {
  return {
    views: one.views - other.views,
    clicks: one.clicks - other.clicks,
    carts: one.carts - other.carts,
    orders: one.orders - other.orders,
    ordersKopecks: one.ordersKopecks - other.ordersKopecks,
  };
}
