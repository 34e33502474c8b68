import type { StepMinutes } from '@vitrina/contract/positions/rules.ts';
import { sql } from 'kysely';
import type { EntryRow } from '../get-entry.ts';
import { listDueSlots, listGaps } from '../schedule/slots.ts';
import type { PositionsDb } from '../tables.ts';

type Due = { term_id: number; next_due_at: Date; tick_offset: number; is_shared: boolean };

/**
 * What a pause cuts off: slots that passed before it without a worker are named as missed, because their plan goes with
 * the pause. Answers from when the pause counts: the beginning of the slot that is under way, or now.
 */
export async function endUnfinished(
  db: PositionsDb,
  { id, cabinet_id: cabinetId, city_id: cityId }: EntryRow,
  { now, stepMinutes }: { now: Date; stepMinutes: StepMinutes },
): Promise<Date> {
  const due = await sql<Due>`
    select planned.term_id, planned.next_due_at, planned.tick_offset, exists (
      select from position_tracking as other
      where other.term_id = planned.term_id and other.city_id = planned.city_id and other.is_checked
    ) as is_shared
    from position_tracking as followed
    join position_checks as planned using (cabinet_id, term_id, city_id)
    where followed.entry_id = ${id} and planned.next_due_at <= ${now}`.execute(db);
  let from = now;
  for (const {
    term_id: termId,
    next_due_at: plannedAt,
    tick_offset: tickOffset,
    is_shared: isShared,
  } of due.rows) {
    const slots = listDueSlots(plannedAt, now, { cabinetId, tickOffset }, stepMinutes);
    if (slots.current < from) from = slots.current;
    // Whoever follows the same query keeps its plan, and its worker names what was missed.
    if (slots.overdue === null || isShared) continue;
    const gaps = listGaps(slots, { wasTried: false, stepMinutes });
    await db
      .insertInto('position_gaps')
      .values(
        gaps.map((gap) => ({
          cabinet_id: cabinetId,
          term_id: termId,
          city_id: cityId,
          from_at: gap.from,
          until_at: gap.until,
          step_minutes: stepMinutes,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return from;
}
