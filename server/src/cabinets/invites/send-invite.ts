import { CODE_LENGTHS, CODE_MINUTES } from '@vitrina/contract/accounts/codes.ts';
import type { CabinetInvite } from '@vitrina/contract/cabinet.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { sql } from 'kysely';
import { createCode, hashCode } from '../../accounts/codes/code-hash.ts';
import { countAttempt } from '../../accounts/limit-attempts.ts';
import type { AccountsTables } from '../../accounts/tables.ts';
import { getPlan } from '../../billing/plans/get-plan.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import { lockCabinet } from '../lock-cabinet.ts';
import { lockMember } from '../lock-members.ts';
import { type GivenRole, mayInvite, orderGiven } from '../member-rules.ts';
import type { CabinetsTables } from '../tables.ts';
import { countSeats } from './count-seats.ts';
import { findWaiting } from './find-waiting.ts';
import { presentInvite } from './present-invite.ts';
import { queueInvite } from './queue-invite.ts';
import { INVITES_A_DAY } from './rules.ts';

type NewInvite = {
  cabinetId: number;
  inviterId: number;
  email: string;
  roles: readonly GivenRole[];
  hash: string;
};

/** One invitation waits for an address in a cabinet: another letter renews it, and the old code is void. */
async function storeInvite(trx: Db, { cabinetId, inviterId, email, roles, hash }: NewInvite) {
  const letter = {
    inviter_id: inviterId,
    roles: [...roles],
    hash,
    expires_at: sql<Date>`now() + make_interval(mins => ${CODE_MINUTES.invite})`,
  };
  return trx
    .withTables<CabinetsTables>()
    .insertInto('cabinet_invites')
    .values({ cabinet_id: cabinetId, email, ...letter })
    .onConflict((conflict) =>
      conflict
        .columns(['cabinet_id', 'email'])
        .where('closed_at', 'is', null)
        .doUpdateSet({ ...letter, tries: 0, sent_at: sql<Date>`now()` }),
    )
    .returning(['id', 'email', 'roles', 'sent_at', 'expires_at'])
    .executeTakeFirstOrThrow();
}

/** Whoever is inside needs no invitation: their roles are changed instead. */
async function requireOutside(trx: Db, cabinetId: number, email: string): Promise<void> {
  const members = await trx
    .withTables<CabinetsTables & Pick<AccountsTables, 'users'>>()
    .selectFrom('cabinet_members')
    .innerJoin('users', 'users.id', 'cabinet_members.user_id')
    .select('users.id')
    .where('cabinet_id', '=', cabinetId)
    .where('users.email', '=', email)
    .executeTakeFirst();
  if (members) throw problem('cabinet.userInside');
}

/** The owner's plan says how many people a cabinet has. The cabinet must be locked. */
async function requireRoom(
  { clock }: Pick<Context, 'clock'>,
  trx: Db,
  { cabinet, email }: { cabinet: { id: number; owner_id: number }; email: string },
): Promise<void> {
  const maximum = PLAN_LIMITS[await getPlan({ db: trx, clock }, cabinet.owner_id)].cabinetUsers;
  if ((await countSeats(trx, cabinet.id, email)) >= maximum) {
    throw problem('cabinet.limitExceeded', { type: 'cabinetUsers', maximum });
  }
}

export type Manager = { cabinetId: number; actorId: number };
type Wish = { email: string; roles: readonly GivenRole[] };

/** product.md 6.2: some actions need a verified address; letters to strangers are one of them. */
async function findInviter(db: Db, userId: number) {
  const inviter = await db
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select(['full_name', 'language', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!inviter) throw problem('user.notAuthorized');
  if (inviter.email_verified_at === null) throw problem('user.emailNotVerified');
  return inviter;
}

/** Roles below one's own, and those of an invitation that would be replaced as well. */
async function requireRights(trx: Db, { cabinetId, actorId }: Manager, { email, roles }: Wish) {
  const actor = await lockMember(trx, cabinetId, actorId);
  const waiting = await findWaiting(trx, cabinetId, { email });
  if (!mayInvite(actor, roles) || (waiting && !mayInvite(actor, waiting.roles))) {
    throw problem('cabinet.higherRights');
  }
  if (waiting && waiting.pause_seconds > 0) {
    throw problem('request.tooMany', { seconds: waiting.pause_seconds });
  }
}

/**
 * The one way an invitation is written, new or again. The same is done and takes as long whether the address has an
 * account or not. `wish` is asked under the cabinet's lock.
 */
export async function writeInvite(
  context: Context,
  manager: Manager,
  wish: (trx: Db) => Promise<Wish>,
): Promise<CabinetInvite> {
  const { cabinetId, actorId } = manager;
  const inviter = await findInviter(context.db, actorId);
  await countAttempt(context.db, `invite:${actorId}`, INVITES_A_DAY);
  const code = createCode(CODE_LENGTHS.useCabinetInvite);
  const hash = await hashCode(code);
  const invite = await context.db.transaction().execute(async (trx) => {
    const cabinet = await lockCabinet(trx, cabinetId);
    if (!cabinet) throw problem('cabinet.notFound');
    const { email, roles } = await wish(trx);
    await requireOutside(trx, cabinetId, email);
    await requireRights(trx, manager, { email, roles });
    await requireRoom(context, trx, { cabinet, email });
    const given = orderGiven(roles);
    const stored = await storeInvite(trx, { cabinetId, inviterId: actorId, email, roles: given, hash });
    await queueInvite(context, trx, { email, roles: given, cabinetName: cabinet.name, code, inviter });
    return stored;
  });
  const { log } = context;
  log.info({ event: 'cabinet.invited', cabinetId, userId: actorId, inviteId: invite.id }, 'member invited');
  return presentInvite(invite, inviter.full_name);
}

export async function sendInvite(context: Context, manager: Manager, wish: Wish): Promise<CabinetInvite> {
  return writeInvite(context, manager, async () => wish);
}
