import type { Lexicon, Noun } from '../vocabulary/lexicon.ts';
import { isOneSlipAway } from '../words/is-one-slip-away.ts';
import { meaningfulStems } from '../words/meaningful-stems.ts';
import type { NounIndex } from './index-nouns.ts';

/** What the search makes of a text. */
export type Meaning = {
  /** Ids of different stems in the order of the text, at most MOST_STEMS. */
  stems: readonly number[];
  /** The goods that are meant: as many of their words as possible are in the text, the earlier ones first. */
  noun: Noun | undefined;
};

// Further words change nothing: what a title says of a text is kept in the bits of a byte.
const MOST_STEMS = 8;

const SHORTEST_CORRECTED = 3;

export function createUnderstanding(lexicon: Lexicon, nouns: NounIndex): (folded: string) => Meaning {
  const knownStems = [...lexicon.stemIds.keys()].filter((stem) => stem.length >= SHORTEST_CORRECTED);

  function idOfStem(stem: string): number | undefined {
    const exact = lexicon.stemIds.get(stem);
    if (exact !== undefined || stem.length < SHORTEST_CORRECTED) return exact;
    const meant = knownStems.find((known) => isOneSlipAway(known, stem));
    return meant === undefined ? undefined : lexicon.stemIds.get(meant);
  }

  function rateNoun(noun: Noun, stems: readonly number[]): number {
    const places = noun.stems.map((stem) => stems.indexOf(stem)).filter((place) => place >= 0);
    const isWhole = places.length === noun.stems.length;
    const popularity = noun.share * (lexicon.groups[noun.groupId]?.share ?? 0);
    // A name said in full comes first, then the longer one, then the earlier one, then the popular one.
    return (isWhole ? 1000 : 0) + 100 * places.length - Math.min(...places) + popularity;
  }

  function findNoun(stems: readonly number[]): Noun | undefined {
    let best: Noun | undefined;
    let bestRate = 0;
    for (const noun of stems.flatMap((stem) => nouns.withStem(stem))) {
      const rate = rateNoun(noun, stems);
      if (rate > bestRate) [best, bestRate] = [noun, rate];
    }
    return best;
  }

  return (folded) => {
    // A long text would be compared with the whole vocabulary word by word.
    const words = meaningfulStems(folded).slice(0, 2 * MOST_STEMS);
    const stems = [...new Set(words.flatMap((stem) => idOfStem(stem) ?? []))].slice(0, MOST_STEMS);
    return { stems, noun: findNoun(stems) };
  };
}
