import type { Transaction } from 'kysely';
import type { AccountsTables } from '../../accounts/tables.ts';

/** Whose code a person has registered with. */
export async function findReferrer(
  trx: Transaction<Record<never, never>>,
  userId: number,
): Promise<number | undefined> {
  const user = await trx
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select('referrer_id')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.referrer_id ?? undefined;
}
