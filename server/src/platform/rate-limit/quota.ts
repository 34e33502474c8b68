import { sql } from 'kysely';
import type { Db } from '../postgres/database.ts';

export type Quota = { perSecond: number; burst: number };

// The database's own time refills the bucket: workers' clocks may differ.
const refill = ({ burst, perSecond }: Quota) =>
  sql<number>`least(${burst}, quota.tokens + extract(epoch from clock_timestamp() - quota.taken_at) * ${perSecond})`;

/** How many tokens may be taken at once now. */
export async function countQuota(db: Db, key: string, quota: Quota): Promise<number> {
  const left = await sql<{ tokens: number }>`
    select ${refill(quota)} as tokens from quota where key = ${key}`.execute(db);
  return Math.max(0, Math.floor(left.rows[0]?.tokens ?? quota.burst));
}

/**
 * Takes tokens of one marketplace key, shared by all workers: a conditional update of one row.
 * Answers 0 when they were there, or after how many milliseconds they will be.
 */
export async function takeQuota(db: Db, key: string, quota: Quota, tokens = 1): Promise<number> {
  const { burst, perSecond } = quota;
  const refilled = refill(quota);
  const taken = await sql<{ tokens: number }>`
    insert into quota (key, tokens, taken_at) values (${key}, ${burst - tokens}, clock_timestamp())
    on conflict (key) do update set tokens = ${refilled} - ${tokens}, taken_at = clock_timestamp()
    where ${refilled} >= ${tokens}
    returning tokens`.execute(db);
  if (taken.rows.length > 0) return 0;
  const left = await sql<{ tokens: number }>`
    select ${refilled} as tokens from quota where key = ${key}`.execute(db);
  const missing = tokens - (left.rows[0]?.tokens ?? 0);
  return Math.max(1, Math.ceil((missing / perSecond) * 1000));
}
