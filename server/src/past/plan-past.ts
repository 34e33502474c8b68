import type { TimedContext } from '../platform/context.ts';
import { FILLINGS } from './fillings.ts';
import type { PastTables } from './tables.ts';

/** From now on the past of this cabinet is to be filled in. */
export async function planPast({ db, clock }: TimedContext, cabinetId: number): Promise<void> {
  const before = clock.now();
  await db
    .withTables<PastTables>()
    .insertInto('past_fillings')
    .values(
      FILLINGS.map(({ subject, days }) => ({ cabinet_id: cabinetId, subject, days, before_at: before })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
