import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import { imageSql, nameSql } from '../name-sql.ts';
import type { Watched } from '../products/watch-state.ts';
import { watchedCardsSql, watchedSql } from '../products/watched-sql.ts';

type Key = { cabinetId: number; sku: number };
type Named = { name: string | null; image_url: string | null; is_own: boolean };

export type WatchedProduct = Watched & {
  added_at: Date;
  tag_id: number | null;
  /** As buyers see it. */
  card_id: number;
  /** As the seller's own methods report it, of own products. */
  own_card_id: number | null;
};

export type FoundProduct = Named & {
  /** null: the cabinet does not watch it. */
  watched: WatchedProduct | null;
  /** When the earliest change in the cabinet's feed may have come about; null: there is none. */
  changesFrom: Date | null;
};

async function findWatched({ db }: DbContext, { cabinetId, sku }: Key) {
  const { rows } = await sql<Named & WatchedProduct>`
    select ${nameSql} as name, ${imageSql} as image_url, put.is_own, put.added_at, put.tag_id, put.card_id,
      put.own_card_id, ${watchedSql}
    from radar_products as put ${watchedCardsSql}
    left join products as product on product.cabinet_id = put.cabinet_id and product.sku = put.sku
    where put.cabinet_id = ${cabinetId} and put.sku = ${sku}`.execute(db);
  return rows[0];
}

async function findNamed({ db }: DbContext, { cabinetId, sku }: Key): Promise<Named> {
  const { rows } = await sql<Named>`
    select nullif(name, '') as name, image_url, not is_external as is_own
    from products where cabinet_id = ${cabinetId} and sku = ${sku}`.execute(db);
  return rows[0] ?? { name: null, image_url: null, is_own: false };
}

async function findChangesFrom({ db }: DbContext, { cabinetId, sku }: Key): Promise<Date | null> {
  const { rows } = await sql<{ from: Date | null }>`
    select min(from_at) as from from radar_changes where cabinet_id = ${cabinetId} and sku = ${sku}`.execute(
    db,
  );
  return rows[0]?.from ?? null;
}

/** What the cabinet knows of a product, watched or not. */
export async function findProduct(context: DbContext, key: Key): Promise<FoundProduct> {
  const [watched, changesFrom] = await Promise.all([
    findWatched(context, key),
    findChangesFrom(context, key),
  ]);
  const { name, image_url, is_own } = watched ?? (await findNamed(context, key));
  return { name, image_url, is_own, watched: watched ?? null, changesFrom };
}
