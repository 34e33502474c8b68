import { bell, mix, unit } from '../chance.ts';
import type { DayNumber, QueryDay } from '../market.ts';
import { priceLevel } from '../price-level.ts';
import type { QueryTraits } from '../queries/query-traits.ts';
import type { DayTotals } from './day-totals.ts';

const KOPECKS = 100;

/** The columns of product.md 3.3. `reach`: the part of the goods that is offered in the place, 0 to 1. */
export function describeDay(
  traits: QueryTraits,
  { index, day, dayHash }: { index: number; day: DayNumber; dayHash: number },
  totals: DayTotals,
  reach: number,
): QueryDay {
  const priceMood = 1 + 0.02 * bell(mix(dayHash, 33));
  const price = (traits.priceKopecks[index] ?? 0) * priceLevel(day) * priceMood;
  const avgPriceKopecks = Math.max(KOPECKS, Math.round(price));
  // Buyers choose things cheaper than the average on the shelf.
  const orderKopecks = Math.round(avgPriceKopecks * (0.72 + 0.26 * unit(mix(dayHash, 34))));
  const orders = totals.buyers + totals.furtherOrders;
  const onSale = reach * (0.97 + 0.03 * unit(mix(dayHash, 35)));
  const productsCount = Math.round((traits.products[index] ?? 0) * onSale);
  return {
    count: totals.searches,
    uniqQueriesWithCa: totals.cartSearches,
    addedToCart: totals.carts,
    avgPriceKopecks,
    itemsViews: totals.views,
    uniqSellers: Math.min(productsCount, Math.round((traits.sellers[index] ?? 0) * onSale)),
    usersWithoutInteraction: totals.withoutInteraction,
    softQueries: totals.softResults,
    zeroQueries: totals.zeroResults,
    gmvKopecks: orders * orderKopecks,
    orders,
    orderedUsers: totals.buyers,
    productsCount,
  };
}
