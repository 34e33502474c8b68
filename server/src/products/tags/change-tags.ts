import { changeProductTags as route, type TagPairs } from '@vitrina/contract/products.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import { lockCabinet } from '../../cabinets/lock-cabinet.ts';
import type { DbContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import { groupPairs, type Pair, spreadPairs } from './pairs.ts';

type Change = { cabinetId: number; add: TagPairs; remove: TagPairs };

async function requireKnown(trx: Db, { cabinetId, add, remove }: Change): Promise<void> {
  const pairs = [...add, ...remove];
  const tagIds = [...new Set(pairs.map(({ tagId }) => tagId))];
  const skus = [...new Set(pairs.flatMap((pair) => pair.skus))];
  const { rows } = await sql<{ tags: number; products: number }>`
    select
      (select count(*) from cabinet_tags
        where cabinet_id = ${cabinetId} and id = any(${tagIds}::integer[])) as tags,
      (select count(*) from products
        where cabinet_id = ${cabinetId} and sku = any(${skus}::bigint[])) as products`.execute(trx);
  if (rows[0]?.tags !== tagIds.length) throw problem('tag.notFound');
  if (rows[0].products !== skus.length) throw problem('product.notFound');
}

function asColumns(pairs: TagPairs) {
  const { tagIds, skus } = spreadPairs(pairs);
  return sql`unnest(${tagIds}::integer[], ${skus}::bigint[]) as requested(tag_id, sku)`;
}

async function insert(trx: Db, cabinetId: number, pairs: TagPairs): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    insert into product_tags (cabinet_id, tag_id, sku)
    select distinct ${cabinetId}::integer, tag_id, sku from ${asColumns(pairs)}
    on conflict do nothing
    returning tag_id, sku`.execute(trx);
  return rows;
}

async function remove(trx: Db, cabinetId: number, pairs: TagPairs): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    delete from product_tags as put using ${asColumns(pairs)}
    where put.cabinet_id = ${cabinetId} and put.tag_id = requested.tag_id and put.sku = requested.sku
    returning put.tag_id, put.sku`.execute(trx);
  return rows;
}

/** All of it or nothing. The answer names what was really changed, which given back the other way round undoes it. */
export async function changeTags({ db }: DbContext, change: Change): Promise<OutputOf<typeof route>> {
  const { cabinetId } = change;
  return db.transaction().execute(async (trx) => {
    await lockCabinet(trx, cabinetId);
    await requireKnown(trx, change);
    const removed = await remove(trx, cabinetId, change.remove);
    const added = await insert(trx, cabinetId, change.add);
    return route.output.parse({ added: groupPairs(added), removed: groupPairs(removed) });
  });
}
