import type { Language } from '@vitrina/contract/languages.ts';
import { sql } from 'kysely';
import { queueMail } from '../../accounts/mail/queue-mail.ts';
import { writeLetter } from '../../accounts/mail/write-letter.ts';
import { addNotification } from '../../notifications/add-notification.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';

type Reminding = Pick<Context, 'db' | 'clock' | 'env' | 'queue' | 'secrets'>;
type Crossing = {
  userId: number;
  isBelow: boolean;
  threshold: number;
  available: number;
  email: string;
  isVerified: boolean;
  language: Language;
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
    from crossing join users on users.id = crossing.user_id
    where wallet_reminders.user_id = crossing.user_id
    returning crossing.user_id as "userId", crossing.is_below as "isBelow", threshold, crossing.available,
      email, email_verified_at is not null as "isVerified", language`.execute(trx);
  return rows;
}

async function remind(context: Reminding, trx: Db, crossing: Crossing): Promise<void> {
  const { userId, threshold, available, email, isVerified, language } = crossing;
  await addNotification(trx, {
    userIds: [userId],
    cabinetId: null,
    event: { kind: 'walletLow', available, threshold },
    at: context.clock.now(),
    replacesUnread: true,
  });
  if (!isVerified) return;
  const letter = writeLetter(context, language, 'walletLow', { available, threshold });
  await queueMail(context, trx, { to: email, language, letter });
}

/** A notice in the bell and a letter, once a fall: the next one begins above the threshold. */
export async function remindOfBalance(context: Reminding): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    for (const crossing of await noteCrossings(trx))
      if (crossing.isBelow) await remind(context, trx, crossing);
  });
}
