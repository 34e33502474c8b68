import { findCabinet } from '../cabinets/find-cabinet.ts';
import type { Loop } from '../platform/background/loop.ts';
import type { Context } from '../platform/context.ts';
import { makeReadyCountsJob } from './ready/make-ready-counts.job.ts';
import { makeReadyCounts } from './ready/make-ready-counts.ts';

export async function workMyRequests(context: Context): Promise<Loop[]> {
  await context.queue.work(makeReadyCountsJob, 1, async ({ cabinetId }) => {
    // It may have been deleted since.
    if (await findCabinet(context, cabinetId)) await makeReadyCounts(context, cabinetId);
  });
  return [];
}
