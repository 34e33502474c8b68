import type { ProductColumns } from '../assortment/product-columns.ts';
import type { Lexicon } from '../vocabulary/lexicon.ts';
import type { Meaning } from './understand-text.ts';

/** How much of a text a product's title says, 0 to 1. */
export type Match = (index: number) => number;

const NOUN_WEIGHT = 3;
const WORD_WEIGHT = 1.5;
// "барный стул" is not what "стул" means first. "чехол на телефон" is no "телефон" at all, and no bid makes up for it.
const NARROWER_LOSS = 0.08;
const OTHER_GOODS_LOSS = 0.38;

type Word = { id: number; stems: readonly number[] };

/** The ids of words by the ids of their stems. */
function listByStem(words: readonly Word[]): readonly (readonly number[])[] {
  const lists: number[][] = [];
  for (const { id, stems } of words) {
    for (const stem of stems) {
      const list = lists[stem] ?? [];
      list.push(id);
      lists[stem] = list;
    }
  }
  return lists;
}

/** The share of the text's weight for every set of its stems. */
function weighSets({ stems, noun }: Meaning): Float64Array {
  const weights = stems.map((stem) => (noun?.stems.includes(stem) ? NOUN_WEIGHT : WORD_WEIGHT));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return Float64Array.from({ length: 1 << stems.length }, (_, bits) =>
    weights.reduce((sum, weight, place) => (bits & (1 << place) ? sum + weight / total : sum), 0),
  );
}

export function createMatching(lexicon: Lexicon, columns: ProductColumns): (meaning: Meaning) => Match {
  const nounsByStem = listByStem(lexicon.nouns);
  const attributesByStem = listByStem(lexicon.attributes);
  const { nouns, audiences, firstAdjectives, secondAdjectives, tails, sizes, brands } = columns;
  return (meaning) => {
    // Bit n of a word is set when it has the n-th stem of the text.
    const nounBits = new Uint8Array(lexicon.nouns.length);
    // An attribute's place in the columns is its id + 1; 0 says nothing.
    const wordBits = new Uint8Array(lexicon.attributes.length + 1);
    meaning.stems.forEach((stem, place) => {
      for (const id of nounsByStem[stem] ?? []) nounBits[id] = (nounBits[id] ?? 0) | (1 << place);
      for (const id of attributesByStem[stem] ?? [])
        wordBits[id + 1] = (wordBits[id + 1] ?? 0) | (1 << place);
    });
    const shares = weighSets(meaning);
    const losses = Float64Array.from(lexicon.nouns, ({ stems, groupId }) => {
      if (meaning.noun === undefined || stems.length <= meaning.noun.stems.length) return 0;
      return groupId === meaning.noun.groupId ? NARROWER_LOSS : OTHER_GOODS_LOSS;
    });
    return (index) => {
      const noun = nouns[index] ?? 0;
      const bits =
        (nounBits[noun] ?? 0) |
        (wordBits[audiences[index] ?? 0] ?? 0) |
        (wordBits[firstAdjectives[index] ?? 0] ?? 0) |
        (wordBits[secondAdjectives[index] ?? 0] ?? 0) |
        (wordBits[tails[index] ?? 0] ?? 0) |
        (wordBits[sizes[index] ?? 0] ?? 0) |
        (wordBits[brands[index] ?? 0] ?? 0);
      return Math.max(0, (shares[bits] ?? 0) - (losses[noun] ?? 0));
    };
  };
}
