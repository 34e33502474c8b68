import { Day } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import { job } from '../../platform/background/queue.ts';

export const keepCurvesJob = job({
  name: 'request-statistics.keep-curves',
  payload: z.object({ cabinetId: z.int(), spans: z.array(z.object({ from: Day, to: Day })) }),
  retryLimit: 3,
  retryDelaySeconds: 5,
  expireInSeconds: 5 * 60,
});
