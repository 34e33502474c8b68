import * as payments from '@vitrina/contract/billing/payments.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { bindCard } from './cards/bind-card.ts';
import { getCard } from './cards/get-card.ts';
import { removeCard } from './cards/remove-card.ts';
import { setDefaultCard } from './cards/set-default-card.ts';
import { serveHints } from './hints/serve-hints.ts';
import { continueTopUp } from './top-up/continue-top-up.ts';
import { dropTopUp } from './top-up/drop-top-up.ts';
import { getTopUp } from './top-up/get-top-up.ts';
import { getTopUpInfo } from './top-up/get-top-up-info.ts';
import { startTopUp } from './top-up/start-top-up.ts';

export function servePayments(server: Server): void {
  serve(server, payments.getTopUpInfo, ({ caller, context }) => getTopUpInfo(context, caller.userId));
  serve(server, payments.topUp, ({ input, caller, context }) => startTopUp(context, caller.userId, input));
  serve(server, payments.continueTopUp, ({ input, caller: { userId }, context }) =>
    continueTopUp(context, { ...input, userId }),
  );
  serve(server, payments.dropTopUp, async ({ input, caller: { userId }, context }) => {
    await dropTopUp(context, { ...input, userId });
    return {};
  });
  serve(server, payments.getTopUp, ({ input, caller: { userId }, context }) =>
    getTopUp(context, { ...input, userId }),
  );
  serveCards(server);
  serveHints(server);
}

function serveCards(server: Server): void {
  serve(server, payments.bindCard, ({ input, caller: { userId }, context }) =>
    bindCard(context, { ...input, userId }),
  );
  serve(server, payments.getCard, ({ input, caller: { userId }, context }) =>
    getCard(context, { ...input, userId }),
  );
  serve(server, payments.setDefaultCard, async ({ input, caller: { userId }, context }) => {
    await setDefaultCard(context, { ...input, userId });
    return {};
  });
  serve(server, payments.removeCard, async ({ input, caller: { userId }, context }) => {
    await removeCard(context, { ...input, userId });
    return {};
  });
}
