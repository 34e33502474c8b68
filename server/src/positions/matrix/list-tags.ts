import type { Context } from '../../platform/context.ts';
import type { ProductQueriesTables } from '../../products/queries/tables.ts';

/** Labels that people gave to queries of a product, by query. */
export async function listTags(
  { db }: Pick<Context, 'db'>,
  cabinetId: number,
  sku: number,
  queries: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (queries.length === 0) return new Map();
  const rows = await db
    .withTables<ProductQueriesTables>()
    .selectFrom('product_queries')
    .select(['query', 'tag'])
    .where('cabinet_id', '=', cabinetId)
    .where('sku', '=', sku)
    .where('query', 'in', queries)
    .where('tag', 'is not', null)
    .execute();
  return new Map(rows.map(({ query, tag }) => [query, tag ?? '']));
}
