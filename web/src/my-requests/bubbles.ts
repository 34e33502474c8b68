import type { MyRequest } from '@vitrina/contract/my-requests.ts';

export type Bubble = {
  query: string;
  frequency: number;
  place: number;
  orders: number | null;
  x: number;
  y: number;
  radius: number;
};
export type Plot = { width: number; height: number };

export const MARGIN = { left: 48, right: 36, top: 30, bottom: 36 } as const;
const RADIUS = { smallest: 5, largest: 22 } as const;
/** More than these hide each other; the table under the chart has them all. */
export const MOST_BUBBLES = 200;

type Scale = { low: number; high: number };

/** Whole powers of ten around the values, so that a tick stands at both ends. */
export function decades(values: readonly number[]): Scale {
  const low = 10 ** Math.max(0, Math.floor(Math.log10(Math.min(...values))));
  const high = 10 ** Math.ceil(Math.log10(Math.max(...values)));
  return { low, high: high > low ? high : low * 10 };
}

export function ticksOf({ low, high }: Scale): number[] {
  const count = Math.round(Math.log10(high / low)) + 1;
  return Array.from({ length: count }, (_, step) => low * 10 ** step);
}

/** From 0 at the low end to 1 at the high one. */
export function shareOf(value: number, { low, high }: Scale): number {
  return (Math.log10(value) - Math.log10(low)) / (Math.log10(high) - Math.log10(low));
}

export function toX(share: number, { width }: Plot): number {
  return MARGIN.left + share * (width - MARGIN.left - MARGIN.right);
}

/** Inverted: the first place is on top. */
export function toY(share: number, { height }: Plot): number {
  return MARGIN.top + share * (height - MARGIN.top - MARGIN.bottom);
}

/** By area, so that twice the orders look twice as much; nothing ordered, or unknown, is the smallest. */
function radiusOf(orders: number | null, most: number): number {
  const share = orders === null ? 0 : Math.sqrt(orders / most);
  return RADIUS.smallest + share * (RADIUS.largest - RADIUS.smallest);
}

/** Queries with demand and a place, largest first, so that small ones are drawn over them. */
export function layOutBubbles(requests: readonly MyRequest[], plot: Plot) {
  const shown = requests
    .flatMap(({ query, frequency, position: { now }, orders }) =>
      frequency !== null && frequency > 0 && typeof now === 'number'
        ? [{ query, frequency, place: Math.max(1, now), orders }]
        : [],
    )
    .toSorted((one, other) => (other.orders ?? 0) - (one.orders ?? 0) || other.frequency - one.frequency)
    .slice(0, MOST_BUBBLES);
  if (shown.length === 0) return undefined;
  const x = decades(shown.map(({ frequency }) => frequency));
  const y = decades([1, ...shown.map(({ place }) => place)]);
  const most = Math.max(1, ...shown.map(({ orders }) => orders ?? 0));
  const bubbles: Bubble[] = shown.map((one) => ({
    ...one,
    x: toX(shareOf(one.frequency, x), plot),
    y: toY(shareOf(one.place, y), plot),
    radius: radiusOf(one.orders, most),
  }));
  return { bubbles, x, y };
}
