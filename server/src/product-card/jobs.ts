import { type Loop, startLoop } from '../platform/background/loop.ts';
import { machineClock } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { makeRunJob } from './runs/make-run.job.ts';
import { makeRun } from './runs/make-run.ts';
import { planRuns } from './runs/plan-runs.ts';

/** A run waits for the storefront most of its time. */
const RUNS_AT_ONCE = 2;
const PLAN_EVERY_SECONDS = 5;

export async function workProductCard(context: Context): Promise<Loop[]> {
  const stopping = new AbortController();
  await context.queue.work(makeRunJob, RUNS_AT_ONCE, ({ runId }) => makeRun(context, runId, stopping.signal));
  return [
    // Silence of a worker is measured by the machine's time.
    startLoop({ clock: machineClock, log: context.log }, 'plan card runs', PLAN_EVERY_SECONDS, () =>
      planRuns(context),
    ),
    // A run that is being made is left to another worker.
    { stop: async () => stopping.abort() },
  ];
}
