import * as z from 'zod';
import { job } from '../../platform/background/queue.ts';

export const makeReadyCountsJob = job({
  name: 'my-requests.count',
  payload: z.object({ cabinetId: z.int() }),
  retryLimit: 3,
  retryDelaySeconds: 5,
  expireInSeconds: 5 * 60,
});
