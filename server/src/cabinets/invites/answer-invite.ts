import { findPerson } from '../../accounts/find-person.ts';
import type { Context, DbContext } from '../../platform/context.ts';
import { closeInvite } from './close-invite.ts';
import { findInvite } from './find-invite.ts';
import { spendInvite } from './spend-invite.ts';

type Answer = { userId: number; code: string };

/** An invitation is for an address: the caller's own one. */
async function findMyInvite({ db }: DbContext, { userId, code }: Answer) {
  const { email } = await findPerson(db, userId);
  return findInvite({ db }, { email, code });
}

export async function lookAtInvite(context: DbContext, answer: Answer) {
  const { cabinetName, invitedBy, roles, expiresAt } = await findMyInvite(context, answer);
  return { cabinetName, invitedBy, roles, expiresAt: expiresAt.toISOString() };
}

/** Answers the cabinet that the person is in now. */
export async function acceptInvite(context: Context, answer: Answer): Promise<number> {
  const invite = await findMyInvite(context, answer);
  await context.db.transaction().execute((trx) => spendInvite(context, trx, invite, answer.userId));
  return invite.cabinetId;
}

export async function declineInvite(context: DbContext, answer: Answer): Promise<void> {
  await closeInvite(context.db, await findMyInvite(context, answer));
}
