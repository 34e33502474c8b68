import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { CabinetsTables } from '../../cabinets/tables.ts';
import type { Context } from '../../platform/context.ts';
import type { PositionsDb, PositionsTables } from '../tables.ts';
import { listPlanned } from './list-planned.ts';
import { lockChecks, storeSlots } from './lock-checks.ts';
import { type Fall, planReschedules } from './plan-reschedules.ts';
import { getStep } from './schedule-checks.ts';
import { TICK_MINUTES } from './slots.ts';

/** Falls are found by their rows: a worker that is killed before it has answered them leaves that to the next turn. */
async function takeFalls(db: PositionsDb, cabinetId: number, since: Date): Promise<Fall[]> {
  await db
    .updateTable('position_falls')
    .set({ is_followed: true })
    .where('cabinet_id', '=', cabinetId)
    .where('is_followed', '=', false)
    .execute();
  const rows = await db
    .selectFrom('position_falls')
    .select(['sku', 'city_id', 'noticed_at'])
    .where('cabinet_id', '=', cabinetId)
    .where('noticed_at', '>', since)
    .execute();
  return rows.map((row) => ({ sku: row.sku, cityId: row.city_id, noticedAt: row.noticed_at }));
}

/** Brings forward what may have fallen with the products whose falls were just noticed. */
export async function followFalls(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  cabinetId: number,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const tables = trx.withTables<PositionsTables & CabinetsTables>();
    const checks = await lockChecks(tables, cabinetId);
    const stepMinutes = await getStep(tables, cabinetId);
    const falls = await takeFalls(tables, cabinetId, new Date(now.getTime() - stepMinutes * MINUTE_MS));
    if (stepMinutes === TICK_MINUTES) return;
    const planned = listPlanned(checks, now);
    await storeSlots(tables, cabinetId, planReschedules(planned, falls, { cabinetId, stepMinutes, now }));
  });
}
