import { type Account, availableOf, frozenOf } from './accounts.ts';

export type Entry = { account: Account; points: number };

function isAnotherWallet(account: Account, userId: number): boolean {
  return account.includes(':') && account !== availableOf(userId) && account !== frozenOf(userId);
}

/**
 * What an operation does to the wallet it concerns. Throws on entries that could never be posted: such an operation is
 * a mistake of ours, whatever a person sent.
 */
export function walletChange(
  userId: number,
  entries: readonly Entry[],
): { available: number; frozen: number } {
  if (new Set(entries.map((entry) => entry.account)).size !== entries.length)
    throw new Error('An account stands twice in one operation.');
  if (entries.some((entry) => !Number.isSafeInteger(entry.points) || entry.points === 0))
    throw new Error('Points of an entry are whole and not zero.');
  if (entries.some((entry) => isAnotherWallet(entry.account, userId)))
    throw new Error('An operation concerns one wallet.');
  if (entries.length === 0 || entries.reduce((sum, entry) => sum + entry.points, 0) !== 0)
    throw new Error('An operation sums to zero.');
  const pointsOf = (account: Account) => entries.find((entry) => entry.account === account)?.points ?? 0;
  return { available: pointsOf(availableOf(userId)), frozen: pointsOf(frozenOf(userId)) };
}
