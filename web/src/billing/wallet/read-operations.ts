import type { WalletOperation } from '@vitrina/contract/billing/wallet.ts';

type PageOf = (page: number) => Promise<{ operations: WalletOperation[]; total: number }>;

/** All the pages for a file, one after another: what comes meanwhile moves the rest down, and is left for the next file. */
export async function readOperations(pageOf: PageOf): Promise<WalletOperation[]> {
  const all = new Map<number, WalletOperation>();
  for (let page = 1; ; page += 1) {
    const { operations, total } = await pageOf(page);
    for (const operation of operations) all.set(operation.id, operation);
    if (operations.length === 0 || all.size >= total) return [...all.values()];
  }
}
