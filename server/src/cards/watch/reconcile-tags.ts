import { sql } from 'kysely';
import { insertProducts } from './insert-products.ts';
import { touch, type Watching } from './watching.ts';

type Cards = { card_id: number; own_card_id: number | null };

/** Which products the watched tags ask for, each with one of its tags. */
async function listTagged({ db, cabinet }: Watching): Promise<Map<number, number>> {
  const { rows } = await sql<{ sku: number; tag_id: number }>`
    select put.sku, min(put.tag_id) as tag_id from product_tags as put
    join radar_tags as watched on watched.cabinet_id = put.cabinet_id and watched.tag_id = put.tag_id
    where put.cabinet_id = ${cabinet.id}
    group by put.sku order by put.sku`.execute(db);
  return new Map(rows.map(({ sku, tag_id }) => [sku, tag_id]));
}

/** Of what tags brought, what has lost every watched tag goes, and what has another one stays by that. */
async function dropUntagged({ db, cabinet, touched }: Watching): Promise<number> {
  const isTagged = (by: 'itself' | 'any') => sql`
    exists (
      select from product_tags as put
      join radar_tags as watched on watched.cabinet_id = put.cabinet_id and watched.tag_id = put.tag_id
      where put.cabinet_id = product.cabinet_id and put.sku = product.sku
        and (${by === 'any'}::boolean or put.tag_id = product.tag_id)
    )`;
  const { rows } = await sql<Cards>`
    delete from radar_products as product
    where product.cabinet_id = ${cabinet.id} and product.tag_id is not null and not ${isTagged('any')}
    returning product.card_id, product.own_card_id`.execute(db);
  touch(touched, rows, { isDue: false });
  await sql`
    update radar_products as product set tag_id = (
      select min(put.tag_id) from product_tags as put
      join radar_tags as watched on watched.cabinet_id = put.cabinet_id and watched.tag_id = put.tag_id
      where put.cabinet_id = product.cabinet_id and put.sku = product.sku
    )
    where product.cabinet_id = ${cabinet.id} and product.tag_id is not null and not ${isTagged('itself')}`.execute(
    db,
  );
  return rows.length;
}

/** An exclusion lasts as long as the product has a watched tag. */
async function listExcluded({ db, cabinet }: Watching, tagged: ReadonlyMap<number, number>) {
  const excluded = await db
    .selectFrom('radar_exclusions')
    .select('sku')
    .where('cabinet_id', '=', cabinet.id)
    .execute();
  const over = excluded.map(({ sku }) => sku).filter((sku) => !tagged.has(sku));
  if (over.length > 0)
    await db
      .deleteFrom('radar_exclusions')
      .where('cabinet_id', '=', cabinet.id)
      .where('sku', 'in', over)
      .execute();
  return new Set(excluded.map(({ sku }) => sku));
}

/**
 * Brings what is watched in line with the watched tags. What a person added stays whatever its tags are; what a person
 * took off stays off.
 */
export async function reconcileTags(watching: Watching): Promise<{ added: number; removed: number }> {
  const { db, cabinet } = watching;
  const tagged = await listTagged(watching);
  const excluded = await listExcluded(watching, tagged);
  const removed = await dropUntagged(watching);
  const known = await db
    .selectFrom('radar_products')
    .select('sku')
    .where('cabinet_id', '=', cabinet.id)
    .execute();
  const watched = new Set(known.map(({ sku }) => sku));
  const skus = [...tagged.keys()].filter((sku) => !watched.has(sku) && !excluded.has(sku));
  await insertProducts(watching, { skus, by: { tagIds: tagged } });
  return { added: skus.length, removed };
}
