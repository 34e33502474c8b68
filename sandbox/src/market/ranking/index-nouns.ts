import type { Lexicon, Noun } from '../vocabulary/lexicon.ts';

/** Nouns by the id of a stem they have. */
export type NounIndex = {
  withStem(stem: number): readonly Noun[];
  withAll(stems: readonly number[]): readonly Noun[];
};

export function indexNouns(lexicon: Lexicon): NounIndex {
  const lists = new Map<number, Noun[]>();
  for (const noun of lexicon.nouns) {
    for (const stem of noun.stems) {
      const known = lists.get(stem);
      if (known === undefined) lists.set(stem, [noun]);
      else known.push(noun);
    }
  }
  const withStem = (stem: number) => lists.get(stem) ?? [];
  return {
    withStem,
    withAll([first, ...others]) {
      if (first === undefined) return [];
      return withStem(first).filter((noun) => others.every((stem) => noun.stems.includes(stem)));
    },
  };
}
