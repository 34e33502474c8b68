import type { Context } from '../../platform/context.ts';
import { makeReadyCountsJob } from './make-ready-counts.job.ts';

/** The next one who asks finds them ready. */
export async function orderReadyCounts({ queue }: Pick<Context, 'queue'>, cabinetId: number): Promise<void> {
  await queue.publish(makeReadyCountsJob, { cabinetId }, { singletonKey: String(cabinetId) });
}
