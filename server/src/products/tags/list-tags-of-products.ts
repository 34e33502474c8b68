import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';

/** In the order of their names; a product without tags is absent. */
export async function listTagsOfProducts(
  db: Db,
  cabinetId: number,
  skus: readonly number[],
): Promise<Map<number, number[]>> {
  if (skus.length === 0) return new Map();
  const { rows } = await sql<{ sku: number; tag_ids: number[] }>`
    select put.sku, array_agg(put.tag_id order by tag.name_key) as tag_ids
    from product_tags as put
    join cabinet_tags as tag on tag.cabinet_id = put.cabinet_id and tag.id = put.tag_id
    where put.cabinet_id = ${cabinetId} and put.sku = any(${[...skus]}::bigint[])
    group by put.sku`.execute(db);
  return new Map(rows.map(({ sku, tag_ids }) => [sku, tag_ids]));
}
