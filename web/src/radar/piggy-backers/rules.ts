import type { PiggyBacker, PiggyBackers } from '@vitrina/contract/radar/piggy-backers.ts';

/** What stands in place of the table; null: the table does. */
export type TabState = 'off' | 'unwatched' | 'waiting' | 'nobody' | null;

export function stateOf({ isTracked, isWatched, lookedAt, piggyBackers }: PiggyBackers): TabState {
  // What was seen stays to be seen, whatever has been switched off since.
  if (piggyBackers.length > 0) return null;
  if (!isTracked) return 'off';
  if (!isWatched) return 'unwatched';
  return lookedAt === null ? 'waiting' : 'nobody';
}

/** The under-cut as a part of the own price: 0.2 is 20 % below it. null: one of the prices is not known. */
export function undercutShare({ undercutKopecks, ownKopecks }: PiggyBacker): number | null {
  if (undercutKopecks === null || ownKopecks === null || ownKopecks <= 0) return null;
  return undercutKopecks / ownKopecks;
}

type SellerChoice = { value: string; label: string };

/** Each seller once, by the newest of its stays; `nameless` names one that the storefront does not. */
export function listSellers(
  stays: readonly PiggyBacker[],
  nameless: (stay: PiggyBacker) => string,
): SellerChoice[] {
  const byKey = new Map<string, SellerChoice>();
  for (const stay of stays) {
    const key = stay.sellerId === null ? `sku:${stay.offerSku}` : `seller:${stay.sellerId}`;
    if (!byKey.has(key)) byKey.set(key, { value: String(stay.id), label: stay.sellerName ?? nameless(stay) });
  }
  return [...byKey.values()];
}
