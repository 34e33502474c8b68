import { mix, unit } from '../market/chance.ts';
import type { Counters } from './traffic.ts';

/** A part of an hour in which nothing about the product changes. Parts of an hour are 0 to 1. */
export type HourPart = {
  from: number;
  to: number;
  /** If the whole hour were like this. */
  views: number;
  /** Parts of views, of clicks and of carts. */
  clickShare: number;
  cartShare: number;
  orderShare: number;
  priceKopecks: number;
};

const MOST_CLICKS = 0.9;

/**
 * What had happened when `upTo` of an hour had passed. The views come evenly, and each one is clicked by a chance of
 * its own; so what has happened never depends on what changes later, and never gets less.
 */
export function countHour(parts: readonly HourPart[], upTo: number, hourHash: number): Counters {
  const counted = { views: 0, clicks: 0, carts: 0, orders: 0, ordersKopecks: 0 };
  const offset = unit(mix(hourHash, 1));
  const drawGap = (click: number) => -Math.log(1 - unit(mix(hourHash, 2 + 3 * click)));
  let expected = 0;
  let place = 0;
  // Jumps from click to click: the gaps of chances of one view each are geometric, whatever the shares on the way.
  let gap = drawGap(0);
  for (const part of parts) {
    if (part.from >= upTo) break;
    expected += part.views * (Math.min(part.to, upTo) - part.from);
    counted.views = Math.floor(expected + offset);
    const hazard = -Math.log(1 - Math.min(MOST_CLICKS, part.clickShare));
    while (place < counted.views) {
      const left = counted.views - place;
      if (gap >= hazard * left) {
        gap -= hazard * left;
        place = counted.views;
        break;
      }
      place += Math.floor(gap / hazard) + 1;
      addClick(counted, part, hourHash);
      gap = drawGap(counted.clicks);
    }
  }
  return counted;
}

function addClick(counted: Counters, part: HourPart, hourHash: number): void {
  const click = 3 * counted.clicks;
  counted.clicks += 1;
  if (unit(mix(hourHash, 3 + click)) >= part.cartShare) return;
  counted.carts += 1;
  if (unit(mix(hourHash, 4 + click)) >= part.orderShare) return;
  counted.orders += 1;
  counted.ordersKopecks += part.priceKopecks;
}
