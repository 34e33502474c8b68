import type { QueryMetric } from '@vitrina/contract/query-metrics.ts';
import type { HistoryWindow } from '@vitrina/contract/search-history.ts';
import { type Coverage, hasPeak } from './measured-days.ts';

export type SortKey = QueryMetric | 'query';

const share = (part: string) => `${part} / nullIf(count, 0)`;
/** No row has the value. */
const ABSENT = 'null';

/**
 * Orders rows as the values of metrics.ts do, in columns of sq_win. An expression may leave out what does not change
 * the order (a constant, the arc tangent); null is a value that the row does not have.
 */
export function sortExpression(key: SortKey, window: HistoryWindow, coverage: Coverage): string {
  const change = (days: HistoryWindow) => {
    if (days === window) return 'count / nullIf(count_before, 0)';
    return window === 1 && days === 28
      ? 'month / nullIf(month_before, 0)'
      : 'other / nullIf(other_before, 0)';
  };
  const expressions: Record<SortKey, string> = {
    query: 'text',
    count: 'count',
    uniq_queries_with_ca: 'ca',
    cart_conversion: share('ca'),
    added_to_cart: 'cart',
    dynamics_in7: coverage.hasTwoWeeks ? change(7) : ABSENT,
    dynamics_in28: coverage.hasTwoMonths ? change(28) : ABSENT,
    // A day has no slope.
    angle: coverage.days === window && window > 1 ? share('moment') : ABSENT,
    ratio: hasPeak(coverage) ? 'count / nullIf(peak, 0)' : ABSENT,
    // All rows of a page are of the same days.
    frequency: 'count',
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
    avg_price: 'floor(price_sum / nullIf(price_count, 0) + 0.5)',
    gmv: 'gmv',
    ord: 'ord',
    search_users_to_ord_users: share('buyers'),
    users_per_order: 'count / nullIf(ord, 0)',
  };
  return expressions[key];
}
