import * as contract from '@vitrina/contract/notifications/webhooks.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { changeWebhook } from './change-webhook.ts';
import { createWebhook } from './create-webhook.ts';
import { deleteWebhook } from './delete-webhook.ts';
import { listWebhooks } from './find-webhook.ts';
import { listWebhookDeliveries } from './list-deliveries.ts';
import { renewSecret } from './renew-secret.ts';
import { redeliver, sendTest } from './send-by-hand.ts';

export function serveWebhooks(server: Server): void {
  serve(server, contract.getWebhooks, async ({ input, context }) => ({
    webhooks: await listWebhooks(context, input.cabinetId),
  }));

  serve(server, contract.createWebhook, ({ input: { cabinetId, ...draft }, caller, context }) =>
    createWebhook(context, { cabinetId, userId: caller.userId, draft }),
  );

  serve(
    server,
    contract.changeWebhook,
    async ({ input: { cabinetId, webhookId, ...changed }, caller, context }) => ({
      webhook: await changeWebhook(context, {
        of: { cabinetId, webhookId },
        userId: caller.userId,
        changed,
      }),
    }),
  );

  serve(server, contract.renewWebhookSecret, async ({ input, caller, context }) => ({
    secret: await renewSecret(context, { ...input, userId: caller.userId }),
  }));

  serve(server, contract.deleteWebhook, async ({ input, caller, context }) => {
    await deleteWebhook(context, { ...input, userId: caller.userId });
    return {};
  });

  serve(server, contract.testWebhook, async ({ input, context }) => {
    await sendTest(context, input);
    return {};
  });

  serve(server, contract.getWebhookDeliveries, ({ input, context }) => listWebhookDeliveries(context, input));

  serve(server, contract.redeliverWebhook, async ({ input, context }) => {
    await redeliver(context, input);
    return {};
  });
}
