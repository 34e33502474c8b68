import { PAYMENT_HINT_PATH } from '@vitrina/contract/billing/payments.ts';
import { isAddressAllowed } from '../../../integrations/payments/is-address-allowed.ts';
import { readNotification } from '../../../integrations/payments/read-notification.ts';
import { isPublicDemo } from '../../../platform/env.ts';
import type { Server } from '../../../platform/http/serve.ts';
import { openShop } from '../shop/open-shop.ts';
import { hintAddresses } from './hint-addresses.ts';
import { takeHint } from './take-hint.ts';

const REFUSED = 403;
const MALFORMED = 400;

/**
 * Where the provider says that something happened. It signs nothing, so the address decides who is heard at all (that of
 * the trusted proxy hop, never one that a header claims), before any body is read. Whatever cannot be used is answered
 * 200 where it would only come again for a day.
 */
export function serveHints({ fastify, context }: Server): void {
  const { env, log } = context;
  const shop = openShop(context);
  const allowed = hintAddresses(env);
  // Behind the proxy of a public demo every stranger would come from an address of the sandbox.
  if (!shop || isPublicDemo(env)) return;

  fastify.post(PAYMENT_HINT_PATH, {
    config: { weight: 'small' },
    onRequest: async (request, reply) => {
      if (isAddressAllowed(request.ip, allowed)) return;
      log.warn({ event: 'payment.hintRefused', reason: 'address', address: request.ip }, 'hint refused');
      await reply.status(REFUSED).send();
    },
    handler: async (request, reply) => {
      const read = readNotification(request.body, request.ip, allowed);
      if (read.outcome === 'hint') {
        await takeHint(context, read, request.ip);
      } else {
        log.warn({ event: 'payment.hintRefused', reason: read.reason, address: request.ip }, 'hint refused');
        if (read.reason === 'form') return reply.status(MALFORMED).send();
      }
      return reply.status(200).send();
    },
  });
}
