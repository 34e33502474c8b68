import { PLAN_LIMITS, type Plan } from '@vitrina/contract/plans.ts';
import { sql } from 'kysely';
import { isPlanSufficient } from '../rules.ts';
import type { PositionsDb } from '../tables.ts';
import { judgeResting } from './judge-resting.ts';

type Row = {
  id: number;
  sku: number;
  city_id: number;
  is_paused: boolean;
  created_at: Date;
  terms: number[];
};

async function listTracked(db: PositionsDb, cabinetId: number) {
  const { rows } = await sql<Row>`
    select entry.id, entry.sku, entry.city_id, entry.is_paused, entry.created_at,
      coalesce(array_agg(followed.term_id order by coalesce(followed.added_at, entry.created_at), followed.term_id) filter (where followed.term_id is not null), '{}')
        as terms
    from position_entries as entry
    left join position_queries as followed on followed.entry_id = entry.id
    where entry.cabinet_id = ${cabinetId}
    group by entry.id`.execute(db);
  return rows.map(({ city_id, is_paused, created_at, terms, ...row }) => ({
    ...row,
    cityId: city_id,
    isPaused: is_paused,
    createdAt: created_at,
    termIds: terms,
  }));
}

/** Whether anything of a cabinet rests: only then may a change of its tracking wake something. */
export async function hasResting(db: PositionsDb, cabinetId: number): Promise<boolean> {
  // A product that rests may have no queries left.
  const { rows } = await sql`
    (select from position_queries where cabinet_id = ${cabinetId} and is_resting limit 1)
    union all
    (select from position_entries where cabinet_id = ${cabinetId} and is_resting limit 1)`.execute(db);
  return rows.length > 0;
}

/**
 * Lays to rest what a plan has no room for and wakes what it has. The cabinet's row must be held and the checks be planned
 * after it. Under a plan without position check nothing is checked anyway, and what rested goes on resting.
 */
export async function restTracking(
  db: PositionsDb,
  { cabinetId, plan, now }: { cabinetId: number; plan: Plan; now: Date },
): Promise<void> {
  if (!isPlanSufficient(plan)) return;
  const { positionProducts: products, positionQueries: queries } = PLAN_LIMITS[plan];
  const judged = judgeResting(await listTracked(db, cabinetId), { products, queries });
  const entries = judged.filter(({ isResting }) => isResting).map(({ id }) => id);
  const terms = judged.flatMap(({ id, termIds }) => termIds.map((termId) => ({ id, termId })));
  await sql`
    update position_entries set is_resting = not is_resting
    where cabinet_id = ${cabinetId} and is_resting <> (id = any(${entries}::integer[]))`.execute(db);
  await sql`
    update position_queries as followed set is_resting = not followed.is_resting
    where followed.cabinet_id = ${cabinetId} and followed.is_resting <> exists (
      select from unnest(
        ${terms.map(({ id }) => id)}::integer[], ${terms.map(({ termId }) => termId)}::integer[]
      ) as resting (entry_id, term_id)
      where resting.entry_id = followed.entry_id and resting.term_id = followed.term_id
    )`.execute(db);
  await rememberRoom(db, { cabinetId, plan, now });
}

/** Notes the room that a cabinet's tracking was judged by, so that it is judged again when that changes. */
export async function rememberRoom(
  db: PositionsDb,
  { cabinetId, plan, now }: { cabinetId: number; plan: Plan; now: Date },
): Promise<void> {
  const { positionProducts: products, positionQueries: queries } = PLAN_LIMITS[plan];
  await db
    .insertInto('position_room')
    .values({ cabinet_id: cabinetId, products, queries, judged_at: now })
    .onConflict((conflict) =>
      conflict.column('cabinet_id').doUpdateSet({ products, queries, judged_at: now }),
    )
    .execute();
}
