import * as z from 'zod';
import { job } from '../platform/background/queue.ts';

/** Retries are planned in the cabinet's own line (collector_states), so the queue itself does not repeat. */
export const syncProductsJob = job({
  name: 'products.sync',
  payload: z.object({ cabinetId: z.int() }),
  retryLimit: 2,
  retryDelaySeconds: 5,
  expireInSeconds: 10 * 60,
});
