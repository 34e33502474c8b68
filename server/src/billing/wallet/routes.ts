import * as contract from '@vitrina/contract/billing/wallet.ts';
import type { TimedContext } from '../../platform/context.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import type { Renewal } from './forecast-balance.ts';
import { getWalletInfo } from './get-wallet-info.ts';
import { getWalletOverview } from './get-wallet-overview.ts';
import { listWalletOperations } from './list-wallet-operations.ts';
import { type FindTestCabinets, nameTestCabinets } from './name-test-cabinets.ts';
import { setWalletReminder } from './set-wallet-reminder.ts';

/** `findRenewal`: what a plan that renews itself will take; plans are built on wallets. */
export function serveWallet(
  server: Server,
  findRenewal: (context: TimedContext, userId: number) => Promise<Renewal | undefined>,
  findTestCabinets: FindTestCabinets,
): void {
  serve(server, contract.getWalletInfo, ({ caller, context }) => getWalletInfo(context, caller.userId));
  serve(server, contract.getWalletOverview, async ({ caller, context }) =>
    getWalletOverview(context, caller.userId, await findRenewal(context, caller.userId)),
  );
  serve(server, contract.setWalletReminder, async ({ input, caller, context }) => {
    await setWalletReminder(context, caller.userId, input.threshold);
    return {};
  });
  serve(server, contract.listWalletOperations, async ({ input, caller, context }) => {
    const { operations, ...rest } = await listWalletOperations(context, caller.userId, input);
    return { operations: await nameTestCabinets(context, operations, findTestCabinets), ...rest };
  });
}
