import type { Context } from '../platform/context.ts';
import type { Loop } from '../platform/loop.ts';
import { deliverMail } from './mail/deliver-mail.ts';
import { sendMailJob } from './mail/send-mail.job.ts';

export async function workAccounts(context: Context): Promise<Loop[]> {
  await context.queue.work(sendMailJob, 2, (job) => deliverMail(context, job));
  return [];
}
