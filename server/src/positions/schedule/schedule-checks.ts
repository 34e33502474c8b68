import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { chooseStep, type StepMinutes } from '@vitrina/contract/positions/rules.ts';
import { sql } from 'kysely';
import { countUniqueQueries } from '../rules.ts';
import type { PositionsDb } from '../tables.ts';
import { assignTickOffsets } from './assign-tick-offsets.ts';
import { countTickOffsets, nextSlot } from './slots.ts';

type Followed = { term_id: number; city_id: number; skus: string[]; starts_at: Date };
type Assignable = Followed & { tickOffset: number };

export async function getStep(db: PositionsDb, cabinetId: number): Promise<StepMinutes> {
  const step = await db
    .selectFrom('position_steps')
    .select('step_minutes')
    .where('cabinet_id', '=', cabinetId)
    .orderBy('changed_at', 'desc')
    .executeTakeFirst();
  return (step?.step_minutes ?? chooseStep(0)) as StepMinutes;
}

async function listFollowed(db: PositionsDb, cabinetId: number): Promise<Followed[]> {
  return db
    .selectFrom('position_tracking')
    .select(['term_id', 'city_id', sql<string[]>`array_agg(sku::text)`.as('skus')])
    .select((eb) => eb.fn.min('starts_at').as('starts_at'))
    .where('cabinet_id', '=', cabinetId)
    .where('is_checked', '=', true)
    .groupBy(['term_id', 'city_id'])
    .execute();
}

async function deleteUnfollowed(db: PositionsDb, cabinetId: number): Promise<void> {
  await sql`
    delete from position_checks as planned
    where planned.cabinet_id = ${cabinetId} and not exists (
      select from position_tracking as followed
      where followed.term_id = planned.term_id and followed.city_id = planned.city_id and followed.is_checked
    )`.execute(db);
}

/** Where each query stands in the rounds of a step. Under the same step, those that have a tick keep it. */
async function listAssignable(
  db: PositionsDb,
  cabinetId: number,
  { followed, step, isNewStep }: { followed: Followed[]; step: StepMinutes; isNewStep: boolean },
): Promise<Assignable[]> {
  const planned = await db
    .selectFrom('position_checks')
    .select(['term_id', 'city_id', 'tick_offset', 'priority'])
    .where('cabinet_id', '=', cabinetId)
    .execute();
  const keyOf = (row: { term_id: number; city_id: number }) => `${row.term_id} ${row.city_id}`;
  const known = new Map(planned.map((row) => [keyOf(row), row]));
  const tickOffsets = assignTickOffsets(
    followed.map((one) => {
      const before = known.get(keyOf(one));
      return {
        termId: one.term_id,
        cityId: one.city_id,
        skus: one.skus.map(Number),
        priority: before?.priority ?? 0,
        keptOffset: isNewStep ? null : (before?.tick_offset ?? null),
      };
    }),
    countTickOffsets(step),
  );
  return followed.map((one, index) => ({ ...one, tickOffset: tickOffsets[index] ?? 0 }));
}

/** Slots that have begun are left to end under the old step; later ones move to the new grid. */
async function moveToStep(
  db: PositionsDb,
  { cabinetId, now, step }: { cabinetId: number; now: Date; step: StepMinutes },
  followed: Assignable[],
) {
  const due = followed.map((one) => firstSlot(cabinetId, one, now, step).toISOString());
  await sql`
    update position_checks as planned set tick_offset = moved.tick_offset
    from unnest(
      ${followed.map((one) => one.term_id)}::integer[],
      ${followed.map((one) => one.city_id)}::integer[],
      ${followed.map((one) => one.tickOffset)}::integer[]
    ) as moved (term_id, city_id, tick_offset)
    where planned.cabinet_id = ${cabinetId} and planned.term_id = moved.term_id
      and planned.city_id = moved.city_id`.execute(db);
  await sql`
    update position_checks as planned set next_due_at = moved.due, retry_at = moved.due, moved_ticks = 0,
      first_due_at = case when planned.first_due_at >= planned.next_due_at then moved.due else planned.first_due_at end
    from unnest(
      ${followed.map((one) => one.term_id)}::integer[],
      ${followed.map((one) => one.city_id)}::integer[],
      ${due}::timestamptz[]
    ) as moved (term_id, city_id, due)
    where planned.cabinet_id = ${cabinetId} and planned.term_id = moved.term_id
      and planned.city_id = moved.city_id and planned.next_due_at > ${now}`.execute(db);
  // Whoever still waits for the first positions is told the new moment.
  await db
    .updateTable('position_entries')
    .set({
      first_expected_at: sql<Date>`greatest(starts_at + ${step * MINUTE_MS} * interval '1 millisecond',
        ${now}::timestamptz + case when starts_at > ${now} then 0 else ${2 * step * MINUTE_MS} end * interval '1 millisecond')`,
    })
    .where('cabinet_id', '=', cabinetId)
    .where('first_expected_at', '>', now)
    .execute();
}

function firstSlot(
  cabinetId: number,
  { tickOffset, starts_at }: Assignable,
  now: Date,
  step: StepMinutes,
): Date {
  return nextSlot(starts_at > now ? starts_at : now, { cabinetId, tickOffset }, step);
}

/** Brings the plan into line with what is followed: a row for each query in a city, and the step they allow. */
export async function scheduleChecks(db: PositionsDb, cabinetId: number, now: Date): Promise<void> {
  const listed = await listFollowed(db, cabinetId);
  const uniqueQueries = countUniqueQueries(listed.map((one) => one.skus.length));
  const before = await getStep(db, cabinetId);
  const step = chooseStep(uniqueQueries);
  await deleteUnfollowed(db, cabinetId);
  const followed = await listAssignable(db, cabinetId, {
    followed: listed,
    step,
    isNewStep: step !== before,
  });
  if (step !== before) {
    const change = { step_minutes: step, unique_queries: uniqueQueries };
    await db
      .insertInto('position_steps')
      .values({ cabinet_id: cabinetId, changed_at: now, ...change })
      .onConflict((conflict) => conflict.columns(['cabinet_id', 'changed_at']).doUpdateSet(change))
      .execute();
    await moveToStep(db, { cabinetId, now, step }, followed);
  }
  const planned = followed.map((one) => {
    const due = firstSlot(cabinetId, one, now, step);
    return {
      cabinet_id: cabinetId,
      term_id: one.term_id,
      city_id: one.city_id,
      next_due_at: due,
      retry_at: due,
      first_due_at: due,
      tick_offset: one.tickOffset,
    };
  });
  if (planned.length === 0) return;
  await db
    .insertInto('position_checks')
    .values(planned)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
