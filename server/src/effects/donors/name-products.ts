import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';

/** Names of products that the cabinet sells, knows or tracks; rivals among them. */
export async function nameProducts(
  { db }: DbContext,
  cabinetId: number,
  skus: readonly number[],
): Promise<Map<number, { name: string; isRival: boolean }>> {
  if (skus.length === 0) return new Map();
  const { rows } = await sql<{ sku: number; name: string; isRival: boolean }>`
    select wanted.sku, coalesce(product.name, entry.name, wanted.sku::text) as name,
      coalesce(product.is_external, true) as "isRival"
    from unnest(${[...skus]}::bigint[]) as wanted (sku)
    left join products as product on product.cabinet_id = ${cabinetId} and product.sku = wanted.sku
    left join lateral (
      select max(name) as name from position_entries where cabinet_id = ${cabinetId} and sku = wanted.sku
    ) as entry on true`.execute(db);
  return new Map(rows.map(({ sku, ...named }) => [sku, named]));
}
