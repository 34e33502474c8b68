import type { Transaction } from 'kysely';
import { lockWallets } from '../../ledger/post-operation.ts';

/** One change of a person's cards at a time: which of them is the default one depends on the others. */
export async function lockCards(trx: Transaction<Record<never, never>>, userId: number): Promise<void> {
  await lockWallets(trx, [userId]);
}
