import { HOUR_SECONDS } from '@vitrina/contract/durations.ts';
import * as z from 'zod';
import { job } from '../platform/background/queue.ts';

/** Begun again by the planner of exports, which looks at their rows; the queue itself repeats nothing. */
export const makeExportJob = job({
  name: 'exports.make',
  payload: z.object({ exportId: z.uuid() }),
  retryLimit: 0,
  retryDelaySeconds: 1,
  expireInSeconds: HOUR_SECONDS,
});
