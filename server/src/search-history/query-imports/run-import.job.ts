import * as z from 'zod';
import { job } from '../../platform/background/queue.ts';

/** The planner of imports publishes again what no worker ended. */
export const runImportJob = job({
  name: 'imports.run',
  payload: z.object({ importId: z.uuid() }),
  retryLimit: 0,
  retryDelaySeconds: 1,
  expireInSeconds: 30 * 60,
});
