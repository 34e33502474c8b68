import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';
import { INVITE_TRIES } from './rules.ts';

export type CountedInvite = { id: number; hash: string; is_closed: boolean };

/**
 * One try on every invitation to an address, in a statement of its own before anything is compared: a burst cannot
 * compare more than the cap. Those that were answered lately count too, because their letters are opened again.
 * Rows are locked in one order, or two bursts could wait for each other.
 */
export async function countTries(db: Db, email: string): Promise<CountedInvite[]> {
  const { rows } = await sql<CountedInvite>`
    update cabinet_invites set tries = tries + 1
    where id in (
      select id from cabinet_invites
      where email = ${email} and tries < ${INVITE_TRIES} and (closed_at is null or expires_at > now())
      order by id for update
    )
    returning id, hash, closed_at is not null as is_closed`.execute(db);
  return rows.toSorted((a, b) => Number(a.is_closed) - Number(b.is_closed) || b.id - a.id);
}

/** Whoever has the right code was not guessing, neither at this invitation nor at the others. */
export async function giveTriesBack(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update cabinet_invites set tries = greatest(tries - 1, 0)
    where id in (select id from cabinet_invites where id = any(${ids}) order by id for update)`.execute(db);
}
