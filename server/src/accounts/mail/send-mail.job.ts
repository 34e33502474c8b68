import * as z from 'zod';
import { job } from '../../platform/background/queue.ts';

/** Sealed, because letters carry codes and the queue lies in the database; `id` is the letter's place and number. */
export const sendMailJob = job({
  name: 'send-mail',
  payload: z.object({ id: z.uuid(), sealed: z.string() }),
  // Doubling from fifteen seconds to half an hour: a day without a mail server loses no invitation.
  retryLimit: 60,
  retryDelaySeconds: 15,
  longestDelaySeconds: 30 * 60,
  expireInSeconds: 120,
});
