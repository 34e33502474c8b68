import type { Context } from '../../platform/context.ts';
import type { OfficeTables } from '../tables.ts';
import { type Action, lockActions, logAction, recordAction } from './record-action.ts';

/** Pages, and a screen that asks once more: looking at one person for a while is one action. */
export const SAME_READ_MINUTES = 15;

/** Before anything is read: what cannot be recorded is not shown. */
export async function recordRead(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  read: Omit<Action, 'at' | 'reason' | 'requestKey'> & { operatorId: number },
): Promise<void> {
  const action: Action = { ...read, at: clock.now() };
  const since = new Date(action.at.getTime() - SAME_READ_MINUTES * 60_000);
  const recorded = await db.transaction().execute(async (trx) => {
    await lockActions(trx);
    const earlier = await trx
      .withTables<OfficeTables>()
      .selectFrom('office_actions')
      .select('id')
      .where('operator_id', '=', read.operatorId)
      .where('kind', '=', read.kind)
      .where('user_id', 'is not distinct from', read.userId ?? null)
      .where('details', '=', read.details ?? {})
      .where('at', '>', since)
      .limit(1)
      .executeTakeFirst();
    return earlier ? undefined : recordAction(trx, action);
  });
  if (recorded) logAction(log, action, recorded);
}
