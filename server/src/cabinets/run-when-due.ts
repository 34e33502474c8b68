import type { CollectorState } from '@vitrina/contract/cabinet.ts';
import type { Context } from '../platform/context.ts';
import { listDueCabinets } from './list-due-cabinets.ts';

/**
 * A collector's turn, unless another worker is at it or it is not due any more: a turn that lasts longer than the pause
 * between plans is planned again meanwhile. False: another worker is at it.
 */
export async function runWhenDue(
  context: Pick<Context, 'db' | 'clock' | 'locks'>,
  cabinetId: number,
  collector: CollectorState['collector'],
  run: () => Promise<void>,
): Promise<boolean> {
  return context.locks.runAlone(`${collector} of cabinet ${cabinetId}`, async () => {
    const due = await listDueCabinets(context, collector, cabinetId);
    if (due.length > 0) await run();
  });
}
