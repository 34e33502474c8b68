import { type CabinetRight, ROLE_ORDER, ROLE_RIGHTS } from '@vitrina/contract/access.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';
import type { CabinetsTables } from '../tables.ts';

/** Everybody in a cabinet, or those who have the right. */
export async function listMemberIds(db: Db, cabinetId: number, right?: CabinetRight): Promise<number[]> {
  const everybody = db
    .withTables<CabinetsTables>()
    .selectFrom('cabinet_members')
    .select('user_id')
    .where('cabinet_id', '=', cabinetId)
    .orderBy('user_id');
  const roles = ROLE_ORDER.filter((role) => right !== undefined && ROLE_RIGHTS[role].includes(right));
  const wanted =
    right === undefined ? everybody : everybody.where(sql<boolean>`roles && ${[...roles]}::text[]`);
  return (await wanted.execute()).map((member) => member.user_id);
}
