import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import type { TimedContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { changeWatching } from './change-watching.ts';
import { restProducts } from './rest-products.ts';
import { touch, type Watching } from './watching.ts';

type Input = { cabinetId: number; skus: readonly number[]; isPaused: boolean };

async function requireKnown({ db, cabinet }: Watching, skus: readonly number[]): Promise<void> {
  const known = await db
    .selectFrom('radar_products')
    .select('sku')
    .where('cabinet_id', '=', cabinet.id)
    .where('sku', 'in', [...skus])
    .execute();
  if (known.length < skus.length) throw problem('radarProduct.notFound');
}

async function refuseResting({ db, cabinet, plan }: Watching, skus: readonly number[]): Promise<void> {
  const resting = await db
    .selectFrom('radar_products')
    .select('sku')
    .where('cabinet_id', '=', cabinet.id)
    .where('sku', 'in', [...skus])
    .where('resting_since', 'is not', null)
    .executeTakeFirst();
  const maximum = PLAN_LIMITS[plan].radarProducts;
  if (resting) throw problem('cabinet.limitExceeded', { type: 'radarProducts', maximum });
}

/**
 * Brings products to a stop, or back: all of them or none. A paused one keeps its place, but goes behind the others where
 * the plan has not room for all; coming back is refused where that leaves it without room.
 */
export async function pauseProducts(
  context: TimedContext,
  { cabinetId, skus, isPaused }: Input,
): Promise<Record<never, never>> {
  return changeWatching(context, cabinetId, async (watching) => {
    const { db, cabinet, now, touched } = watching;
    if (!isPaused && cabinet.is_blocked) throw problem('cabinet.blocked');
    const unique = [...new Set(skus)];
    await requireKnown(watching, unique);
    const changed = await db
      .updateTable('radar_products')
      .set(isPaused ? { is_paused: true } : { is_paused: false, watching_since: now })
      .where('cabinet_id', '=', cabinetId)
      .where('sku', 'in', unique)
      .where('is_paused', '=', !isPaused)
      .returning(['sku', 'card_id', 'own_card_id'])
      .execute();
    touch(touched, changed, { isDue: !isPaused });
    if (isPaused) return {};
    await restProducts(watching);
    await refuseResting(watching, unique);
    return {};
  });
}
