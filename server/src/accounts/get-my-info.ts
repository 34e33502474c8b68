import type { AccountInfo } from '@vitrina/contract/accounts/account.ts';
import type * as z from 'zod';
import type { Context } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import type { AccountsTables } from './tables.ts';

/** One statement: every screen begins with it. */
export async function getMyInfo(
  { db, env }: Pick<Context, 'db' | 'env'>,
  userId: number,
): Promise<z.input<typeof AccountInfo>> {
  const user = await db
    .withTables<AccountsTables>()
    .selectFrom('users')
    .leftJoin('messengers', 'messengers.user_id', 'users.id')
    .leftJoin('operators', 'operators.user_id', 'users.id')
    .select(['id', 'email', 'users.username', 'full_name', 'email_verified_at', 'language', 'avatar'])
    .select(['messengers.username as messenger_name', 'connected_at', 'operators.added_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) throw problem('user.notAuthorized');
  const { messenger_name, connected_at, added_at } = user;
  return {
    id: user.id,
    email: user.email,
    username: user.username,
    fullName: user.full_name,
    isEmailVerified: user.email_verified_at !== null,
    language: user.language,
    avatar: user.avatar,
    messenger:
      messenger_name === null || connected_at === null
        ? null
        : { username: messenger_name, connectedAt: connected_at.toISOString() },
    hasAllPagesAccess: env.ALL_PAGES_ACCESS === 'on',
    isOperator: added_at !== null,
  };
}
