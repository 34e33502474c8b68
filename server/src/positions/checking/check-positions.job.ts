import * as z from 'zod';
import { job } from '../../platform/background/queue.ts';

/** What is due in one cabinet. Its rows say what is left, so the queue repeats only what broke, and a job more changes nothing. */
const checkJob = (name: string) =>
  job({
    name,
    payload: z.object({ cabinetId: z.int() }),
    retryLimit: 2,
    retryDelaySeconds: 5,
    expireInSeconds: 15 * 60,
  });

export const checkPositionsJob = checkJob('positions.check');

/** The same for what people asked for. */
export const checkRequestedJob = checkJob('positions.checkAsked');
