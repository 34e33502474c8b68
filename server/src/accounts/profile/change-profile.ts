import type { DbContext } from '../../platform/context.ts';
import { isUniqueViolation } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import type { AccountsTables } from '../tables.ts';

const NAME_RULES = ['users_username_unique', 'users_username_any_case'];

/** Anna and anna are one name. */
export async function changeProfile(
  { db }: DbContext,
  { userId, fullName, username }: { userId: number; fullName: string; username: string },
): Promise<void> {
  try {
    await db
      .withTables<AccountsTables>()
      .updateTable('users')
      .set({ full_name: fullName, username })
      .where('id', '=', userId)
      .execute();
  } catch (error) {
    if (NAME_RULES.some((rule) => isUniqueViolation(error, rule)))
      throw problem('user.exists', { what: 'username' });
    throw error;
  }
}
