import { type AccountInfo, getMyInfo as route } from '@vitrina/contract/accounts.ts';
import type { Context } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import type { AccountsTables } from './tables.ts';

export async function getMyInfo({ db }: Pick<Context, 'db'>, userId: number): Promise<AccountInfo> {
  const user = await db
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select(['id', 'email', 'username', 'full_name', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) throw problem('user.notAuthorized');
  return route.output.parse({
    id: user.id,
    email: user.email,
    username: user.username,
    fullName: user.full_name,
    isEmailVerified: user.email_verified_at !== null,
  });
}
