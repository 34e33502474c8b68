import * as contract from '@vitrina/contract/notifications/settings.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { getSettings } from './get-settings.ts';
import { listDeliveries } from './list-deliveries.ts';
import { saveChoice } from './save-choice.ts';
import { saveQuiet } from './save-quiet.ts';

export function serveNotificationSettings(server: Server): void {
  serve(server, contract.getNotificationSettings, ({ input, caller, context }) =>
    getSettings(context, caller.userId, input.cabinetId),
  );

  serve(server, contract.saveNotificationChoice, async ({ input, caller, context }) => {
    const { cabinetId, topic, choice } = input;
    await saveChoice(context, { userId: caller.userId, cabinetId, topic, choice });
    return getSettings(context, caller.userId, cabinetId);
  });

  serve(server, contract.saveNotificationQuiet, async ({ input, caller, context }) => {
    await saveQuiet(context, caller.userId, input);
    return {};
  });

  serve(server, contract.listNotificationDeliveries, ({ input, caller, context }) =>
    listDeliveries(context, caller.userId, input),
  );
}
