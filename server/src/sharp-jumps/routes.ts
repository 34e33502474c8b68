import * as contract from '@vitrina/contract/sharp-jumps.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { addAlert } from './alerts/add-alert.ts';
import { listAlerts } from './alerts/list-alerts.ts';
import { removeAlert } from './alerts/remove-alert.ts';
import { switchAlert } from './alerts/switch-alert.ts';
import { getSharpJumps } from './get-sharp-jumps.ts';

export function serveSharpJumps(server: Server): void {
  serve(server, contract.getSharpJumps, ({ input, context }) => getSharpJumps(context, input));
  serve(server, contract.listJumpAlerts, ({ input, caller, context }) =>
    listAlerts(context, { ...input, userId: caller.userId }),
  );
  serve(server, contract.addJumpAlert, ({ input, caller, context }) =>
    addAlert(context, { ...input, userId: caller.userId }),
  );
  serve(server, contract.switchJumpAlert, async ({ input, caller, context }) => {
    await switchAlert(context, { ...input, userId: caller.userId });
    return {};
  });
  serve(server, contract.removeJumpAlert, async ({ input, caller, context }) => {
    await removeAlert(context, { ...input, userId: caller.userId });
    return {};
  });
}
