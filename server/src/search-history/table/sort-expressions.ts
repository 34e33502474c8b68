import type { QueryMetric } from '@vitrina/contract/query-metrics.ts';
import type { StatisticsWindow } from '@vitrina/contract/search-history.ts';

export type SortKey = QueryMetric | 'query';

const share = (part: string) => `${part} / nullIf(count, 0)`;

/** Grows with `changeOf` of metrics.ts. */
function change(days: StatisticsWindow, window: StatisticsWindow): string {
  return days === window ? 'count / nullIf(count_before, 0)' : 'other / nullIf(other_before, 0)';
}

/**
 * Orders rows as the values of metrics.ts do, in columns of sq_win. An expression may leave out what does not change
 * the order (a constant, the arc tangent); null is a value that the row does not have.
 */
export function sortExpression(key: SortKey, window: StatisticsWindow): string {
  const expressions: Record<SortKey, string> = {
    query: 'text',
    count: 'count',
    uniq_queries_with_ca: 'ca',
    cart_conversion: share('ca'),
    added_to_cart: 'cart',
    dynamics_in7: change(7, window),
    dynamics_in28: change(28, window),
    angle: share('moment'),
    ratio: 'count / nullIf(peak, 0)',
    items_views: 'views',
    uniq_sellers: 'sellers',
    products_count: 'products',
    per_item_stat: 'count / nullIf(products, 0)',
    users_without_interaction_count: 'idle',
    users_without_interaction_share: share('idle'),
    soft_query_count: 'soft',
    soft_query_share: share('soft'),
    zero_count: 'zero',
    zero_share: share('zero'),
    avg_price: 'price_sum / nullIf(price_count, 0)',
    gmv: 'gmv',
    ord: 'ord',
    search_users_to_ord_users: share('buyers'),
    users_per_order: 'count / nullIf(ord, 0)',
  };
  return expressions[key];
}
