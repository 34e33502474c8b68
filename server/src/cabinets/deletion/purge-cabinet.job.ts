import * as z from 'zod';
import { job } from '../../platform/background/queue.ts';

export const purgeCabinetJob = job({
  name: 'purge-cabinet',
  payload: z.object({ cabinetId: z.int() }),
  retryLimit: 20,
  retryDelaySeconds: 30,
  expireInSeconds: 900,
});
