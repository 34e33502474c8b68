import { sql } from 'kysely';
import type { Db } from '../../src/platform/postgres/database.ts';

/** Wallets whose frozen points are not those of the holds that have not ended. */
export async function findLostHolds(db: Db): Promise<{ userId: number; frozen: number; held: number }[]> {
  const { rows } = await sql<{ userId: number; frozen: number; held: number }>`
    select wallets.user_id as "userId", frozen, coalesce(held, 0)::bigint as held
    from wallets left join (
      select user_id, sum(points) as held from wallet_holds where state = 'held' group by user_id
    ) holds using (user_id)
    where frozen <> coalesce(held, 0)`.execute(db);
  return rows;
}

/** How the n-th hold of a plan ends; some are forgotten, as by a test that died. */
export function plannedEnd(nth: number): 'charged' | 'released' | 'forgotten' {
  if (nth % 7 === 6) return 'forgotten';
  return nth % 3 === 0 ? 'released' : 'charged';
}
