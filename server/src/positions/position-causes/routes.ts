import * as contract from '@vitrina/contract/position-causes.ts';
import { type Server, serve } from '../../platform/http.ts';
import { createRankings } from './create-rankings.ts';
import { explainPositionMove } from './explain-position-move.ts';
import { getPositionCell } from './get-position-cell.ts';

export function servePositionCauses(server: Server): void {
  const rankings = createRankings();
  serve(server, contract.getPositionCell, ({ input, context }) => getPositionCell(context, input));
  serve(server, contract.explainPositionMove, ({ input, context }) =>
    explainPositionMove(context, rankings, input),
  );
}
