import * as contract from '@vitrina/contract/query-imports.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { serveUpload } from '../../platform/http/serve-upload.ts';
import { answerImport } from './answer-import.ts';
import { getImport, listImports } from './list-imports.ts';
import { removeImport } from './remove-import.ts';
import { startImport } from './start-import.ts';
import { waitForImport } from './wait-for-import.ts';

export function serveQueryImports(server: Server): void {
  serveUpload(
    server,
    contract.importQueries,
    contract.IMPORT_BOUNDS.bytes,
    async ({ input, caller, context, file }) => {
      const importId = await startImport(context, { ...caller, marketplace: input.marketplace, file });
      return waitForImport(context, { ...caller, importId });
    },
  );
  serve(server, contract.listImports, ({ caller, context }) => listImports(context, caller));
  serve(server, contract.getImport, ({ input, caller, context }) =>
    getImport(context, { ...caller, importId: input.importId }),
  );
  serve(server, contract.answerImport, async ({ input, caller, context }) => {
    const { importId, answers } = input;
    await answerImport(context, { ...caller, importId, answers });
    return {};
  });
  serve(server, contract.removeImport, async ({ input, caller, context }) => {
    await removeImport(context, { ...caller, importId: input.importId });
    return {};
  });
}
