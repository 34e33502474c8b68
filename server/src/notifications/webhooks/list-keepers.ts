import { ROLE_ORDER, rightsOf } from '@vitrina/contract/access.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';

const WITH_SETTINGS = ROLE_ORDER.filter((role) => rightsOf([role]).has('settings'));

/** Those in the cabinet who see its webhooks and can change them. */
export async function listKeepers(db: Db, cabinetId: number): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select user_id as "userId" from cabinet_members
    where cabinet_id = ${cabinetId} and roles && ${WITH_SETTINGS}::text[] and resting_since is null
    order by user_id`.execute(db);
  return rows.map(({ userId }) => userId);
}
