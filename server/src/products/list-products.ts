import { listProducts as route } from '@vitrina/contract/products.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { type OrderByItemBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { DbContext } from '../platform/context.ts';
import { listLastNotes } from './notes/list-last-notes.ts';
import { searchSql, tagsSql } from './search-sql.ts';
import type { ProductsTables } from './tables.ts';
import { listTagsOfProducts } from './tags/list-tags-of-products.ts';

type Direction = 'asc' | 'desc';
type SortKey = keyof typeof SORT_COLUMNS;
type Input = {
  cabinetId: number;
  search: string;
  tagIds: readonly number[];
  tagMode: 'any' | 'all';
  withExternal: boolean;
  sort: SortKey;
  direction: Direction;
  thenSort?: SortKey | undefined;
  thenDirection: Direction;
  page: number;
  pageSize: number;
};

const SORT_COLUMNS = { name: 'name', price: 'price_kopecks', stock: 'stock', sku: 'sku' } as const;

function inDirection(direction: Direction) {
  return (order: OrderByItemBuilder) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast();
}

/** Behind the last page there is no row to carry the total. */
async function countAll(matching: SelectQueryBuilder<ProductsTables, 'products', object>): Promise<number> {
  const { total } = await matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return total;
}

export async function listProducts({ db }: DbContext, input: Input): Promise<OutputOf<typeof route>> {
  const tables = db.withTables<ProductsTables>();
  let matching = tables
    .selectFrom('products')
    .where('cabinet_id', '=', input.cabinetId)
    .where(searchSql(input.search))
    .where(tagsSql(input));
  if (!input.withExternal) matching = matching.where('is_external', '=', false);

  const rows = await matching
    .selectAll()
    .select(sql<number>`count(*) over ()`.as('total'))
    // What is unknown stays last in both directions.
    .orderBy(SORT_COLUMNS[input.sort], inDirection(input.direction))
    .orderBy(SORT_COLUMNS[input.thenSort ?? 'sku'], inDirection(input.thenDirection))
    .orderBy('sku')
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize)
    .execute();
  const whole = await tables
    .selectFrom('products')
    .select((eb) => eb.fn.max('synced_at').as('synced_at'))
    .where('cabinet_id', '=', input.cabinetId)
    .where('is_external', '=', false)
    .executeTakeFirst();
  const skus = rows.map((row) => row.sku);
  const [lastNotes, tags] = await Promise.all([
    listLastNotes(db, input.cabinetId, skus),
    listTagsOfProducts(db, input.cabinetId, skus),
  ]);
  return route.output.parse({
    products: rows.map((row) => ({
      sku: row.sku,
      offerId: row.offer_id,
      name: row.name,
      imageUrl: row.image_url,
      priceKopecks: row.price_kopecks,
      stock: row.stock,
      isArchived: row.is_archived,
      isExternal: row.is_external,
      tagIds: tags.get(row.sku) ?? [],
      syncedAt: row.synced_at.toISOString(),
      lastNote: lastNotes.get(row.sku) ?? null,
    })),
    total: rows[0]?.total ?? (await countAll(matching)),
    syncedAt: whole?.synced_at?.toISOString() ?? null,
  });
}
