import * as changes from '@vitrina/contract/statistics/changes.ts';
import * as contract from '@vitrina/contract/statistics.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { getChanges } from './changes/get-changes.ts';
import { getOverview } from './get-overview.ts';
import { serveMorning } from './morning/routes.ts';
import type { OtherTools } from './morning/suggestions/get-suggestions.ts';

export function serveStatistics(server: Server, others: OtherTools): void {
  serve(server, contract.getOverview, ({ input, context }) => getOverview(context, input.cabinetId));
  serve(server, changes.getChanges, ({ input, context }) => getChanges(context, input.cabinetId));
  serveMorning(server, others);
}
