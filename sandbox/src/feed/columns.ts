import type { QueryDay } from '../market/market.ts';

/** The first line of the table; its order is that of `toFeedFigures`. */
export const FEED_HEADER =
  'query,count,uniq_queries_with_ca,added_to_cart,avg_price_kopecks,items_views,uniq_sellers,users_without_interaction_count,soft_query_count,zero_count,gmv_kopecks,ord,ord_users,products_count\n';

/** The figures of a query and day under the feed's names. Counts are per day, money is kopecks. */
export function toFeedFigures(day: QueryDay) {
  return {
    count: day.count,
    uniq_queries_with_ca: day.uniqQueriesWithCa,
    added_to_cart: day.addedToCart,
    avg_price_kopecks: day.avgPriceKopecks,
    items_views: day.itemsViews,
    uniq_sellers: day.uniqSellers,
    users_without_interaction_count: day.usersWithoutInteraction,
    soft_query_count: day.softQueries,
    zero_count: day.zeroQueries,
    gmv_kopecks: day.gmvKopecks,
    ord: day.orders,
    ord_users: day.orderedUsers,
    products_count: day.productsCount,
  };
}
export type FeedFigures = ReturnType<typeof toFeedFigures>;
