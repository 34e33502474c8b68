import { listProducts as route } from '@vitrina/contract/products.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { readProductSearch } from './rules.ts';
import type { ProductsTables } from './tables.ts';

type Asked = {
  cabinetId: number;
  search: string;
  sort: 'name' | 'price' | 'sku';
  direction: 'asc' | 'desc';
  page: number;
  pageSize: number;
};

const SORT_COLUMNS = { name: 'name', price: 'price_kopecks', sku: 'sku' } as const;

function likePart(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

export async function listProducts(
  { db }: Pick<Context, 'db'>,
  asked: Asked,
): Promise<OutputOf<typeof route>> {
  const tables = db.withTables<ProductsTables>();
  const search = readProductSearch(asked.search);
  let matching = tables.selectFrom('products').where('cabinet_id', '=', asked.cabinetId);
  if (search && 'sku' in search)
    matching = matching.where(sql<boolean>`sku::text like ${likePart(search.sku)}`);
  if (search && 'text' in search) matching = matching.where('search_text', 'like', likePart(search.text));

  const rows = await matching
    .selectAll()
    .select(sql<number>`count(*) over ()`.as('total'))
    // Unknown prices stay last in both directions.
    .orderBy(SORT_COLUMNS[asked.sort], (order) =>
      (asked.direction === 'asc' ? order.asc() : order.desc()).nullsLast(),
    )
    .orderBy('sku')
    .limit(asked.pageSize)
    .offset((asked.page - 1) * asked.pageSize)
    .execute();
  const whole = await tables
    .selectFrom('products')
    .select((eb) => eb.fn.max('synced_at').as('synced_at'))
    .where('cabinet_id', '=', asked.cabinetId)
    .executeTakeFirst();
  return route.output.parse({
    products: rows.map((row) => ({
      sku: row.sku,
      offerId: row.offer_id,
      name: row.name,
      imageUrl: row.image_url,
      priceKopecks: row.price_kopecks,
      isArchived: row.is_archived,
      syncedAt: row.synced_at.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
    syncedAt: whole?.synced_at?.toISOString() ?? null,
  });
}
