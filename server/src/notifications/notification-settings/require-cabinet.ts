import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';

/**
 * A cabinet of others, and one that never was, get the same answer. Whoever is in it chooses for themselves. Of all
 * cabinets a person is an owner who has one: nobody else is notified before they choose so.
 */
export async function requireMembership(
  db: Db,
  userId: number,
  cabinetId: number | undefined,
): Promise<{ isOwner: boolean }> {
  if (cabinetId === undefined) {
    const own = await sql`select from cabinets where owner_id = ${userId} limit 1`.execute(db);
    return { isOwner: own.rows.length > 0 };
  }
  const { rows } = await sql<{ isOwner: boolean }>`
    select cabinet.owner_id = ${userId} as "isOwner"
    from cabinets as cabinet join cabinet_members as member on member.cabinet_id = cabinet.id
    where cabinet.id = ${cabinetId} and member.user_id = ${userId}`.execute(db);
  const [member] = rows;
  if (!member) throw problem('cabinet.notFound');
  return member;
}
