import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';

/** Days that an answered or forgotten invitation is kept; a letter that is opened again may still ask about it. */
const KEPT_DAYS = 30;

/** Addresses of people who never came are not ours to keep. */
export async function sweepInvites({ db }: DbContext): Promise<void> {
  await sql`
    delete from cabinet_invites
    where coalesce(closed_at, expires_at) < now() - make_interval(days => ${KEPT_DAYS})`.execute(db);
}
