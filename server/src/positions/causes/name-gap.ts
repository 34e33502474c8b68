import type { CheckOutcome } from '@vitrina/contract/positions/places.ts';
import type { Context } from '../../platform/context.ts';
import type { PositionsTables } from '../tables.ts';
import type { FollowedCell } from './get-followed-cell.ts';

/** Why a cell without any check is empty; null: nothing was due in it, or it has not come yet. */
export async function nameGap(
  { db }: Pick<Context, 'db'>,
  { followed, followedSince, span }: FollowedCell,
): Promise<CheckOutcome | null> {
  const gap = await db
    .withTables<PositionsTables>()
    .selectFrom('position_gaps')
    .select('from_at')
    .where('cabinet_id', '=', followed.cabinetId)
    .where('term_id', '=', followed.termId)
    .where('city_id', '=', followed.cityId)
    .where('from_at', '<', span.endsAt)
    .where('until_at', '>', followedSince > span.startsAt ? followedSince : span.startsAt)
    .executeTakeFirst();
  return gap === undefined ? null : 'missed';
}

/** When the query is looked at next; null while nothing is planned. */
export async function findNextCheck(
  { db }: Pick<Context, 'db'>,
  { followed }: FollowedCell,
): Promise<Date | null> {
  const check = await db
    .withTables<PositionsTables>()
    .selectFrom('position_checks')
    .select('next_due_at')
    .where('cabinet_id', '=', followed.cabinetId)
    .where('term_id', '=', followed.termId)
    .where('city_id', '=', followed.cityId)
    .executeTakeFirst();
  return check?.next_due_at ?? null;
}
