import * as z from 'zod';
import { job } from '../../platform/background/queue.ts';

/** Own cards of a cabinet that are due. Their rows say what is left, so a job more changes nothing. */
export const lookAtOwnJob = job({
  name: 'cards.lookAtOwn',
  payload: z.object({ cabinetId: z.int() }),
  retryLimit: 2,
  retryDelaySeconds: 5,
  expireInSeconds: 15 * 60,
});
