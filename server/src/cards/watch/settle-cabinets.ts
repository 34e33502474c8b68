import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { sql } from 'kysely';
import { listPlans } from '../../billing/plans/list-plans.ts';
import type { Context, DbContext } from '../../platform/context.ts';
import { changeWatching } from './change-watching.ts';
import { ensureCards, listOwnSkus } from './insert-products.ts';
import { reconcileTags } from './reconcile-tags.ts';
import { touch, type Watching } from './watching.ts';

type Judged = {
  cabinet_id: number;
  owner_id: number;
  is_blocked: boolean;
  room: number | null;
  was_blocked: boolean | null;
};

/** Cabinets that watch anything, with what their products were last judged by. */
async function listJudged({ db }: DbContext): Promise<Judged[]> {
  const { rows } = await sql<Judged>`
    select cabinets.id as cabinet_id, cabinets.owner_id, cabinets.is_blocked,
      judged.products as room, judged.is_blocked as was_blocked
    from cabinets
    left join radar_rooms as judged on judged.cabinet_id = cabinets.id
    where exists (select from radar_products where radar_products.cabinet_id = cabinets.id)
      or exists (select from radar_tags where radar_tags.cabinet_id = cabinets.id)
    order by cabinets.id`.execute(db);
  return rows;
}

/** Those whose tags, or whose own products, are others than they were. */
async function listDrifted({ db }: DbContext): Promise<Set<number>> {
  const { rows } = await sql<{ cabinet_id: number }>`
    select put.cabinet_id from radar_tags as watched
    join product_tags as put on put.cabinet_id = watched.cabinet_id and put.tag_id = watched.tag_id
    left join radar_products as product on product.cabinet_id = put.cabinet_id and product.sku = put.sku
    left join radar_exclusions as off on off.cabinet_id = put.cabinet_id and off.sku = put.sku
    where product.sku is null and off.sku is null
    union
    select product.cabinet_id from radar_products as product
    where product.tag_id is not null and not exists (
      select from product_tags as put
      join radar_tags as watched on watched.cabinet_id = put.cabinet_id and watched.tag_id = put.tag_id
      where put.cabinet_id = product.cabinet_id and put.sku = product.sku and put.tag_id = product.tag_id
    )
    union
    select product.cabinet_id from radar_products as product
    left join products as known on known.cabinet_id = product.cabinet_id and known.sku = product.sku
    where product.is_own <> (known.sku is not null and not known.is_external)`.execute(db);
  return new Set(rows.map(({ cabinet_id }) => cabinet_id));
}

/** What has become an own product is read with the key as well, and what is none any more is not. */
async function settleOwn(watching: Watching): Promise<void> {
  const { db, cabinet, touched } = watching;
  const products = await db
    .selectFrom('radar_products')
    .select(['sku', 'is_own', 'card_id', 'own_card_id'])
    .where('cabinet_id', '=', cabinet.id)
    .execute();
  const own = await listOwnSkus(
    watching,
    products.map(({ sku }) => sku),
  );
  const changed = products.filter(({ sku, is_own }) => is_own !== own.has(sku));
  const became = changed.filter(({ is_own }) => !is_own).map(({ sku }) => sku);
  const cards = await ensureCards(watching, became, cabinet.id);
  for (const { sku, card_id, own_card_id } of changed) {
    const ownCardId = own.has(sku) ? (cards.get(sku) ?? null) : null;
    await db
      .updateTable('radar_products')
      .set({ is_own: own.has(sku), own_card_id: ownCardId })
      .where('cabinet_id', '=', cabinet.id)
      .where('sku', '=', sku)
      .execute();
    touch(touched, [{ card_id, own_card_id }], { isDue: false });
    if (ownCardId !== null) touch(touched, [{ card_id, own_card_id: ownCardId }], { isDue: true });
  }
}

async function settleCabinet(context: Context, cabinetId: number): Promise<void> {
  await changeWatching(context, cabinetId, async (watching) => {
    await reconcileTags(watching);
    await settleOwn(watching);
  });
}

/** After a change of plan, a block, tags that moved and products that came: whatever did not settle it at once. */
export async function settleCabinets(context: Context): Promise<void> {
  const cabinets = await listJudged(context);
  const drifted = await listDrifted(context);
  const plans = await listPlans(context, [...new Set(cabinets.map(({ owner_id }) => owner_id))]);
  for (const { cabinet_id: cabinetId, owner_id, is_blocked, room, was_blocked } of cabinets) {
    const plan = plans.get(owner_id) ?? 'none';
    const isJudged = room === PLAN_LIMITS[plan].radarProducts && is_blocked === was_blocked;
    if (isJudged && !drifted.has(cabinetId)) continue;
    await settleCabinet(context, cabinetId);
    context.log.info({ event: 'radar.settled', cabinetId, plan }, 'watched products judged again');
  }
}
