import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { judgeResting } from './judge-resting.ts';
import { touch, type Watching } from './watching.ts';

/** Lays to rest what the plan has no room for and wakes what it has. The cabinet's row must be held. */
export async function restProducts({ db, cabinet, plan, now, touched }: Watching): Promise<void> {
  const products = await db
    .selectFrom('radar_products')
    .select(['sku', 'is_paused as isPaused', 'added_at as addedAt', 'resting_since'])
    .where('cabinet_id', '=', cabinet.id)
    .execute();
  const resting = judgeResting(products, PLAN_LIMITS[plan].radarProducts);
  const changed = products.filter((one) => (one.resting_since !== null) !== resting.has(one.sku));
  if (changed.length === 0) return;
  const skus = (isResting: boolean) =>
    changed.filter(({ sku }) => resting.has(sku) === isResting).map(({ sku }) => sku);
  const update = (isResting: boolean) =>
    db
      .updateTable('radar_products')
      .set(isResting ? { resting_since: now } : { resting_since: null, watching_since: now })
      .where('cabinet_id', '=', cabinet.id)
      .where('sku', 'in', [...skus(isResting), -1])
      .returning(['card_id', 'own_card_id'])
      .execute();
  touch(touched, await update(true), { isDue: false });
  touch(touched, await update(false), { isDue: true });
}

/** In a blocked cabinet nothing is looked at; one that is free again begins anew with all its products. */
export async function settleBlock({ db, cabinet, now, touched }: Watching): Promise<void> {
  const judged = await db
    .selectFrom('radar_rooms')
    .select('is_blocked')
    .where('cabinet_id', '=', cabinet.id)
    .executeTakeFirst();
  if (judged === undefined || judged.is_blocked === cabinet.is_blocked) return;
  const products = await db
    .updateTable('radar_products')
    .set((eb) => ({ watching_since: cabinet.is_blocked ? eb.ref('watching_since') : eb.val(now) }))
    .where('cabinet_id', '=', cabinet.id)
    .returning(['card_id', 'own_card_id'])
    .execute();
  touch(touched, products, { isDue: !cabinet.is_blocked });
}

/** Notes what the products were judged by, so that they are judged again when that changes. */
export async function rememberRoom({ db, cabinet, plan }: Watching): Promise<void> {
  const judgedBy = { products: PLAN_LIMITS[plan].radarProducts, is_blocked: cabinet.is_blocked };
  await db
    .insertInto('radar_rooms')
    .values({ cabinet_id: cabinet.id, ...judgedBy })
    .onConflict((conflict) => conflict.column('cabinet_id').doUpdateSet(judgedBy))
    .execute();
}
