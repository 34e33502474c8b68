import { SECOND_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import type { AbTestsTables } from '../tables.ts';
import { ASSUMED_DELAY, ASSUMED_PICTURE_MS, type CounterDelay } from './delay.ts';

export type Delays = {
  pictureMs: number;
  counters: CounterDelay;
  /** The Moscow day whose beginning showed the delay of counters; null: it is assumed. */
  measuredOn: string | null;
};

export async function readDelays({ db }: DbContext, cabinetId: number): Promise<Delays> {
  const row = await db
    .withTables<AbTestsTables>()
    .selectFrom('ab_delays')
    .selectAll()
    .where('cabinet_id', '=', cabinetId)
    .executeTakeFirst();
  const picture = row?.picture_seconds ?? null;
  const least = row?.counter_least_seconds ?? null;
  const most = row?.counter_seconds ?? null;
  return {
    pictureMs: picture === null ? ASSUMED_PICTURE_MS : picture * SECOND_MS,
    counters:
      least === null || most === null
        ? ASSUMED_DELAY
        : { leastMs: least * SECOND_MS, mostMs: most * SECOND_MS },
    measuredOn: row?.counters_measured_on ?? null,
  };
}

type Measured = { cabinetId: number; day: string; delay: CounterDelay };

export async function storeCounterDelay(
  { db }: DbContext,
  { cabinetId, day, delay }: Measured,
): Promise<void> {
  const measured = {
    counter_least_seconds: Math.floor(delay.leastMs / SECOND_MS),
    counter_seconds: Math.ceil(delay.mostMs / SECOND_MS),
    counters_measured_on: day,
  };
  await db
    .withTables<AbTestsTables>()
    .insertInto('ab_delays')
    .values({ cabinet_id: cabinetId, picture_seconds: null, ...measured })
    .onConflict((conflict) => conflict.column('cabinet_id').doUpdateSet(measured))
    .execute();
}

type Switched = { cabinetId: number; seconds: number };

/**
 * How long a picture took from its order until the card was read with it. Rises at once and falls slowly: one quick
 * picture does not promise the next.
 */
export async function recordPictureDelay({ db }: DbContext, { cabinetId, seconds }: Switched): Promise<void> {
  await sql`
    insert into ab_delays (cabinet_id, picture_seconds) values (${cabinetId}, ${seconds})
    on conflict (cabinet_id) do update set picture_seconds = greatest(
      excluded.picture_seconds,
      round(coalesce(ab_delays.picture_seconds, 0) * 0.9 + excluded.picture_seconds * 0.1))`.execute(db);
}
