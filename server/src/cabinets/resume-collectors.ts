import type { CollectorState } from '@vitrina/contract/cabinet.ts';
import type { TimedContext } from '../platform/context.ts';
import type { CabinetsTables } from './tables.ts';

/** Every collector of the cabinet, or the one that is named, is due at once: there is a new key, or a person asks. */
export async function resumeCollectors(
  { db, clock }: TimedContext,
  cabinetId: number,
  collector?: CollectorState['collector'],
): Promise<void> {
  const states = db
    .withTables<CabinetsTables>()
    .updateTable('collector_states')
    .set({ next_try_at: clock.now(), failures: 0 })
    .where('cabinet_id', '=', cabinetId);
  await (collector === undefined ? states : states.where('collector', '=', collector)).execute();
}
