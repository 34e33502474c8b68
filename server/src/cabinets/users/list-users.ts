import type { CabinetUser } from '@vitrina/contract/cabinet.ts';
import { getCabinetUsers } from '@vitrina/contract/cabinets.ts';
import { sql } from 'kysely';
import type { AccountsTables } from '../../accounts/tables.ts';
import type { DbContext } from '../../platform/context.ts';
import type { CabinetsTables } from '../tables.ts';
import { rankInSql } from './rank-in-sql.ts';

/** By rank, then by how long they are here. */
export async function listUsers({ db }: DbContext, cabinetId: number): Promise<CabinetUser[]> {
  const rows = await db
    .withTables<CabinetsTables & Pick<AccountsTables, 'users'>>()
    .selectFrom('cabinet_members')
    .innerJoin('users', 'users.id', 'cabinet_members.user_id')
    .select(['users.id', 'users.full_name', 'users.avatar', 'users.email'])
    .select(['cabinet_members.roles', 'cabinet_members.joined_at', 'cabinet_members.resting_since'])
    .select(
      sql<Date | null>`greatest(users.last_seen_at,
        (select max(last_seen_at) from sessions where sessions.user_id = users.id))`.as('last_seen_at'),
    )
    .where('cabinet_members.cabinet_id', '=', cabinetId)
    .orderBy(rankInSql('cabinet_members.roles'))
    .orderBy('cabinet_members.joined_at')
    .orderBy('users.id')
    .execute();
  const { users } = getCabinetUsers.output.parse({
    users: rows.map((row) => ({
      id: row.id,
      fullName: row.full_name,
      avatar: row.avatar,
      email: row.email,
      roles: row.roles,
      joinedAt: row.joined_at.toISOString(),
      restingSince: row.resting_since?.toISOString() ?? null,
      lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    })),
  });
  return users;
}
