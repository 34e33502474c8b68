import type { AbCounters } from '@vitrina/contract/ab-tests/results.ts';

export const NO_COUNTERS: AbCounters = { views: 0, clicks: 0, carts: 0, orders: 0, modelOrders: 0 };

function mapCounters(one: AbCounters, other: AbCounters, join: (a: number, b: number) => number): AbCounters {
  const orNull = (a: number | null, b: number | null) => (a === null || b === null ? null : join(a, b));
  return {
    views: join(one.views, other.views),
    clicks: join(one.clicks, other.clicks),
    carts: orNull(one.carts, other.carts),
    orders: join(one.orders, other.orders),
    modelOrders: orNull(one.modelOrders, other.modelOrders),
  };
}

/** null stays unknown. */
export const addCounters = (one: AbCounters, other: AbCounters): AbCounters =>
  mapCounters(one, other, (a, b) => a + b);

export const isAnything = ({ views, clicks, carts, orders, modelOrders }: AbCounters) =>
  [views, clicks, carts ?? 0, orders, modelOrders ?? 0].some((count) => count !== 0);

export type Difference = {
  /** What has come; undefined: nothing. */
  grown: AbCounters | undefined;
  /** What the marketplace has taken back; undefined: nothing. */
  corrected: AbCounters | undefined;
};

/** Counters since the beginning of a day only grow; one that is less than before has been corrected. */
export function subtractReading(present: AbCounters, former: AbCounters): Difference {
  const difference = mapCounters(present, former, (a, b) => a - b);
  const grown = mapCounters(difference, difference, (count) => Math.max(0, count));
  const corrected = mapCounters(difference, difference, (count) => Math.min(0, count));
  return {
    grown: isAnything(grown) ? grown : undefined,
    corrected: isAnything(corrected) ? corrected : undefined,
  };
}
