import type { Context } from '../platform/context.ts';
import type { CabinetsTables } from './tables.ts';

/** After a new key every collector of the cabinet is due at once. */
export async function resumeCollectors(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  cabinetId: number,
): Promise<void> {
  await db
    .withTables<CabinetsTables>()
    .updateTable('collector_states')
    .set({ next_try_at: clock.now(), failures: 0 })
    .where('cabinet_id', '=', cabinetId)
    .execute();
}
