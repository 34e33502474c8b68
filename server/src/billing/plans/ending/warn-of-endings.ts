import { DAY_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { addNotification } from '../../../notifications/add-notification.ts';
import type { TimedContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/postgres/database.ts';
import { getWalletInfo } from '../../wallet/get-wallet-info.ts';
import { listGrants } from '../list-grants.ts';
import { readSlots } from '../slots-of.ts';
import type { PlansTables } from '../tables.ts';
import { judgeWarning, WARNED_BEFORE_DAYS } from './judge-warning.ts';

/** Whoever has something that ends soon and has not been warned of that end by the warning that is due. */
async function listCandidates(db: Db, now: Date): Promise<number[]> {
  const [longest, shortest] = WARNED_BEFORE_DAYS;
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const { rows } = await sql<{ user_id: number }>`
    with ending as (
      select user_id, active_to from tariffs where active_to > ${now} and active_to <= ${at(longest)}
      union
      select user_id, active_to from plan_grants where active_to > ${now} and active_to <= ${at(longest)}
    )
    select distinct user_id from ending
    where not exists (
      select from notifications as earlier
      where earlier.user_id = ending.user_id and earlier.once_key = 'planEnding:' ||
        case when active_to <= ${at(shortest)} then ${shortest}::integer else ${longest}::integer end
        || ':' || floor(extract(epoch from active_to) * 1000)::bigint
    )
    order by user_id`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Three days and one day before a plan ends: what ends, and whether it will be renewed by itself. */
export async function warnOfEndings({ db, clock }: TimedContext): Promise<void> {
  const at = clock.now();
  const tables = db.withTables<PlansTables>();
  for (const userId of await listCandidates(db, at)) {
    const [slots, grants, renewal, wallet] = await Promise.all([
      readSlots(tables, userId),
      listGrants(tables, userId, at),
      tables.selectFrom('plan_renewals').select('user_id').where('user_id', '=', userId).executeTakeFirst(),
      getWalletInfo({ db }, userId),
    ]);
    const holding = { slots, grants, renews: renewal !== undefined, available: wallet.available };
    const warning = judgeWarning(holding, at);
    if (warning)
      await db
        .transaction()
        .execute((trx) => addNotification(trx, { userIds: [userId], cabinetId: null, ...warning, at }));
  }
}
