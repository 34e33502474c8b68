import * as z from 'zod';
import { job } from '../../platform/background/queue.ts';

/** What people asked for in one cabinet. The rows say what is left, so that a job more or less changes nothing. */
export const checkAskedJob = job({
  name: 'positions.checkAsked',
  payload: z.object({ cabinetId: z.int() }),
  retryLimit: 2,
  retryDelaySeconds: 5,
  expireInSeconds: 15 * 60,
});
