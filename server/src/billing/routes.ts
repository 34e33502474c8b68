import * as promo from '@vitrina/contract/billing/promo.ts';
import * as wallet from '@vitrina/contract/billing/wallet.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { servePayments } from './payments/routes.ts';
import { servePlans } from './plans/routes.ts';
import { usePromoCode } from './promo/use-promo-code.ts';
import { getWalletInfo } from './wallet/get-wallet-info.ts';
import { listWalletOperations } from './wallet/list-wallet-operations.ts';

export function serveBilling(server: Server): void {
  serve(server, wallet.getWalletInfo, ({ caller, context }) => getWalletInfo(context, caller.userId));
  serve(server, wallet.listWalletOperations, ({ input, caller, context }) =>
    listWalletOperations(context, caller.userId, input),
  );
  servePlans(server);
  serve(server, promo.usePromoCode, ({ input, caller, context }) =>
    usePromoCode(context, caller.userId, input.code),
  );
  servePayments(server);
}
