import { linkTo } from '../../../accounts/mail/link-to.ts';
import { queueMail } from '../../../accounts/mail/queue-mail.ts';
import type { AccountsTables } from '../../../accounts/tables.ts';
import { addNotification } from '../../../notifications/add-notification.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/postgres/database.ts';
import { type PlanEvent, writePlanLetter } from '../mail/write-plan-letter.ts';

export type Notifying = Pick<Context, 'db' | 'clock' | 'log' | 'queue' | 'secrets' | 'env'>;

type Notice = { userId: number; event: PlanEvent; onceKey: string; at: Date };

/** A line in the bell and a letter with it, both once; letters go to addresses that somebody has confirmed. */
export async function notifyOfPlan(
  context: Notifying,
  trx: Db,
  { userId, event, onceKey, at }: Notice,
): Promise<void> {
  const added = await addNotification(trx, { userIds: [userId], cabinetId: null, event, at, onceKey });
  if (added.length === 0) return;
  const person = await trx
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  if (!person) return;
  const url = linkTo(context, '/pages/account-settings/tariff');
  const letter = writePlanLetter(person.language, event, url);
  await queueMail(context, trx, { to: person.email, language: person.language, letter });
}
