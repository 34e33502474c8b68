import * as contract from '@vitrina/contract/billing/promo.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { readWaitingPercent } from './read-waiting-percent.ts';
import { usePromoCode } from './use-promo-code.ts';

export function servePromo(server: Server): void {
  serve(server, contract.usePromoCode, ({ input, caller, context }) =>
    usePromoCode(context, caller.userId, input.code),
  );
  serve(server, contract.getWaitingPercent, async ({ caller, context }) => ({
    percent: await readWaitingPercent(context, caller.userId),
  }));
}
