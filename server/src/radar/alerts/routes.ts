import * as contract from '@vitrina/contract/radar/alerts.ts';
import { addAlert, deleteAlert, updateAlert } from '../../alerts/change-alerts.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { listAlerts } from './list-alerts.ts';
import { listFirings } from './list-firings.ts';
import { radarAlerts } from './radar-alerts.ts';
import { rehearse } from './rehearse.ts';

export function serveRadarAlerts(server: Server): void {
  serve(server, contract.listRadarAlerts, ({ caller, context }) => listAlerts(context, caller));
  serve(server, contract.rehearseRadarAlert, ({ input, context }) => rehearse(context, input));
  serve(server, contract.addRadarAlert, async ({ input: { rule }, caller, context }) => ({
    ruleId: await addAlert(context, radarAlerts, caller, { rule }),
  }));
  serve(server, contract.updateRadarAlert, ({ input: { ruleId, rule, isOn }, caller, context }) =>
    updateAlert(context, radarAlerts, caller, { alertId: ruleId, isOn, rule: rule && { rule } }),
  );
  serve(server, contract.deleteRadarAlert, ({ input, caller, context }) =>
    deleteAlert(context, radarAlerts, caller, input.ruleId),
  );
  serve(server, contract.listRadarAlertFirings, ({ input, caller, context }) =>
    listFirings(context, caller, input.ruleId),
  );
}
