import { sql } from 'kysely';
import type { Places, PositionsDb } from '../tables.ts';
import { isFree } from './leases.ts';
import type { Renewed } from './renew-tick-offsets.ts';

export type LockedCheck = Renewed & { query: string; places: Places };

type Row = {
  term_id: number;
  city_id: number;
  query: string;
  next_due_at: Date;
  tick_offset: number;
  moved_ticks: number;
  priority: number;
  first_due_at: Date | null;
  places: Places;
  skus: string[];
};

/**
 * The checks of a cabinet for a change of their order, held until it is made. Those in another worker's hands are left
 * out: nothing here waits, so nothing can be waited for in a circle.
 */
export async function lockChecks(db: PositionsDb, cabinetId: number): Promise<LockedCheck[]> {
  // Additions and removals take the cabinet's row as well (change-tracking.ts).
  await sql`select from cabinets where id = ${cabinetId} for no key update`.execute(db);
  const locked = await sql<Row>`
    select planned.term_id, planned.city_id, term.query, planned.next_due_at, planned.tick_offset, planned.moved_ticks,
      planned.priority, planned.first_due_at, planned.places,
      array(
        select sku::text from position_tracking as followed
        where followed.term_id = planned.term_id and followed.city_id = planned.city_id and is_checked
      ) as skus
    from position_checks as planned
    join position_terms as term on term.id = planned.term_id
    where planned.cabinet_id = ${cabinetId}
      and ${isFree}
    for update of planned skip locked`.execute(db);
  return locked.rows.map((row) => ({
    termId: row.term_id,
    cityId: row.city_id,
    query: row.query,
    slotAt: row.next_due_at,
    tickOffset: row.tick_offset,
    movedTicks: row.moved_ticks,
    priority: row.priority,
    isHeld: row.first_due_at !== null && row.first_due_at >= row.next_due_at,
    places: row.places,
    skus: row.skus.map(Number),
  }));
}

type Moved = Pick<LockedCheck, 'termId' | 'cityId' | 'slotAt' | 'movedTicks'>;

/** Writes the slots of checks that have not begun. */
export async function storeSlots(db: PositionsDb, cabinetId: number, moved: readonly Moved[]): Promise<void> {
  if (moved.length === 0) return;
  await sql`
    update position_checks as planned
    set next_due_at = moved.slot_at, retry_at = moved.slot_at, moved_ticks = moved.ticks
    from unnest(
      ${moved.map((check) => check.termId)}::integer[],
      ${moved.map((check) => check.cityId)}::integer[],
      ${moved.map((check) => check.slotAt.toISOString())}::timestamptz[],
      ${moved.map((check) => check.movedTicks)}::integer[]
    ) as moved (term_id, city_id, slot_at, ticks)
    where planned.cabinet_id = ${cabinetId} and planned.term_id = moved.term_id
      and planned.city_id = moved.city_id`.execute(db);
}
