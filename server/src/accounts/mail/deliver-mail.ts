import { sendMail } from '../../integrations/mail/send-mail.ts';
import type { Context } from '../../platform/context.ts';
import { openMail } from './queue-mail.ts';

type Delivered = Pick<Context, 'env' | 'log' | 'secrets'>;

/** Throws while another try may help: the queue comes back later and later. */
export async function deliverMail(context: Delivered, job: { id: string; sealed: string }): Promise<void> {
  const { env, log } = context;
  if (env.SMTP_URL === '') throw new Error('SMTP_URL is not set: letters wait.');
  const { to, ...letter } = openMail(context, job);
  const answer = await sendMail(
    { url: env.SMTP_URL, from: { name: 'Vitrina', address: env.MAIL_FROM } },
    // A letter whose answer was lost goes out twice under one number, and mailboxes show it once.
    { to, ...letter, headers: { 'Message-ID': `<${job.id}@${env.MAIL_FROM.split('@').at(-1) ?? ''}>` } },
  );
  if (answer.outcome === 'sent') return;
  const event = { event: 'mail', outcome: answer.outcome, reason: answer.message, mailId: job.id };
  if (answer.outcome === 'refused') return log.warn(event, 'email permanently rejected');
  log.warn(event, 'email deferred');
  throw new Error(`The mail server: ${answer.outcome}`);
}
