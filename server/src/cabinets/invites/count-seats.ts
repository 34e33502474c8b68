import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';

/** People of a cabinet and those who may still come by a letter; a person with a renewed letter counts once. */
export async function countSeats(db: Db, cabinetId: number, exceptEmail = ''): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from cabinet_members where cabinet_id = ${cabinetId})
      + (select count(*) from cabinet_invites
         where cabinet_id = ${cabinetId} and closed_at is null and expires_at > now() and email <> ${exceptEmail})
      as count`.execute(db);
  return rows[0]?.count ?? 0;
}
