import { mix, unit } from '../chance.ts';

/** A slip is as popular as the right query that stands at `rank`; `row` is where its right query stands. */
export type Misspelling = { rank: number; row: number; seed: number };

// Popular queries are misspelt in several ways, rare ones by nobody.
const VARIANTS_BY_RANK: readonly (readonly [below: number, variants: number])[] = [
  [300, 4],
  [3000, 1.4],
  [12_000, 0.25],
  [40_000, 0.1],
];

/** Which queries are also typed with a slip, 8 to 80 times rarer than right, in the order of popularity. */
export function planMisspellings(queryCount: number, seed: number): Misspelling[] {
  const plans: Misspelling[] = [];
  const last = VARIANTS_BY_RANK.at(-1)?.[0] ?? 0;
  for (let row = 0; row < Math.min(queryCount, last); row += 1) {
    const variants = VARIANTS_BY_RANK.find(([below]) => row < below)?.[1] ?? 0;
    for (let variant = 0; variant < Math.ceil(variants); variant += 1) {
      const hash = mix(mix(seed, row), variant);
      if (unit(hash) >= variants - variant) continue;
      // By Zipf's law n times rarer is n times further down.
      const rank = Math.round((row + 20) * 8 * 10 ** unit(mix(hash, 1)));
      if (rank < queryCount) plans.push({ rank, row, seed: hash });
    }
  }
  return plans.toSorted((one, other) => one.rank - other.rank || one.seed - other.seed);
}
