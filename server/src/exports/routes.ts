import * as contract from '@vitrina/contract/exports.ts';
import { type Server, serve, serveFile } from '../platform/http/serve.ts';
import { listExports } from './list-exports.ts';
import { openFile } from './open-file.ts';
import { removeExport } from './remove-export.ts';

export function serveExports(server: Server): void {
  serve(server, contract.listExports, ({ caller, context }) => listExports(context, caller));
  serveFile(server, contract.downloadExport, ({ input, caller, context }) =>
    openFile(context, { ...caller, exportId: input.exportId }),
  );
  serve(server, contract.removeExport, async ({ input, caller, context }) => {
    await removeExport(context, { ...caller, exportId: input.exportId });
    return {};
  });
}
