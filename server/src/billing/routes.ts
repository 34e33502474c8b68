import * as contract from '@vitrina/contract/billing.ts';
import { type Server, serve } from '../platform/http/serve.ts';
import { getTariffInfo } from './get-tariff-info.ts';
import { usePromoCode } from './promo/use-promo-code.ts';
import { getWalletInfo } from './wallet/get-wallet-info.ts';
import { listWalletOperations } from './wallet/list-wallet-operations.ts';

export function serveBilling(server: Server): void {
  serve(server, contract.getWalletInfo, ({ caller, context }) => getWalletInfo(context, caller.userId));
  serve(server, contract.listWalletOperations, ({ input, caller, context }) =>
    listWalletOperations(context, caller.userId, input),
  );
  serve(server, contract.getTariffInfo, ({ caller, context }) => getTariffInfo(context, caller.userId));
  serve(server, contract.usePromoCode, ({ input, caller, context }) =>
    usePromoCode(context, caller.userId, input.code),
  );
}
