import * as contract from '@vitrina/contract/search-history.ts';
import { type Server, serve, serveFile } from '../platform/http/serve.ts';
import { getCities } from '../queries/get-cities.ts';
import { answerStatistics } from './answer-statistics.ts';
import { countRun } from './count-run.ts';
import { downloadStatistics } from './download/download-statistics.ts';
import { startQueryExport } from './download/start-query-export.ts';
import { getHourDays } from './hours/get-hour-days.ts';
import { getHours } from './hours/get-hours.ts';
import { serveQueryImports } from './query-imports/routes.ts';
import { serveSavedSearches } from './saved-searches/routes.ts';
import { getSeries } from './series/get-series.ts';
import { suggestQueries } from './suggest-queries.ts';

export function serveSearchHistory(server: Server): void {
  serve(server, contract.getQueryStatistics, ({ input, context }) => answerStatistics(context, input));
  serve(server, contract.getQuerySeries, ({ input, context }) =>
    countRun(context, input, () => getSeries(context, input)),
  );
  serve(server, contract.getQueryHours, ({ input, context }) =>
    countRun(context, input, () => getHours(context, input)),
  );
  serve(server, contract.getQueryHourDays, ({ input, context }) =>
    countRun(context, input, () => getHourDays(context, input)),
  );
  serve(server, contract.suggestQueries, ({ input, context }) => suggestQueries(context, input));
  serve(server, contract.getCities, ({ context }) => getCities(context));
  serveFile(server, contract.downloadQueryStatistics, ({ input, context }) =>
    countRun(context, input, () => downloadStatistics(context, input)),
  );
  serve(server, contract.startQueryExport, ({ input, caller, context }) =>
    countRun(context, input, () => startQueryExport(context, caller.userId, input)),
  );
  serveQueryImports(server);
  serveSavedSearches(server);
}
