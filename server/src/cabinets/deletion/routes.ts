import * as contract from '@vitrina/contract/cabinets.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { type BeforeDeletion, deleteCabinet } from './delete-cabinet.ts';
import { requestDelete } from './request-delete.ts';

export function serveDeletion(server: Server, tools: readonly BeforeDeletion[]): void {
  serve(server, contract.requestCabinetDelete, async ({ input, caller, context }) => {
    await requestDelete(context, input.cabinetId, caller.userId);
    return {};
  });

  serve(server, contract.deleteCabinet, async ({ input, caller, context }) => {
    await deleteCabinet(context, tools, { ...input, userId: caller.userId });
    return {};
  });
}
