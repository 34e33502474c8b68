import * as z from 'zod';
import { job } from '../../platform/queue.ts';

/** Sealed, because letters carry codes and the queue lies in the database; `id` is the letter's place and number. */
export const sendMailJob = job({
  name: 'send-mail',
  payload: z.object({ id: z.uuid(), sealed: z.string() }),
  // Doubling from fifteen seconds: some four hours in all, and links live for one.
  retryLimit: 10,
  retryDelaySeconds: 15,
  expireInSeconds: 120,
});
