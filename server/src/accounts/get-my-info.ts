import type { AccountInfo } from '@vitrina/contract/accounts/account.ts';
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type * as z from 'zod';
import type { Context } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import type { AccountsTables } from './tables.ts';

type Info = z.input<typeof AccountInfo>;

/** A statement with a longer list is planned anew each time (platform/postgres/name-statements.ts). */
const AT_ONCE = 50;

const readUsers = ({ db }: Pick<Context, 'db'>, userIds: readonly number[]) =>
  db
    .withTables<AccountsTables>()
    .selectFrom('users')
    .leftJoin('messengers', 'messengers.user_id', 'users.id')
    .leftJoin('operators', 'operators.user_id', 'users.id')
    .select(['id', 'email', 'users.username', 'full_name', 'email_verified_at', 'language', 'avatar'])
    .select(['messengers.username as messenger_name', 'connected_at', 'operators.added_at'])
    .where('id', '=', sql<number>`any(${userIds}::integer[])`)
    .execute();

type User = Awaited<ReturnType<typeof readUsers>>[number];

function toInfo({ messenger_name, connected_at, ...user }: User, env: Context['env']): Info {
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
    isOperator: user.added_at !== null,
  };
}

/** Every screen begins with it: those who open one at the same moment share a statement. Nothing is kept. */
export function createInfoReader(context: Pick<Context, 'db' | 'env'>): (userId: number) => Promise<Info> {
  const infos = new DataLoader<number, Info>(
    async (userIds) => {
      const users = new Map((await readUsers(context, userIds)).map((user) => [user.id, user]));
      return userIds.map((id) => {
        const user = users.get(id);
        return user ? toInfo(user, context.env) : problem('user.notAuthorized');
      });
    },
    { cache: false, maxBatchSize: AT_ONCE, batchScheduleFn: setImmediate },
  );
  return (userId) => infos.load(userId);
}
