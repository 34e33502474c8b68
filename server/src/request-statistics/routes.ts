import * as contract from '@vitrina/contract/request-statistics.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { getRequestSeries } from './get-request-series.ts';
import { getRequestStatistics } from './get-request-statistics.ts';

export function serveRequestStatistics(server: Server): void {
  serve(server, contract.getRequestStatistics, ({ input, context }) => getRequestStatistics(context, input));
  serve(server, contract.getRequestSeries, ({ input, context }) => getRequestSeries(context, input));
}
