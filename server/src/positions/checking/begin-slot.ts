import type { StepMinutes } from '@vitrina/contract/positions/rules.ts';
import type { Context } from '../../platform/context.ts';
import { listDueSlots, listGaps } from '../schedule/slots.ts';
import type { PositionsTables } from '../tables.ts';
import { type ClaimedCheck, checkRow } from './claim-checks.ts';
import { failureRows } from './outbox-rows.ts';

/**
 * Moves a claimed check to the slot of now. Slots that passed are not lost: the one that was tried ends under the name
 * of its last failure, the others as a gap. undefined: another worker was faster, be it with an attempt that left the slot
 * half answered.
 */
export async function beginSlot(
  { db }: Pick<Context, 'db'>,
  check: ClaimedCheck,
  { now, stepMinutes }: { now: Date; stepMinutes: StepMinutes },
): Promise<ClaimedCheck | undefined> {
  const { key, plannedAt, lastFailure } = check;
  const due = listDueSlots(plannedAt, now, check.slotKey, stepMinutes);
  const { current } = due;
  if (due.overdue === null) return check;
  return db
    .withTables<PositionsTables>()
    .transaction()
    .execute(async (trx) => {
      const moved = await checkRow(trx.updateTable('position_checks'), key)
        .set({ next_due_at: current, moved_ticks: 0, attempts: 0, answered_skus: [], last_failure: null })
        .where('next_due_at', '=', plannedAt)
        .where('attempts', '=', check.attempts)
        .executeTakeFirst();
      if (moved.numUpdatedRows === 0n) return undefined;
      const untold =
        lastFailure === null ? [] : failureRows(check, { slotAt: plannedAt, now, outcome: lastFailure });
      if (untold.length > 0) {
        await trx
          .insertInto('position_outbox')
          .values(untold)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      const gaps = listGaps(due, { wasTried: lastFailure !== null, stepMinutes });
      if (gaps.length > 0) {
        await trx
          .insertInto('position_gaps')
          .values(
            gaps.map(({ from, until }) => ({
              cabinet_id: key.cabinetId,
              term_id: key.termId,
              city_id: key.cityId,
              from_at: from,
              until_at: until,
              step_minutes: stepMinutes,
            })),
          )
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      return {
        ...check,
        plannedAt: current,
        movedTicks: 0,
        attempts: 0,
        lastFailure: null,
        answeredSkus: [],
      };
    });
}
