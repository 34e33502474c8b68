import type { DbContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import type { AccountsTables } from '../tables.ts';

/** A person's own code and how many people came by it. */
export async function getReferral(
  { db }: DbContext,
  userId: number,
): Promise<{ code: string | null; usageCount: number }> {
  const user = await db
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select('referral_code')
    .select((eb) =>
      eb
        .selectFrom('users as friends')
        .select(eb.fn.countAll<number>().as('count'))
        .where('friends.referrer_id', '=', userId)
        .as('usage_count'),
    )
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) throw problem('user.notAuthorized');
  return { code: user.referral_code, usageCount: user.usage_count ?? 0 };
}
