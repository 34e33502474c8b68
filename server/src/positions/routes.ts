import * as contract from '@vitrina/contract/positions.ts';
import { type Server, serve } from '../platform/http.ts';
import { addEntry } from './add-entry.ts';
import { addQueries } from './add-queries.ts';
import { deleteEntry } from './delete-entry.ts';
import { getMatrix } from './get-matrix.ts';
import { getProductStandings } from './get-product-standings.ts';
import { listEntries } from './list-entries.ts';
import { servePositionViews } from './position-views/routes.ts';
import { servePositionActions } from './position-actions/routes.ts';
import { servePositionEvents } from './position-events/routes.ts';
import { previewEntry } from './preview-entry.ts';
import { removeQueries } from './remove-queries.ts';

export function servePositions(server: Server): void {
  serve(server, contract.listPositionEntries, ({ input, context }) => listEntries(context, input.cabinetId));
  serve(server, contract.previewPositionEntry, ({ input, context }) => previewEntry(context, input));
  serve(server, contract.addPositionEntry, ({ input, context }) => addEntry(context, input));
  serve(server, contract.addPositionQueries, ({ input, context }) => addQueries(context, input));
  serve(server, contract.removePositionQueries, ({ input, context }) => removeQueries(context, input));
  serve(server, contract.deletePositionEntry, async ({ input, context }) => {
    await deleteEntry(context, input);
    return {};
  });
  serve(server, contract.getProductStandings, ({ input, context }) => getProductStandings(context, input));
  serve(server, contract.getPositionMatrix, ({ input, context }) => getMatrix(context, input));
  servePositionViews(server);
  servePositionActions(server);
  servePositionEvents(server);
}
