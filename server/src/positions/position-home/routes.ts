import * as contract from '@vitrina/contract/position-home.ts';
import { type Server, serve } from '../../platform/http.ts';
import { getBudgetInFull } from './get-budget-in-full.ts';
import { listTrends } from './list-trends.ts';

export function servePositionHome(server: Server): void {
  serve(server, contract.listPositionTrends, ({ input, context }) => listTrends(context, input.cabinetId));
  serve(server, contract.getPositionBudget, ({ input, context }) =>
    getBudgetInFull(context, input.cabinetId),
  );
}
