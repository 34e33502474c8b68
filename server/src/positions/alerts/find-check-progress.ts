import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';

/** How far a cabinet's checks have come. */
export type CheckProgress = {
  /** Checks planned before it have ended, and what they found is stored. */
  settledUntil: Date;
  /** The earliest check that has not ended or is not stored; null where nothing is planned. */
  awaits: string | null;
};

/** What a person asked for in between ends later than checks that were planned after it. */
const earliest = (cabinetId: RawBuilder<unknown>) => sql`least(
  (select min(requested_at) from position_requested_checks where cabinet_id = ${cabinetId} and outcome is null),
  (select min(next_due_at) from position_checks where cabinet_id = ${cabinetId}),
  (select min(slot_at) from position_outbox where cabinet_id = ${cabinetId})
)`;

/**
 * One statement, so one moment: a check that ends leaves its rows behind in the same transaction. Whoever reads stored
 * checks afterwards finds all of those planned before `settledUntil`, whatever way their batches took.
 */
// Slots are whole seconds, and what is added to the plan begins later than now.
export async function findCheckProgress(db: Db, cabinetId: number, now: Date): Promise<CheckProgress> {
  const { rows } = await sql<CheckProgress>`
    select least(plan.awaits, date_trunc('second', ${now}::timestamptz) + interval '1 second') as "settledUntil",
      plan.awaits::text as awaits
    from (select ${earliest(sql`${cabinetId}`)} as awaits) as plan`.execute(db);
  const [progress] = rows;
  if (!progress) throw new Error('A select without a table has one row.');
  return progress;
}

/** Cabinets with rules for which something has ended since they were judged. */
export async function listMovedCabinets(db: Db): Promise<{ cabinetId: number }[]> {
  const { rows } = await sql<{ cabinetId: number }>`
    select cabinet.id as "cabinetId"
    from (select distinct cabinet_id from position_alerts where is_on) as watched
    join cabinets as cabinet on cabinet.id = watched.cabinet_id and not cabinet.is_blocked
    cross join lateral (select ${earliest(sql`cabinet.id`)} as awaits) as plan
    where exists (
      select from position_alerts as alert
      where alert.cabinet_id = cabinet.id and alert.is_on and alert.awaits is distinct from plan.awaits
    )
    order by cabinet.id`.execute(db);
  return rows;
}
