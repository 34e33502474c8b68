import { DAY_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import type { PayContext } from './open-shop.ts';
import { LEASE_MS, later } from './rules.ts';

const AT_ONCE = 20;

/**
 * Takes what is to be looked at, for the time of a lease. A row that waits for longer than any pause was written before
 * the clock was set back.
 */
export async function claimDue(
  { db, clock }: PayContext,
  table: 'payments' | 'payment_refunds' | 'bank_cards',
): Promise<number[]> {
  const now = clock.now();
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set look_at = ${later(now, LEASE_MS)}
    where id in (
      select id from ${sql.table(table)}
      where look_at <= ${now} or look_at > ${later(now, DAY_MS)}
      order by look_at
      limit ${AT_ONCE}
      for update skip locked
    )
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
