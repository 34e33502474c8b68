import type { ReferralReward, listReferralRewards as route } from '@vitrina/contract/billing/referral.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';

type Row = Omit<ReferralReward, 'at'> & { at: Date };
type Totals = { total: number; earned: number; debt: number };

async function listPage(db: Db, userId: number, page: { page: number; pageSize: number }): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select reward.id, kind, at, points, moved,
      (select count(*) from users where referrer_id = ${userId} and id <= reward.friend_id) as "friendNumber"
    from referral_entries reward
    where user_id = ${userId} and kind in ('referralReward', 'referralRewardBack')
    order by reward.id desc
    limit ${page.pageSize} offset ${(page.page - 1) * page.pageSize}`.execute(db);
  return rows;
}

/** A debt may come from the person's own bonus as well. */
async function readTotals(db: Db, userId: number): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(*) filter (where kind in ('referralReward', 'referralRewardBack')) as total,
      coalesce(sum(moved) filter (where kind in ('referralReward', 'referralRewardBack')), 0)::bigint as earned,
      coalesce(sum(moved - points), 0)::bigint as debt
    from referral_entries where user_id = ${userId}`.execute(db);
  return rows[0] ?? { total: 0, earned: 0, debt: 0 };
}

export async function listRewards(
  { db }: DbContext,
  userId: number,
  page: { page: number; pageSize: number },
): Promise<OutputOf<typeof route>> {
  const [rows, totals] = await Promise.all([listPage(db, userId, page), readTotals(db, userId)]);
  return { rewards: rows.map((row) => ({ ...row, at: row.at.toISOString() })), ...totals };
}
