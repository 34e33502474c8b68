import { sql } from 'kysely';
import { addNotification } from '../../../notifications/add-notification.ts';
import type { TimedContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/postgres/database.ts';

/** Time enough to pay, and near enough not to be forgotten again. */
const NOTIFIED_BEFORE_DAYS = 3;

type Ending = { user_id: number; plan_type: number; active_to: Date; once_key: string };

/** Plans that end soon, that nothing follows and whose people do not know it yet. */
async function listEnding(db: Db, now: Date): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    select * from (
      select user_id, plan_type, active_to, 'planEnding:' || plan_type || ':' || extract(epoch from active_to) as once_key
      from tariffs
      where plan_type <> 0 and active_from <= ${now}::timestamptz
        and active_to > ${now}::timestamptz
        and active_to <= ${now}::timestamptz + make_interval(days => ${NOTIFIED_BEFORE_DAYS})
    ) ending
    where not exists (
      select from tariffs next where next.user_id = ending.user_id
        and next.active_from <= ending.active_to and next.active_to > ending.active_to
    ) and not exists (
      select from notifications as earlier where earlier.user_id = ending.user_id and earlier.once_key = ending.once_key
    )
    order by user_id`.execute(db);
  return rows;
}

export async function notifyOfPlanEnding({ db, clock }: TimedContext): Promise<void> {
  const at = clock.now();
  for (const { user_id, plan_type, active_to, once_key } of await listEnding(db, at)) {
    const event = { kind: 'planEnding', planType: plan_type, activeTo: active_to.toISOString() } as const;
    await addNotification(db, { userIds: [user_id], cabinetId: null, event, at, onceKey: once_key });
  }
}
