import * as contract from '@vitrina/contract/position-alerts.ts';
import { type Server, serve } from '../../platform/http.ts';
import { addAlert } from './add-alert.ts';
import { changeAlert } from './change-alert.ts';
import { deleteAlert } from './delete-alert.ts';
import { listAlerts } from './list-alerts.ts';
import { listFirings } from './list-firings.ts';
import { rehearse } from './rehearse.ts';

export function servePositionAlerts(server: Server): void {
  serve(server, contract.listPositionAlerts, ({ input, caller, context }) =>
    listAlerts(context, { ...input, userId: caller.userId }),
  );
  serve(server, contract.rehearsePositionAlert, ({ input, context }) => rehearse(context, input));
  serve(server, contract.addPositionAlert, ({ input, caller, context }) =>
    addAlert(context, { ...input, userId: caller.userId }),
  );
  serve(server, contract.changePositionAlert, async ({ input, context }) => {
    await changeAlert(context, input);
    return {};
  });
  serve(server, contract.deletePositionAlert, async ({ input, context }) => {
    await deleteAlert(context, input);
    return {};
  });
  serve(server, contract.listPositionAlertFirings, ({ input, context }) => listFirings(context, input));
}
