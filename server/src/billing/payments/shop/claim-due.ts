import { DAY_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import type { PayContext } from './open-shop.ts';
import { LEASE_MS, later } from './rules.ts';

const AT_ONCE = 20;

const LOOKED_AT = ['payments', 'payment_refunds', 'bank_cards'] as const;
export type LookedAt = (typeof LOOKED_AT)[number];

/** A row that waits for longer than any pause was written before the clock was set back. */
const isDue = (now: Date) => sql<boolean>`(look_at <= ${now} or look_at > ${later(now, DAY_MS)})`;

/** Where something is to be looked at: one statement, because most of the time there is nothing. */
export async function listDueTables({ db, clock }: PayContext): Promise<LookedAt[]> {
  const now = clock.now();
  const { rows } = await sql<{ name: LookedAt }>`${sql.join(
    LOOKED_AT.map(
      (name) =>
        sql`select ${sql.lit(name)} as name where exists (select from ${sql.table(name)} where ${isDue(now)})`,
    ),
    sql` union all `,
  )}`.execute(db);
  return rows.map(({ name }) => name);
}

/** Takes what is to be looked at, for the time of a lease. */
export async function claimDue({ db, clock }: PayContext, table: LookedAt): Promise<number[]> {
  const now = clock.now();
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set look_at = ${later(now, LEASE_MS)}
    where id in (
      select id from ${sql.table(table)}
      where ${isDue(now)}
      order by look_at
      limit ${AT_ONCE}
      for update skip locked
    )
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
