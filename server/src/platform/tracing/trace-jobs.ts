import type { Queue } from '../background/queue.ts';
import type { Tracing } from './tracing.ts';

/** A trace for each run of a job, by the job's name. */
export const traceJobs = (queue: Queue, tracing: Tracing): Queue => ({
  ...queue,
  work: (what, atOnce, handler) =>
    queue.work(what, atOnce, async (payload) => {
      const trace = tracing.begin('job', what.name, { 'messaging.destination.name': what.name });
      try {
        const result = await trace.runWithin(() => handler(payload));
        trace.end({ isFailed: false });
        return result;
      } catch (error) {
        trace.end({ isFailed: true });
        throw error;
      }
    }),
});
