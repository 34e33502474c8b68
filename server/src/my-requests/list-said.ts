import type { DbContext } from '../platform/context.ts';
import type { ProductQueriesTables } from '../products/queries/tables.ts';
import type { Excluded } from './week-sql.ts';

export type Said = { isImported: boolean; isExcluded: boolean; tag: string | null };

/** What people said of a product's queries. */
export async function listSaid(
  { db }: DbContext,
  cabinetId: number,
  sku: number,
): Promise<Map<string, Said>> {
  const rows = await db
    .withTables<ProductQueriesTables>()
    .selectFrom('product_queries')
    .select(['query', 'imported_at', 'excluded_at', 'tag'])
    .where('cabinet_id', '=', cabinetId)
    .where('sku', '=', sku)
    .orderBy('query')
    .execute();
  return new Map(
    rows.map(({ query, imported_at, excluded_at, tag }) => [
      query,
      { isImported: imported_at !== null, isExcluded: excluded_at !== null, tag },
    ]),
  );
}

export async function listExcluded({ db }: DbContext, cabinetId: number): Promise<Excluded> {
  const rows = await db
    .withTables<ProductQueriesTables>()
    .selectFrom('product_queries')
    .select(['sku', 'query'])
    .where('cabinet_id', '=', cabinetId)
    .where('excluded_at', 'is not', null)
    .execute();
  return { skus: rows.map(({ sku }) => sku), queries: rows.map(({ query }) => query) };
}
