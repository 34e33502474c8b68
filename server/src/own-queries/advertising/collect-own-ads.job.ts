import * as z from 'zod';
import { job } from '../../platform/background/queue.ts';

export const collectOwnAdsJob = job({
  name: 'own-ads.collect',
  payload: z.object({ cabinetId: z.int() }),
  retryLimit: 2,
  retryDelaySeconds: 5,
  expireInSeconds: 5 * 60,
});
