import type { Role } from '@vitrina/contract/access.ts';
import { sql } from 'kysely';
import { isCodeRight } from '../../accounts/codes/code-hash.ts';
import { isPasswordRight } from '../../accounts/password.ts';
import type { AccountsTables } from '../../accounts/tables.ts';
import type { DbContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import type { CabinetsTables } from '../tables.ts';
import { INVITE_TRIES } from './rules.ts';

type CountedInvite = { id: number; hash: string; is_closed: boolean };

/**
 * One try on every invitation to an address, in a statement of its own before anything is compared: a burst cannot
 * compare more than the cap. Those that were answered lately count too, because their letters are opened again.
 * Rows are locked in one order, or two bursts could wait for each other.
 */
async function countTries(db: Db, email: string): Promise<CountedInvite[]> {
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
async function giveTriesBack(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update cabinet_invites set tries = greatest(tries - 1, 0)
    where id in (select id from cabinet_invites where id = any(${ids}) order by id for update)`.execute(db);
}

export type Invited = { email: string; code: string };

export type FoundInvite = {
  id: number;
  hash: string;
  email: string;
  inviterId: number;
  cabinetId: number;
  cabinetName: string;
  invitedBy: string;
  roles: Role[];
  expiresAt: Date;
};

async function compare(code: string, counted: readonly CountedInvite[]): Promise<CountedInvite | undefined> {
  // Nothing to compare with must take as long as something.
  if (counted.length === 0) await isPasswordRight(code, undefined);
  for (const invite of counted) if (await isCodeRight(code, invite.hash)) return invite;
  return undefined;
}

async function readInvite(db: Db, id: number) {
  return db
    .withTables<CabinetsTables & Pick<AccountsTables, 'users'>>()
    .selectFrom('cabinet_invites')
    .innerJoin('cabinets', 'cabinets.id', 'cabinet_invites.cabinet_id')
    .innerJoin('users as inviter', 'inviter.id', 'cabinet_invites.inviter_id')
    .leftJoin('users as invited', 'invited.email', 'cabinet_invites.email')
    .leftJoin('cabinet_members', (join) =>
      join
        .onRef('cabinet_members.cabinet_id', '=', 'cabinets.id')
        .onRef('cabinet_members.user_id', '=', 'invited.id'),
    )
    .select(['cabinet_invites.id', 'hash', 'cabinet_invites.email', 'cabinet_invites.cabinet_id'])
    .select('cabinet_invites.inviter_id')
    .select(['cabinet_invites.roles', 'expires_at', 'cabinets.name as cabinet_name'])
    .select(['inviter.full_name as invited_by', 'cabinet_members.roles as roles_inside'])
    .select(sql<boolean>`expires_at <= now()`.as('is_expired'))
    .where('cabinet_invites.id', '=', id)
    .executeTakeFirst();
}

/** The invitation whose code it is, to this address and to no other. Spends nothing. */
export async function findInvite({ db }: DbContext, { email, code }: Invited): Promise<FoundInvite> {
  const counted = await countTries(db, email);
  const right = await compare(code, counted);
  if (!right) throw problem('code.invalid');
  await giveTriesBack(
    db,
    counted.map((invite) => invite.id),
  );
  const invite = await readInvite(db, right.id);
  if (!invite) throw problem('code.invalid');
  if (invite.roles_inside?.some((role) => role !== 'none')) throw problem('cabinet.alreadyEmployee');
  if (right.is_closed) throw problem('code.invalid');
  if (invite.is_expired) throw problem('code.expired');
  return {
    id: invite.id,
    hash: right.hash,
    email: invite.email,
    inviterId: invite.inviter_id,
    cabinetId: invite.cabinet_id,
    cabinetName: invite.cabinet_name,
    invitedBy: invite.invited_by,
    roles: invite.roles,
    expiresAt: invite.expires_at,
  };
}
