import * as contract from '@vitrina/contract/cabinets.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { addPermissions, removePermissions } from './change-roles.ts';
import { leaveCabinet } from './leave-cabinet.ts';
import { listUsers } from './list-users.ts';
import { removeUser } from './remove-user.ts';

export function serveUsers(server: Server): void {
  serve(server, contract.getCabinetUsers, async ({ input, context }) => ({
    users: await listUsers(context, input.cabinetId),
  }));

  serve(server, contract.addPermissions, async ({ input, caller, context }) => {
    const { cabinetId, targetId, permissions } = input;
    const change = { cabinetId, targetId, actorId: caller.userId, roles: permissions };
    return { roles: await addPermissions(context, change) };
  });

  serve(server, contract.removePermissions, async ({ input, caller, context }) => {
    const { cabinetId, targetId, permissions } = input;
    const change = { cabinetId, targetId, actorId: caller.userId, roles: permissions };
    return { roles: await removePermissions(context, change) };
  });

  serve(server, contract.removeCabinetUser, async ({ input, caller, context }) => {
    await removeUser(context, { ...input, actorId: caller.userId });
    return {};
  });

  serve(server, contract.leaveCabinet, async ({ input, caller, context }) => {
    await leaveCabinet(context, input.cabinetId, caller.userId);
    return {};
  });
}
