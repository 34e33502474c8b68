import * as z from 'zod';
import { job } from '../../platform/background/queue.ts';

/** The words are read when they are sent: nothing about people waits in the queue. */
export const messageOwnerJob = job({
  name: 'tell-position-alert',
  payload: z.object({ notificationId: z.int() }),
  // About an hour in all: what fell longer ago is read in the bell.
  retryLimit: 10,
  retryDelaySeconds: 10,
  longestDelaySeconds: 600,
  expireInSeconds: 120,
});
