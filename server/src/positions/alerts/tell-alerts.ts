import type { Context } from '../../platform/context.ts';
import { listMovedCabinets } from './find-plan.ts';
import { judgeCabinet } from './judge-cabinet.ts';
import { tellWaiting } from './tell-firings.ts';

/** Judges what has been checked since, and tells what is to be told by now. */
export async function tellAlerts(
  context: Pick<Context, 'db' | 'clickhouse' | 'clock' | 'log' | 'queue'>,
): Promise<void> {
  for (const cabinetId of await listMovedCabinets(context.db)) {
    try {
      await judgeCabinet(context, cabinetId);
    } catch (error) {
      // It stays due; the rules of others do not wait for it.
      context.log.warn({ cabinetId, err: error }, 'the position alerts of a cabinet could not be judged');
    }
  }
  await tellWaiting(context);
}
