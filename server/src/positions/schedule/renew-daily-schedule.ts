import { addDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { middleOf } from '@vitrina/contract/median.ts';
import { POSITION_ORDER } from '@vitrina/contract/positions/schedule.ts';
import { sql } from 'kysely';
import type { CabinetsTables } from '../../cabinets/tables.ts';
import type { Context } from '../../platform/context.ts';
import { findFrequencies } from '../../queries/find-frequencies.ts';
import type { PositionsDb, PositionsTables } from '../tables.ts';
import { type LockedCheck, lockChecks, storeSlots } from './lock-checks.ts';
import { ratePriority } from './rate-priority.ts';
import { renewTickOffsets } from './renew-tick-offsets.ts';
import { getStep } from './schedule-checks.ts';

async function listQueries({ db }: Pick<Context, 'db'>, cabinetId: number): Promise<string[]> {
  const rows = await db
    .withTables<PositionsTables>()
    .selectFrom('position_checks')
    .innerJoin('position_terms', 'position_terms.id', 'position_checks.term_id')
    .select('position_terms.query')
    .distinct()
    .where('position_checks.cabinet_id', '=', cabinetId)
    .execute();
  return rows.map((row) => row.query);
}

/** A query whose demand is not known is taken for a usual one. */
function usualDemand(counts: ReadonlyMap<string, number>): number {
  return middleOf([...counts.values()])[1] ?? 0;
}

async function storeTickOffsets(
  db: PositionsDb,
  cabinetId: number,
  checks: readonly LockedCheck[],
): Promise<void> {
  await sql`
    update position_checks as planned set tick_offset = assigned.tick_offset, priority = assigned.priority
    from unnest(
      ${checks.map((check) => check.termId)}::integer[],
      ${checks.map((check) => check.cityId)}::integer[],
      ${checks.map((check) => check.tickOffset)}::integer[],
      ${checks.map((check) => check.priority)}::real[]
    ) as assigned (term_id, city_id, tick_offset, priority)
    where planned.cabinet_id = ${cabinetId} and planned.term_id = assigned.term_id
      and planned.city_id = assigned.city_id`.execute(db);
}

/** Assigns the checks of a cabinet their ticks by how much its products wander there and how many buyers see it. */
export async function renewDailySchedule(
  context: Pick<Context, 'db' | 'clickhouse' | 'clock'>,
  cabinetId: number,
): Promise<void> {
  const now = context.clock.now();
  const today = moscowDay(now);
  const { counts } = await findFrequencies(context, await listQueries(context, cabinetId));
  const usual = usualDemand(counts);
  await context.db.transaction().execute(async (trx) => {
    const db = trx.withTables<PositionsTables & CabinetsTables>();
    const locked = await lockChecks(db, cabinetId);
    const stepMinutes = await getStep(db, cabinetId);
    const rated = locked.map((check) => ({
      ...check,
      priority: ratePriority(Object.values(check.places), counts.get(check.query) ?? usual),
    }));
    const renewed = renewTickOffsets(rated, { cabinetId, stepMinutes, now });
    await storeTickOffsets(db, cabinetId, renewed);
    await storeSlots(
      db,
      cabinetId,
      renewed.filter((check, index) => check.slotAt !== locked[index]?.slotAt),
    );
    await db
      .insertInto('position_daily_schedules')
      .values({ cabinet_id: cabinetId, scheduled_on: today })
      .onConflict((conflict) => conflict.column('cabinet_id').doUpdateSet({ scheduled_on: today }))
      .execute();
    await db
      .deleteFrom('position_falls')
      .where('cabinet_id', '=', cabinetId)
      .where('noticed_at', '<', startOfMoscowDay(addDays(today, -POSITION_ORDER.days)))
      .execute();
  });
}
