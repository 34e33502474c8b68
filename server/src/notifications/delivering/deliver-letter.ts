import type { Language } from '@vitrina/contract/languages.ts';
import { sql } from 'kysely';
import { renderText } from '../../accounts/mail/queue-mail.ts';
import { renderHtml } from '../../accounts/mail/render-html.ts';
import { sendMail } from '../../integrations/mail/send-mail.ts';
import type { Db } from '../../platform/postgres/database.ts';
import type { Delivering, Delivery } from './delivery.ts';
import { beginSending, endDeliveries, putBack } from './end-delivery.ts';
import { pauseAfter } from './judge-sent.ts';
import { writeNotificationLetter } from './write-letter.ts';

type Addressee = { email: string; isVerified: boolean; language: Language; isPerhapsSeen: boolean };

async function findAddressee(
  db: Db,
  userId: number,
  { notificationId }: Delivery,
): Promise<Addressee | undefined> {
  const { rows } = await sql<Addressee>`
    select email, email_verified_at is not null as "isVerified", language,
      exists (
        select from notification_deliveries
        where notification_id = ${notificationId} and channel = 'messenger' and state = 'unknown'
      ) as "isPerhapsSeen"
    from users where id = ${userId}`.execute(db);
  return rows[0];
}

/** A letter whose answer was lost goes out again under the same number, and mailboxes show it once. */
export async function deliverLetter(context: Delivering, userId: number, delivery: Delivery): Promise<void> {
  const { db, clock, env, log } = context;
  const held = [delivery];
  const person = await findAddressee(db, userId, delivery);
  if (!person?.isVerified)
    return endDeliveries(db, held, { state: 'failed', reason: 'unverified', at: clock.now() });
  const pauseMs = pauseAfter(delivery.attempts);
  // No mail server is set up yet: letters wait.
  if (env.SMTP_URL === '') return putBack(db, held, { at: clock.now(), pauseMs });
  const { language, email, isPerhapsSeen } = person;
  const letter = writeNotificationLetter(context, language, delivery, isPerhapsSeen);
  if (!(await beginSending(db, held))) return;
  const answer = await sendMail(
    { url: env.SMTP_URL, from: { name: 'Vitrina', address: env.MAIL_FROM } },
    {
      to: email,
      subject: letter.subject,
      html: renderHtml(language, letter),
      text: renderText(letter),
      headers: {
        'Message-ID': `<notification-${delivery.notificationId}@${env.MAIL_FROM.split('@').at(-1) ?? ''}>`,
      },
    },
  );
  const at = clock.now();
  if (answer.outcome === 'sent') return endDeliveries(db, held, { state: 'sent', at });
  log.warn(
    { event: 'mail', outcome: answer.outcome, reason: answer.message, deliveryId: delivery.id },
    'notification letter not taken',
  );
  if (answer.outcome === 'refused')
    return endDeliveries(db, held, { state: 'failed', reason: 'refused', at });
  return putBack(db, held, { at, pauseMs });
}
