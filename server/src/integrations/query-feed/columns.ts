import * as z from 'zod';

/** The figures of a query on a day, as the feed names them: docs/decisions/0002. */
export const FEED_COLUMNS = [
  'count',
  'uniq_queries_with_ca',
  'added_to_cart',
  'avg_price_kopecks',
  'items_views',
  'uniq_sellers',
  'users_without_interaction_count',
  'soft_query_count',
  'zero_count',
  'gmv_kopecks',
  'ord',
  'ord_users',
  'products_count',
] as const;
export type FeedColumn = (typeof FEED_COLUMNS)[number];

const Figure = z.int().min(0);

export const FeedFigures = z.object({
  count: Figure,
  uniq_queries_with_ca: Figure,
  added_to_cart: Figure,
  avg_price_kopecks: Figure.nullable(),
  items_views: Figure,
  uniq_sellers: Figure,
  users_without_interaction_count: Figure,
  soft_query_count: Figure,
  zero_count: Figure,
  gmv_kopecks: Figure,
  ord: Figure,
  ord_users: Figure,
  products_count: Figure,
} satisfies Record<FeedColumn, z.ZodType>);
export type FeedFigures = z.infer<typeof FeedFigures>;
