import type { SessionInfo } from '@vitrina/contract/accounts/account.ts';
import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import type { Caller } from '../../platform/http/serve.ts';
import type { AccountsTables } from '../tables.ts';
import { describeAgent } from './describe-agent.ts';

/** A network as `networkOf` names it, written so that its end is seen to be missing: 203.0.113.* */
export function showNetwork(network: string | null): string | null {
  if (network === null || network === '') return null;
  return network.includes(':') ? `${network}:*` : `${network}.*`;
}

/** Where a person is signed in now: this one first, then by when they were last seen. */
export async function listSessions({ db }: DbContext, { userId, sessionId }: Caller): Promise<SessionInfo[]> {
  const rows = await db
    .withTables<AccountsTables>()
    .selectFrom('sessions')
    .select(['id', 'kind', 'user_agent', 'network', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('idle_until', '>', sql<Date>`now()`)
    .orderBy(sql`id = ${sessionId}`, 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    ...describeAgent(row.user_agent),
    network: showNetwork(row.network),
    isCurrent: row.id === sessionId,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
  }));
}
