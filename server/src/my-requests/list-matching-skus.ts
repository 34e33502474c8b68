import { sql } from 'kysely';
import type { DbContext } from '../platform/context.ts';
import { searchSql, tagsSql } from '../products/search-sql.ts';
import type { ProductsTables } from '../products/tables.ts';

type Narrow = { search: string; tagIds: readonly number[] };

/** Own products that are on sale and match, in the order of their numbers: one row, because there may be ten thousand. */
export async function listMatchingSkus(
  { db }: DbContext,
  cabinetId: number,
  { search, tagIds }: Narrow,
): Promise<number[]> {
  const { skus } = await db
    .withTables<ProductsTables>()
    .selectFrom('products')
    .select(sql<number[]>`coalesce(json_agg(sku order by sku), '[]')`.as('skus'))
    .where('cabinet_id', '=', cabinetId)
    .where('is_archived', '=', false)
    .where('is_external', '=', false)
    .where(searchSql(search))
    .where(tagsSql({ cabinetId, tagIds, tagMode: 'any' }))
    .executeTakeFirstOrThrow();
  return skus;
}
