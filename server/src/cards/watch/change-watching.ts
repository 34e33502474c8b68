import { getPlan } from '../../billing/plans/get-plan.ts';
import { findCabinet } from '../../cabinets/find-cabinet.ts';
import { lockCabinet } from '../../cabinets/lock-cabinet.ts';
import type { CabinetsTables } from '../../cabinets/tables.ts';
import type { TimedContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import type { CardsTables } from '../tables.ts';
import { recountWatchers } from './recount-watchers.ts';
import { rememberRoom, restProducts, settleBlock } from './rest-products.ts';
import type { CardsDb, Touched, Watching } from './watching.ts';

/**
 * Changes what a cabinet watches, in one transaction that holds the cabinet's row: two additions at once cannot both take
 * the last place. Afterwards what the plan has no room for rests, and what it has room for again wakes.
 */
export async function changeWatching<T>(
  context: TimedContext,
  cabinetId: number,
  change: (watching: Watching) => Promise<T>,
): Promise<T> {
  const now = context.clock.now();
  return context.db.transaction().execute(async (trx) => {
    if (!(await lockCabinet(trx, cabinetId))) throw problem('cabinet.notFound');
    const cabinet = await findCabinet({ db: trx }, cabinetId);
    if (!cabinet) throw problem('cabinet.notFound');
    const db: CardsDb = trx.withTables<CardsTables & CabinetsTables>();
    const plan = await getPlan({ ...context, db: trx }, cabinet.owner_id);
    const touched: Touched = { cardIds: new Set(), dueIds: new Set() };
    const watching: Watching = { db, cabinet, plan, now, touched };
    await settleBlock(watching);
    const result = await change(watching);
    await restProducts(watching);
    await rememberRoom(watching);
    await recountWatchers(db, touched, now);
    return result;
  });
}
