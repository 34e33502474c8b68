import * as contract from '@vitrina/contract/position-actions.ts';
import { type Server, serve } from '../../platform/http.ts';
import { checkNow } from './check-now.ts';
import { getAsk } from './get-ask.ts';
import { moveEntry } from './move-entry.ts';
import { pauseEntries } from './pause-entries.ts';
import { previewMove } from './preview-move.ts';

export function servePositionActions(server: Server): void {
  serve(server, contract.pausePositionEntries, ({ input, context }) => pauseEntries(context, input));
  serve(server, contract.previewPositionMove, ({ input, context }) => previewMove(context, input));
  serve(server, contract.movePositionEntry, ({ input, context }) => moveEntry(context, input));
  serve(server, contract.getPositionAsk, ({ input, context }) => getAsk(context, input));
  serve(server, contract.checkPositionsNow, ({ input, context }) => checkNow(context, input));
}
