import { listProducts as route } from '@vitrina/contract/products.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { type OrderByItemBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { listLastNotes } from './notes/list-last-notes.ts';
import { readProductSearch } from './rules.ts';
import type { ProductsTables } from './tables.ts';

type Direction = 'asc' | 'desc';
type SortKey = keyof typeof SORT_COLUMNS;
type Asked = {
  cabinetId: number;
  search: string;
  sort: SortKey;
  direction: Direction;
  thenSort?: SortKey | undefined;
  thenDirection: Direction;
  page: number;
  pageSize: number;
};

const SORT_COLUMNS = { name: 'name', price: 'price_kopecks', sku: 'sku' } as const;

function likePart(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

function inDirection(direction: Direction) {
  return (order: OrderByItemBuilder) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast();
}

/** Behind the last page there is no row to carry the total. */
async function countAll(matching: SelectQueryBuilder<ProductsTables, 'products', object>): Promise<number> {
  const { total } = await matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return total;
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
    .orderBy(SORT_COLUMNS[asked.sort], inDirection(asked.direction))
    .orderBy(SORT_COLUMNS[asked.thenSort ?? 'sku'], inDirection(asked.thenDirection))
    .orderBy('sku')
    .limit(asked.pageSize)
    .offset((asked.page - 1) * asked.pageSize)
    .execute();
  const whole = await tables
    .selectFrom('products')
    .select((eb) => eb.fn.max('synced_at').as('synced_at'))
    .where('cabinet_id', '=', asked.cabinetId)
    .executeTakeFirst();
  const lastNotes = await listLastNotes(
    db,
    asked.cabinetId,
    rows.map((row) => row.sku),
  );
  return route.output.parse({
    products: rows.map((row) => ({
      sku: row.sku,
      offerId: row.offer_id,
      name: row.name,
      imageUrl: row.image_url,
      priceKopecks: row.price_kopecks,
      isArchived: row.is_archived,
      syncedAt: row.synced_at.toISOString(),
      lastNote: lastNotes.get(row.sku) ?? null,
    })),
    total: rows[0]?.total ?? (await countAll(matching)),
    syncedAt: whole?.synced_at?.toISOString() ?? null,
  });
}
