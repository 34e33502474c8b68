import * as z from 'zod';
import { job } from '../../platform/background/queue.ts';

export const collectTopQueriesJob = job({
  name: 'search-history.top-queries',
  payload: z.object({ cabinetId: z.int() }),
  retryLimit: 2,
  retryDelaySeconds: 5,
  expireInSeconds: 10 * 60,
});
