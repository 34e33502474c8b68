import { mix, unit } from '../chance.ts';
import type { Lexicon } from '../vocabulary/lexicon.ts';

/** Draws what a product of a seller is: the id of a noun. */
export type Range = (hash: number) => number;

type Weighted = { nounId: number; passed: number };

// Offers crowd less than demand does: rare things are on sale too.
const NOUN_CROWDING = 0.85;

function weighNouns(lexicon: Lexicon, categoryIndex: number, crowding: number): Weighted[] {
  let passed = 0;
  return lexicon.groups
    .filter((group) => group.categoryIndex === categoryIndex)
    .flatMap((group) =>
      group.nouns.map((noun) => {
        passed += (group.share * noun.share) ** crowding;
        return { nounId: noun.id, passed };
      }),
    );
}

function drawFrom(list: readonly Weighted[], chance: number): number {
  const goal = chance * (list.at(-1)?.passed ?? 0);
  let [low, high] = [0, list.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.passed ?? 0) > goal) high = middle;
    else low = middle + 1;
  }
  return list[low]?.nounId ?? 0;
}

/** Which categories each seller trades in: one to three, and what is asked for there. */
export function planRanges(lexicon: Lexicon) {
  const byCategory = lexicon.categories.map((_, place) => weighNouns(lexicon, place, NOUN_CROWDING));
  let total = 0;
  const categories = byCategory.map((_, place) => {
    for (const group of lexicon.groups) if (group.categoryIndex === place) total += group.share;
    return { nounId: place, passed: total };
  });

  function ofCategories(places: readonly number[]): Range {
    const lists = places.map((place) => byCategory[place] ?? []);
    return (hash) => drawFrom(lists[mix(hash, 1) % lists.length] ?? [], unit(mix(hash, 2)));
  }

  return {
    ofCategories,
    ofSeller(sellerHash: number): Range {
      const count = 1 + (mix(sellerHash, 1) % 3);
      const draw = (which: number) => drawFrom(categories, unit(mix(sellerHash, 10 + which)));
      return ofCategories(Array.from({ length: count }, (_, which) => draw(which)));
    },
  };
}
