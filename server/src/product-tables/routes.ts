import * as contract from '@vitrina/contract/product-tables.ts';
import { IMPORT_BOUNDS } from '@vitrina/contract/query-imports.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { serveUpload } from '../platform/http/serve-upload.ts';
import { getProductLines } from './get-product-lines.ts';
import { importKeywords, previewKeywords } from './import-keywords.ts';

export function serveProductTables(server: Server): void {
  serve(server, contract.getProductLines, ({ input, context }) => getProductLines(context, input));

  serveUpload(server, contract.previewKeywords, IMPORT_BOUNDS.bytes, ({ input, context, file }) =>
    previewKeywords(context, input, file.bytes),
  );
  serveUpload(server, contract.importKeywords, IMPORT_BOUNDS.bytes, ({ input, context, file }) =>
    importKeywords(context, input, file.bytes),
  );
}
