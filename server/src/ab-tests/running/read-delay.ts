import { MINUTE_MS, SECOND_MS } from '@vitrina/contract/durations.ts';
import type { DbContext } from '../../platform/context.ts';
import type { AbTestsTables } from '../tables.ts';

/** Until it is measured: the least interval is an hour then. */
const ASSUMED_MINUTES = 15;

export type Delay = { minutes: number; isMeasured: boolean };

/** From a switch until the counters show it: pictures and counters together. */
export async function readDelay({ db }: DbContext, cabinetId: number): Promise<Delay> {
  const measured = await db
    .withTables<AbTestsTables>()
    .selectFrom('ab_delays')
    .select(['picture_seconds', 'counter_seconds'])
    .where('cabinet_id', '=', cabinetId)
    .executeTakeFirst();
  const { picture_seconds: picture = null, counter_seconds: counter = null } = measured ?? {};
  if (picture === null || counter === null) return { minutes: ASSUMED_MINUTES, isMeasured: false };
  return { minutes: Math.ceil(((picture + counter) * SECOND_MS) / MINUTE_MS), isMeasured: true };
}
