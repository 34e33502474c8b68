import * as contract from '@vitrina/contract/cabinets.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { deleteCabinet, type RefuseDeletion } from './delete-cabinet.ts';
import { requestDelete } from './request-delete.ts';

export function serveDeletion(server: Server, refusers: readonly RefuseDeletion[]): void {
  serve(server, contract.requestCabinetDelete, async ({ input, caller, context }) => {
    await requestDelete(context, input.cabinetId, caller.userId);
    return {};
  });

  serve(server, contract.deleteCabinet, async ({ input, caller, context }) => {
    await deleteCabinet(context, refusers, { ...input, userId: caller.userId });
    return {};
  });
}
