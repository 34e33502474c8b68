import { NOTHING_KNOWN, readCell } from '@vitrina/contract/positions/matrix-cells.ts';
import type { CheckOutcome } from '@vitrina/contract/positions/places.ts';
import { findCabinet } from '../../cabinets/find-cabinet.ts';
import type { Context } from '../../platform/context.ts';
import { findTrackingBlock } from '../budget/find-tracking-block.ts';
import { fillRow } from '../matrix/get-matrix.ts';
import { listGaps } from '../matrix/list-gaps.ts';
import { listPauses } from '../matrix/list-pauses.ts';
import type { PositionsTables } from '../tables.ts';
import type { FollowedCell } from './get-followed-cell.ts';

/** Why a cell without any check is empty, as the matrix has it; null: nothing was due in it, or it has not come yet. */
export async function nameGap(
  context: Context,
  { followed, entry, span }: FollowedCell,
): Promise<CheckOutcome | null> {
  const grid = { ...span, bucketStarts: [span.startsAt], bucketSeconds: null };
  const [gaps, pauses] = await Promise.all([
    listGaps(context, entry, grid),
    listPauses(context, entry, grid),
  ]);
  const ofQuery = gaps.filter(({ termId }) => termId === followed.termId);
  const { cells } = fillRow(undefined, ofQuery, grid, { pauses, now: context.clock.now() });
  return readCell(cells[0] ?? NOTHING_KNOWN).gap;
}

/** When the query is looked at next for the entry; null while nothing is planned, or while no plan is kept to. */
export async function findNextCheck(
  context: Context,
  { followed, entry }: FollowedCell,
): Promise<Date | null> {
  const [check, block] = await Promise.all([
    context.db
      .withTables<PositionsTables>()
      .selectFrom('position_tracking')
      .innerJoin('position_checks', (join) =>
        join
          .onRef('position_checks.term_id', '=', 'position_tracking.term_id')
          .onRef('position_checks.city_id', '=', 'position_tracking.city_id'),
      )
      .select('retry_at')
      .where('entry_id', '=', entry.id)
      .where('position_tracking.term_id', '=', followed.termId)
      .where('position_checks.cabinet_id', '=', followed.cabinetId)
      // Another product may go on with the query.
      .where('is_checked', '=', true)
      .executeTakeFirst(),
    findCabinet(context, followed.cabinetId).then((cabinet) => findTrackingBlock(context, cabinet)),
  ]);
  return block === undefined ? (check?.retry_at ?? null) : null;
}
