import * as z from 'zod';
import { job } from '../../platform/background/queue.ts';

/** The address is sealed: what people type there may be nobody's, and the queue is no list of addresses. */
export const sendRecoveryJob = job({
  name: 'send-recovery',
  payload: z.object({ id: z.uuid(), sealed: z.string() }),
  retryLimit: 5,
  retryDelaySeconds: 5,
  expireInSeconds: 60,
});
