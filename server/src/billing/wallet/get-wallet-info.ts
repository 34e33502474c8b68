import type { Wallet } from '@vitrina/contract/billing/wallet.ts';
import type { DbContext } from '../../platform/context.ts';
import type { BillingTables } from '../tables.ts';

/** A wallet comes into being with its first operation; until then it is empty. */
export async function getWalletInfo({ db }: DbContext, userId: number): Promise<Wallet> {
  const wallet = await db
    .withTables<BillingTables>()
    .selectFrom('wallets')
    .select(['available', 'frozen'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return wallet ?? { available: 0, frozen: 0 };
}
