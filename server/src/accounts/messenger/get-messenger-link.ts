import type { getMessengerLink as route } from '@vitrina/contract/accounts/routes.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { AccountsTables } from '../tables.ts';
import { linkState } from './link-state.ts';

export async function getMessengerLink(
  { db, env }: Pick<Context, 'db' | 'env'>,
  userId: number,
): Promise<OutputOf<typeof route>> {
  const tables = db.withTables<AccountsTables>();
  const [messenger, code] = await Promise.all([
    tables
      .selectFrom('messengers')
      .select(['username', 'connected_at', 'blocked_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    tables
      .selectFrom('codes')
      .select(['payload', 'used_at', sql<boolean>`expires_at <= now()`.as('is_expired')])
      .where('user_id', '=', userId)
      .where('purpose', '=', 'telegram')
      .executeTakeFirst(),
  ]);
  const state = linkState({
    isOn: env.TELEGRAM_BOT_TOKEN !== '',
    messenger: messenger && { isBlocked: messenger.blocked_at !== null },
    code: code && { isUsed: code.used_at !== null, isExpired: code.is_expired, payload: code.payload },
  });
  return {
    state,
    messenger: messenger
      ? { username: messenger.username, connectedAt: messenger.connected_at.toISOString() }
      : null,
  };
}
