import { findCabinet } from '../cabinets/find-cabinet.ts';
import type { Loop } from '../platform/background/loop.ts';
import type { Context } from '../platform/context.ts';
import { keepCurve } from './curves/keep-curve.ts';
import { keepCurvesJob } from './curves/keep-curves.job.ts';

export async function workRequestStatistics(context: Context): Promise<Loop[]> {
  await context.queue.work(keepCurvesJob, 1, async ({ cabinetId, spans }) => {
    // It may have been deleted since.
    if (!(await findCabinet(context, cabinetId))) return;
    for (const span of spans) await keepCurve(context, cabinetId, span);
  });
  return [];
}
