import type { PersonalToken } from '@vitrina/contract/accounts/personal-tokens.ts';
import { CabinetId } from '@vitrina/contract/ids.ts';
import { sql } from 'kysely';
import type { TimedContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import type { AccountsTables } from '../tables.ts';

/** Tokens that nobody has ended, with the cabinets that are left of those chosen. */
export function selectTokens(db: Db) {
  return db
    .withTables<AccountsTables>()
    .selectFrom('personal_tokens as token')
    .leftJoin('personal_token_cabinets as chosen', 'chosen.token_id', 'token.id')
    .where('token.ended_at', 'is', null)
    .groupBy('token.id')
    .select(['token.id', 'token.user_id', 'token.name', 'token.scope'])
    .select(['token.created_at', 'token.expires_at', 'token.last_used_at'])
    .select(
      sql<number[]>`coalesce(array_agg(chosen.cabinet_id order by chosen.cabinet_id)
        filter (where chosen.cabinet_id is not null), '{}')`.as('cabinet_ids'),
    );
}

type TokenRow = Awaited<ReturnType<ReturnType<typeof selectTokens>['executeTakeFirstOrThrow']>>;

function stateOf({ expires_at, cabinet_ids }: TokenRow, now: Date): PersonalToken['state'] {
  if (expires_at <= now) return 'expired';
  return cabinet_ids.length === 0 ? 'withoutCabinets' : 'live';
}

export async function listTokens({ db, clock }: TimedContext, userId: number): Promise<PersonalToken[]> {
  const now = clock.now();
  const rows = await selectTokens(db)
    .where('token.user_id', '=', userId)
    .orderBy('token.created_at', 'desc')
    .orderBy('token.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    scope: row.scope,
    cabinetIds: row.cabinet_ids.map((id) => CabinetId.parse(id)),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    state: stateOf(row, now),
  }));
}
