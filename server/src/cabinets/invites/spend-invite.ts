import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { sql } from 'kysely';
import { markVerified } from '../../accounts/mark-verified.ts';
import type { AccountsTables } from '../../accounts/tables.ts';
import { getPlan } from '../../billing/plans/get-plan.ts';
import { addNotification } from '../../notifications/add-notification.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import { lockCabinet } from '../lock-cabinet.ts';
import type { CabinetsTables } from '../tables.ts';
import { closeInvite } from './close-invite.ts';
import type { FoundInvite } from './find-invite.ts';

async function countOthers(trx: Db, cabinetId: number, userId: number): Promise<number> {
  const { count } = await trx
    .withTables<CabinetsTables>()
    .selectFrom('cabinet_members')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cabinet_id', '=', cabinetId)
    .where('user_id', '<>', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whoever is inside without a role gets those of the invitation; anybody else inside is an employee already. */
async function joinCabinet(trx: Db, { cabinetId, roles }: FoundInvite, userId: number, at: Date) {
  const member = { cabinet_id: cabinetId, user_id: userId, roles, joined_at: at };
  const joined = await trx
    .withTables<CabinetsTables>()
    .insertInto('cabinet_members')
    .values(member)
    .onConflict((conflict) =>
      conflict
        .columns(['cabinet_id', 'user_id'])
        .doUpdateSet({ roles })
        .where(sql<boolean>`cabinet_members.roles = '{none}'`),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!joined) throw problem('cabinet.alreadyEmployee');
}

async function notifyInviter(trx: Db, invite: FoundInvite, userId: number, at: Date): Promise<void> {
  const { full_name: person } = await trx
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select('full_name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { cabinetId, cabinetName, inviterId } = invite;
  const event = { kind: 'inviteAccepted', cabinetName, person } as const;
  await addNotification(trx, { userIds: [inviterId], cabinetId, event, at });
}

/** The end of an invitation and the membership that it brings, in the given transaction. */
export async function spendInvite(
  { clock, log }: Pick<Context, 'clock' | 'log'>,
  trx: Db,
  invite: FoundInvite,
  userId: number,
): Promise<void> {
  const { cabinetId } = invite;
  const cabinet = await lockCabinet(trx, cabinetId);
  if (!cabinet) throw problem('code.invalid');
  await closeInvite(trx, invite);
  const maximum = PLAN_LIMITS[await getPlan({ db: trx, clock }, cabinet.owner_id)].cabinetUsers;
  if ((await countOthers(trx, cabinetId, userId)) >= maximum) {
    throw problem('cabinet.limitExceeded', { type: 'cabinetUsers', maximum });
  }
  await joinCabinet(trx, invite, userId, clock.now());
  // The code was in a letter to this address.
  await markVerified(trx, { userId, email: invite.email });
  await notifyInviter(trx, invite, userId, clock.now());
  log.info({ event: 'cabinet.inviteUsed', cabinetId, userId, inviteId: invite.id }, 'member joined');
}
