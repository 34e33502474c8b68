import type { ProductColumns } from '../assortment/product-columns.ts';
import type { Lexicon } from '../vocabulary/lexicon.ts';
import type { Meaning } from './understand-text.ts';

/** How much of a text a product's title says, 0 to 1. */
export type Match = (index: number) => number;

const NOUN_WEIGHT = 3;
const WORD_WEIGHT = 1.5;
// "сумка для ноутбука" is not what "сумка" means first.
const NARROWER_LOSS = 0.08;

/** Bit n of a word is set when it has the n-th stem of the text. */
function markWords(words: readonly { stems: readonly number[] }[], { stems }: Meaning): Uint8Array {
  return Uint8Array.from(words, (word) =>
    word.stems.reduce((bits, stem) => (stems.includes(stem) ? bits | (1 << stems.indexOf(stem)) : bits), 0),
  );
}

/** The share of the text's weight for every set of its stems. */
function weighSets({ stems, noun }: Meaning): Float64Array {
  const weights = stems.map((stem) => (noun?.stems.includes(stem) ? NOUN_WEIGHT : WORD_WEIGHT));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return Float64Array.from({ length: 1 << stems.length }, (_, bits) =>
    weights.reduce((sum, weight, place) => (bits & (1 << place) ? sum + weight / total : sum), 0),
  );
}

export function matchWords(lexicon: Lexicon, columns: ProductColumns, meaning: Meaning): Match {
  const nounBits = markWords(lexicon.nouns, meaning);
  // An attribute's place in the columns is its id + 1; 0 says nothing.
  const wordBits = Uint8Array.from([0, ...markWords(lexicon.attributes, meaning)]);
  const shares = weighSets(meaning);
  const nounWords = meaning.noun?.stems.length ?? Number.POSITIVE_INFINITY;
  const losses = Float64Array.from(lexicon.nouns, ({ stems }) =>
    stems.length > nounWords ? NARROWER_LOSS : 0,
  );
  const { nouns, audiences, firstAdjectives, secondAdjectives, tails, sizes, brands } = columns;
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
}
