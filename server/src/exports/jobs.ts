import { HOUR_SECONDS } from '@vitrina/contract/durations.ts';
import { type Loop, startLoop } from '../platform/background/loop.ts';
import { machineClock } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { makeExportJob } from './make-export.job.ts';
import { type Makers, makeExport } from './make-export.ts';
import { planExports } from './plan-exports.ts';
import { sweepExports } from './sweep-exports.ts';

/** A workbook of a hundred thousand rows takes four seconds of computing: one at a time in a worker. */
const FILES_AT_ONCE = 1;
const PLAN_EVERY_SECONDS = 5;
const SWEEP_EVERY_SECONDS = HOUR_SECONDS;

export async function workExports(context: Context, makers: Makers): Promise<Loop[]> {
  const stopping = new AbortController();
  await context.queue.work(makeExportJob, FILES_AT_ONCE, ({ exportId }) =>
    makeExport(context, makers, exportId, stopping.signal),
  );
  return [
    // Silence of a worker is measured by the machine's time.
    startLoop({ clock: machineClock, log: context.log }, 'plan exports', PLAN_EVERY_SECONDS, () =>
      planExports(context),
    ),
    startLoop(context, 'sweep exports', SWEEP_EVERY_SECONDS, () => sweepExports(context)),
    // A file that is being made is left to another worker.
    { stop: async () => stopping.abort() },
  ];
}
