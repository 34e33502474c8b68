import { mix, unit } from '../chance.ts';

/**
 * What happened in one query on one day. Each part is a part of another one: cart searches of carts, buyers of cart
 * searches, further orders of further carts, searches without interaction of those without a cart, and so on.
 */
export type DayTotals = {
  searches: number;
  carts: number;
  cartSearches: number;
  buyers: number;
  furtherOrders: number;
  withoutInteraction: number;
  zeroResults: number;
  softResults: number;
  views: number;
};

/** A whole number that is on average the given part of `whole`, and at most `whole`. */
function draw(whole: number, share: number, hash: number): number {
  return Math.floor(whole * share + unit(hash));
}

export type DayHabits = { cartShare: number; zeroShare: number };

export function drawTotals(
  searches: number,
  habits: DayHabits,
  queryHash: number,
  dayHash: number,
): DayTotals {
  // Four bytes of habits that stay with the query, and a day's mood.
  const firmness = (queryHash & 255) / 255;
  const patience = ((queryHash >>> 8) & 255) / 255;
  const breadth = ((queryHash >>> 16) & 255) / 255;
  const mood = 0.92 + 0.16 * unit(mix(dayHash, 1));
  const carts = draw(searches, Math.min(0.62, habits.cartShare * mood * 1.3), mix(dayHash, 2));
  const cartSearches = draw(carts, 0.7 + 0.25 * firmness, mix(dayHash, 3));
  const buyers = draw(cartSearches, 0.16 + 0.3 * firmness, mix(dayHash, 4));
  const withoutInteraction = draw(searches - cartSearches, 0.3 + 0.4 * patience, mix(dayHash, 5));
  const zeroShare = Math.min(1, (habits.zeroShare * searches) / Math.max(1, withoutInteraction));
  const zeroResults = draw(withoutInteraction, zeroShare * 0.999, mix(dayHash, 6));
  return {
    searches,
    carts,
    cartSearches,
    buyers,
    furtherOrders: draw(carts - cartSearches, 0.3, mix(dayHash, 7)),
    withoutInteraction,
    zeroResults,
    softResults: draw(searches - zeroResults, habits.zeroShare * 2 + 0.03 * breadth, mix(dayHash, 8)),
    views: Math.round(searches * (11 + 30 * breadth) * mood),
  };
}

/** How many of `total` events, spread evenly over `whole` places, lie in the first `places` of them. */
function countWithin(total: number, whole: number, places: number, offset: number): number {
  if (whole === 0) return 0;
  const start = offset % whole;
  return Math.floor(((places + start) * total) / whole) - Math.floor((start * total) / whole);
}

/** The totals of the day's first searches: a part stays a part of its whole, and two slices add up exactly. */
export function cutTotals(day: DayTotals, searches: number, offset: number): DayTotals {
  const carts = countWithin(day.carts, day.searches, searches, offset);
  const cartSearches = countWithin(day.cartSearches, day.carts, carts, offset);
  const withoutCart = searches - cartSearches;
  const withoutInteraction = countWithin(
    day.withoutInteraction,
    day.searches - day.cartSearches,
    withoutCart,
    offset,
  );
  const zeroResults = countWithin(day.zeroResults, day.withoutInteraction, withoutInteraction, offset);
  return {
    searches,
    carts,
    cartSearches,
    buyers: countWithin(day.buyers, day.cartSearches, cartSearches, offset),
    furtherOrders: countWithin(day.furtherOrders, day.carts - day.cartSearches, carts - cartSearches, offset),
    withoutInteraction,
    zeroResults,
    softResults: countWithin(day.softResults, day.searches - day.zeroResults, searches - zeroResults, offset),
    views: countWithin(day.views, day.searches, searches, offset),
  };
}

export function subtractTotals(one: DayTotals, other: DayTotals): DayTotals {
  return {
    searches: one.searches - other.searches,
    carts: one.carts - other.carts,
    cartSearches: one.cartSearches - other.cartSearches,
    buyers: one.buyers - other.buyers,
    furtherOrders: one.furtherOrders - other.furtherOrders,
    withoutInteraction: one.withoutInteraction - other.withoutInteraction,
    zeroResults: one.zeroResults - other.zeroResults,
    softResults: one.softResults - other.softResults,
    views: one.views - other.views,
  };
}
