import { Day } from '@vitrina/contract/dates.ts';
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

/** Sums of money and of shown cards outgrow 32 bits; every other figure of one query and day does not. */
export const FEED_AMOUNTS: readonly FeedColumn[] = ['items_views', 'gmv_kopecks'];
export const MAX_FIGURE = 2 ** 32 - 1;
export const MAX_AMOUNT = Number.MAX_SAFE_INTEGER;

/** Parts of `count`: a share above one is nonsense. */
export const FEED_PARTS = [
  'uniq_queries_with_ca',
  'users_without_interaction_count',
  'soft_query_count',
  'zero_count',
  'ord_users',
] as const satisfies readonly FeedColumn[];

const Figure = z.int().min(0).max(MAX_FIGURE);
const Amount = z.int().min(0).max(MAX_AMOUNT);

const FIGURES = {
  count: Figure,
  uniq_queries_with_ca: Figure,
  added_to_cart: Figure,
  avg_price_kopecks: Figure.nullable(),
  items_views: Amount,
  uniq_sellers: Figure,
  users_without_interaction_count: Figure,
  soft_query_count: Figure,
  zero_count: Figure,
  gmv_kopecks: Amount,
  ord: Figure,
  ord_users: Figure,
  products_count: Figure,
} satisfies Record<FeedColumn, z.ZodType>;

export const FeedFigures = z.object(FIGURES);
export type FeedFigures = z.infer<typeof FeedFigures>;

/** The figures of one day of a history. */
export const FeedDay = z
  .object({ day: Day, ...FIGURES })
  .refine((figures) => FEED_PARTS.every((part) => figures[part] <= figures.count), 'a part above the whole');
