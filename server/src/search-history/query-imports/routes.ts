import * as contract from '@vitrina/contract/query-imports.ts';
import type { Server } from '../../platform/http.ts';
import { serveUpload } from '../../platform/serve-upload.ts';
import { importQueries } from './import-queries.ts';

export function serveQueryImports(server: Server): void {
  serveUpload(server, contract.importQueries, contract.IMPORT_BOUNDS.bytes, ({ input, context, file }) =>
    importQueries(context, input, file),
  );
}
