import { Sku } from '@vitrina/contract/ids.ts';
import { MOST_PASSED } from '@vitrina/contract/positions/what-if.ts';
import type { PlacedCard } from './predict-card.ts';

/** Kept cards between a card's place and its likely one, and how many there are of them, kept or not. */
export function listPassed(page: readonly PlacedCard[], from: number, likely: number | null) {
  if (likely === null) return { passed: [], passedCount: 0 };
  const [first, last] = likely < from ? [likely, from - 1] : [from + 1, likely];
  const passed = page
    .filter(({ place }) => place >= first && place <= last)
    .slice(0, MOST_PASSED)
    .map(({ sku, title, place, priceKopecks }) => ({ sku: Sku.parse(sku), title, place, priceKopecks }));
  return { passed, passedCount: last - first + 1 };
}
