import * as contract from '@vitrina/contract/search-history.ts';
import { type Server, serve, serveFile } from '../platform/http.ts';
import { serveUpload } from '../platform/serve-upload.ts';
import { downloadStatistics } from './download/download-statistics.ts';
import { startQueryExport } from './download/start-query-export.ts';
import { getCities } from './get-cities.ts';
import { getHours } from './get-hours.ts';
import { getStatistics } from './get-statistics.ts';
import { importQueries } from './import-queries.ts';
import { getSeries } from './series/get-series.ts';
import { suggestQueries } from './suggest-queries.ts';

export function serveSearchHistory(server: Server): void {
  serve(server, contract.getQueryStatistics, ({ input, context }) => getStatistics(context, input));
  serve(server, contract.getQuerySeries, ({ input, context }) => getSeries(context, input));
  serve(server, contract.getQueryHours, ({ input, context }) => getHours(context, input));
  serve(server, contract.suggestQueries, ({ input, context }) => suggestQueries(context, input));
  serve(server, contract.getCities, ({ context }) => getCities(context));
  serveFile(server, contract.downloadQueryStatistics, ({ input, context }) =>
    downloadStatistics(context, input),
  );
  serve(server, contract.startQueryExport, ({ input, caller, context }) =>
    startQueryExport(context, caller.userId, input),
  );
  serveUpload(server, contract.importQueries, contract.IMPORT_BOUNDS.bytes, ({ input, context, file }) =>
    importQueries(context, input, file),
  );
}
