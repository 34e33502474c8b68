import * as z from 'zod';
import { job } from '../../platform/background/queue.ts';

export const collectOwnAnalyticsJob = job({
  name: 'own-analytics.collect',
  payload: z.object({ cabinetId: z.int() }),
  retryLimit: 2,
  retryDelaySeconds: 5,
  expireInSeconds: 15 * 60,
});
