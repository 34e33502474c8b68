import { HOUR_SECONDS } from '@vitrina/contract/durations.ts';
import * as z from 'zod';
import { job } from '../../platform/background/queue.ts';

/** Begun again by the planner, which looks at the rows of the runs; the queue itself repeats nothing. */
export const makeRunJob = job({
  name: 'productCard.run',
  payload: z.object({ runId: z.uuid() }),
  retryLimit: 0,
  retryDelaySeconds: 1,
  expireInSeconds: HOUR_SECONDS,
});
