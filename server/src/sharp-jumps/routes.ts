import * as contract from '@vitrina/contract/sharp-jumps.ts';
import { addAlert, deleteAlert, updateAlert } from '../alerts/change-alerts.ts';
import { listAlerts } from '../alerts/find-alerts.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { type JumpAlertColumns, jumpAlerts } from './alerts/jump-alerts.ts';
import { getSharpJumps } from './get-sharp-jumps.ts';

export function serveSharpJumps(server: Server): void {
  serve(server, contract.getSharpJumps, ({ input, context }) => getSharpJumps(context, input));
  serve(server, contract.listJumpAlerts, async ({ caller, context }) => {
    const rows = await listAlerts<JumpAlertColumns>(context.db, jumpAlerts, caller);
    const alerts = rows.map(({ is_on, judged_day, ...row }) => ({
      ...row,
      isOn: is_on,
      judgedDay: judged_day,
    }));
    return { alerts, maximum: jumpAlerts.maximum };
  });
  serve(server, contract.addJumpAlert, async ({ input: { name, filter }, caller, context }) => ({
    alertId: await addAlert(context, jumpAlerts, caller, { name, marketplace: filter.marketplace, filter }),
  }));
  serve(server, contract.updateJumpAlert, ({ input: { alertId, isOn }, caller, context }) =>
    updateAlert(context, jumpAlerts, caller, { alertId, isOn }),
  );
  serve(server, contract.deleteJumpAlert, ({ input, caller, context }) =>
    deleteAlert(context, jumpAlerts, caller, input.alertId),
  );
}
