import type { DbContext, TimedStoresContext } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import type { ProductQueriesTables } from '../products/queries/tables.ts';
import type { ProductsTables } from '../products/tables.ts';
import { foldWords, stemsOf } from './found/fold-words.ts';
import { listOwnFound } from './found/list-own-found.ts';
import { listShelfFound } from './found/list-shelf-found.ts';
import { mergeFound } from './found/merge-found.ts';
import { findParts } from './get-run.ts';

type Input = { cabinetId: number; runId: string; sku: number };

async function findOwn({ db }: DbContext, { cabinetId, sku }: Input) {
  const own = await db
    .withTables<ProductsTables>()
    .selectFrom('products')
    .select(['sku', 'name', 'image_url'])
    .where('cabinet_id', '=', cabinetId)
    .where('sku', '=', sku)
    .where('is_external', '=', false)
    .executeTakeFirst();
  if (!own) throw problem('product.notFound');
  return own;
}

/** A query that the seller has brought for the product already is not offered again. */
async function listImported({ db }: DbContext, { cabinetId, sku }: Input): Promise<string[]> {
  const rows = await db
    .withTables<ProductQueriesTables>()
    .selectFrom('product_queries')
    .select('query')
    .where('cabinet_id', '=', cabinetId)
    .where('sku', '=', sku)
    .where('imported_at', 'is not', null)
    .execute();
  return rows.map(({ query }) => query);
}

/** Queries and words that the card of a run has and an own product lacks; shelves are compared in the run's city. */
export async function getGaps(context: TimedStoresContext, input: Input) {
  const { city_id: cityId, card, queries } = await findParts(context, input);
  const own = await findOwn(context, input);
  const [{ ownDays, found }, onShelves, imported] = await Promise.all([
    listOwnFound(context, input),
    listShelfFound(context, { sku: own.sku, cityId }),
    listImported(context, input),
  ]);
  const has = new Set([...mergeFound(found, onShelves).map(({ query }) => query), ...imported]);
  const theirs = queries?.queries ?? [];
  const missing = theirs.filter(({ query }) => !has.has(query));
  const inOwnTitle = stemsOf(own.name);
  return {
    own: { sku: own.sku, name: own.name, imageUrl: own.image_url },
    queries: missing,
    words: foldWords(theirs, card?.title ?? '').filter(({ key }) => !inOwnTitle.has(key)),
    sharedCount: theirs.length - missing.length,
    ownDays: found.length === 0 ? null : ownDays,
  };
}
