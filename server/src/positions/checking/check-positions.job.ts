import * as z from 'zod';
import { job } from '../../platform/background/queue.ts';

/** A tick of one cabinet. What failed is planned again in its own rows, so the queue repeats only broken turns. */
export const checkPositionsJob = job({
  name: 'positions.check',
  payload: z.object({ cabinetId: z.int() }),
  retryLimit: 2,
  retryDelaySeconds: 5,
  expireInSeconds: 15 * 60,
});
