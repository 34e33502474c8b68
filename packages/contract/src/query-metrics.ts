import * as z from 'zod/mini';

/** How a metric is written and added up. Shares are 0..1, money is kopecks, dynamics are relative change (0.12 = +12 %). */
export type MetricUnit = 'count' | 'share' | 'kopecks' | 'change' | 'decimal' | 'degrees';

// product.md 3.3: names to the letter; the formulas of the computed ones stand in docs/metrics.md.
export const QUERY_METRICS = {
  count: { unit: 'count', group: 'demand' },
  uniq_queries_with_ca: { unit: 'count', group: 'demand' },
  cart_conversion: { unit: 'share', group: 'demand' },
  added_to_cart: { unit: 'count', group: 'demand' },
  dynamics_in7: { unit: 'change', group: 'demand' },
  dynamics_in28: { unit: 'change', group: 'demand' },
  angle: { unit: 'degrees', group: 'demand' },
  ratio: { unit: 'share', group: 'demand' },
  frequency: { unit: 'decimal', group: 'demand' },
  items_views: { unit: 'count', group: 'competition' },
  uniq_sellers: { unit: 'count', group: 'competition' },
  products_count: { unit: 'count', group: 'competition' },
  per_item_stat: { unit: 'decimal', group: 'competition' },
  users_without_interaction_count: { unit: 'count', group: 'competition' },
  users_without_interaction_share: { unit: 'share', group: 'competition' },
  soft_query_count: { unit: 'count', group: 'competition' },
  soft_query_share: { unit: 'share', group: 'competition' },
  zero_count: { unit: 'count', group: 'competition' },
  zero_share: { unit: 'share', group: 'competition' },
  avg_price: { unit: 'kopecks', group: 'money' },
  gmv: { unit: 'kopecks', group: 'money' },
  ord: { unit: 'count', group: 'money' },
  search_users_to_ord_users: { unit: 'share', group: 'money' },
  users_per_order: { unit: 'decimal', group: 'money' },
} as const satisfies Record<string, { unit: MetricUnit; group: 'demand' | 'competition' | 'money' }>;

export type QueryMetric = keyof typeof QUERY_METRICS;
export const QUERY_METRIC_NAMES = Object.keys(QUERY_METRICS) as QueryMetric[];

const value = z.nullable(z.number());

/** null is "not measured", never zero. */
export const QueryMetricValues = z.object({
  count: value,
  uniq_queries_with_ca: value,
  cart_conversion: value,
  added_to_cart: value,
  dynamics_in7: value,
  dynamics_in28: value,
  angle: value,
  ratio: value,
  frequency: value,
  items_views: value,
  uniq_sellers: value,
  products_count: value,
  per_item_stat: value,
  users_without_interaction_count: value,
  users_without_interaction_share: value,
  soft_query_count: value,
  soft_query_share: value,
  zero_count: value,
  zero_share: value,
  avg_price: value,
  gmv: value,
  ord: value,
  search_users_to_ord_users: value,
  users_per_order: value,
} satisfies Record<QueryMetric, unknown>);
export type QueryMetricValues = z.infer<typeof QueryMetricValues>;

/** Metrics that have a value of their own on each day, so that a chart can draw them. */
export const SERIES_METRICS = [
  'count',
  'uniq_queries_with_ca',
  'cart_conversion',
  'added_to_cart',
  'avg_price',
  'items_views',
  'uniq_sellers',
  'products_count',
  'users_without_interaction_share',
  'soft_query_share',
  'zero_share',
  'gmv',
  'ord',
  'search_users_to_ord_users',
] as const satisfies readonly QueryMetric[];
export type SeriesMetric = (typeof SERIES_METRICS)[number];

/** What a "frequency" counts: never mixed in one number. */
export const FrequencyUnit = z.enum(['searches', 'people', 'adViews', 'unknown']);
export type FrequencyUnit = z.infer<typeof FrequencyUnit>;
