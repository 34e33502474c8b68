import * as contract from '@vitrina/contract/cabinets.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { getMyCabinet } from '../list-my-cabinets.ts';
import { acceptInvite, declineInvite, lookAtInvite } from './answer-invite.ts';
import { listInvites } from './list-invites.ts';
import { resendInvite } from './resend-invite.ts';
import { revokeInvite } from './revoke-invite.ts';
import { sendInvite } from './send-invite.ts';

function serveManagers(server: Server): void {
  serve(server, contract.getInvites, async ({ input, context }) => ({
    invites: await listInvites(context, input.cabinetId),
  }));

  serve(server, contract.sendInvite, async ({ input, caller, context }) => {
    const manager = { cabinetId: input.cabinetId, actorId: caller.userId };
    const wish = { email: input.email, roles: input.initPermissions };
    return { invite: await sendInvite(context, manager, wish) };
  });

  serve(server, contract.resendInvite, async ({ input, caller, context }) => {
    const manager = { cabinetId: input.cabinetId, actorId: caller.userId };
    return { invite: await resendInvite(context, manager, input.inviteId) };
  });

  serve(server, contract.revokeInvite, async ({ input, caller, context }) => {
    await revokeInvite(context, { cabinetId: input.cabinetId, actorId: caller.userId }, input.inviteId);
    return {};
  });
}

/** product.md 7 calls the code of the letter `inviteId`. */
function serveInvited(server: Server): void {
  serve(server, contract.getInvite, ({ input, caller, context }) =>
    lookAtInvite(context, { userId: caller.userId, code: input.inviteId }),
  );

  serve(server, contract.useInvite, async ({ input, caller, context }) => {
    const cabinetId = await acceptInvite(context, { userId: caller.userId, code: input.inviteId });
    return getMyCabinet(context, caller.userId, cabinetId);
  });

  serve(server, contract.declineInvite, async ({ input, caller, context }) => {
    await declineInvite(context, { userId: caller.userId, code: input.inviteId });
    return {};
  });
}

export function serveInvites(server: Server): void {
  serveManagers(server);
  serveInvited(server);
}
