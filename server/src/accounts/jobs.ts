import { DAY_SECONDS } from '@vitrina/contract/durations.ts';
import { type Loop, startLoop } from '../platform/background/loop.ts';
import type { Context } from '../platform/context.ts';
import { deliverMail } from './mail/deliver-mail.ts';
import { sendMailJob } from './mail/send-mail.job.ts';
import { workMessenger } from './messenger/jobs.ts';
import { sendRecoveryJob } from './passwords/send-recovery.job.ts';
import { sendRecovery } from './passwords/send-recovery.ts';
import { sweepAccounts } from './sweep.ts';

const SWEEP_SECONDS = DAY_SECONDS;

export async function workAccounts(context: Context): Promise<Loop[]> {
  await context.queue.work(sendMailJob, 2, (job) => deliverMail(context, job));
  await context.queue.work(sendRecoveryJob, 2, (job) => sendRecovery(context, job));
  const sweep = startLoop(context, 'sweep accounts', SWEEP_SECONDS, () => sweepAccounts(context));
  return [sweep, ...(await workMessenger(context))];
}
