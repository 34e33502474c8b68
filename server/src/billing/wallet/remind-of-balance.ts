import { sql } from 'kysely';
import { addNotification } from '../../notifications/add-notification.ts';
import type { TimedContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';

type Crossing = {
  userId: number;
  isBelow: boolean;
  threshold: number;
  available: number;
};

/** Of one round; the next one follows within a minute. */
const MOST_AT_ONCE = 200;

/** Wallets that have crossed the threshold of their person, in either direction, since the last round. */
async function noteCrossings(trx: Db): Promise<Crossing[]> {
  const { rows } = await sql<Crossing>`
    with crossing as (
      select user_id, coalesce(available, 0) as available, coalesce(available, 0) < threshold as is_below
      from wallet_reminders left join wallets using (user_id)
      where is_below <> (coalesce(available, 0) < threshold)
      order by user_id limit ${MOST_AT_ONCE}
      for update of wallet_reminders skip locked
    )
    update wallet_reminders set is_below = crossing.is_below
    from crossing
    where wallet_reminders.user_id = crossing.user_id
    returning crossing.user_id as "userId", crossing.is_below as "isBelow", threshold, crossing.available`.execute(
    trx,
  );
  return rows;
}

/** Once a fall: the next one begins above the threshold. */
export async function remindOfBalance({ db, clock }: TimedContext): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { userId, isBelow, threshold, available } of await noteCrossings(trx)) {
      if (!isBelow) continue;
      await addNotification(trx, {
        userIds: [userId],
        cabinetId: null,
        event: { kind: 'walletLow', available, threshold },
        at: clock.now(),
        replacesUnread: true,
      });
    }
  });
}
