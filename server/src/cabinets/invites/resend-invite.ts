import type { CabinetInvite } from '@vitrina/contract/cabinet.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { orderGiven } from '../member-rules.ts';
import { findWaiting } from './find-waiting.ts';
import { type Manager, writeInvite } from './send-invite.ts';

/** A new letter with a new code, from whoever asks for it now. */
export async function resendInvite(
  context: Context,
  manager: Manager,
  inviteId: number,
): Promise<CabinetInvite> {
  return writeInvite(context, manager, async (trx) => {
    const waiting = await findWaiting(trx, manager.cabinetId, { id: inviteId });
    if (!waiting) throw problem('invite.notFound');
    return { email: waiting.email, roles: orderGiven(waiting.roles) };
  });
}
