import type { Assortment } from '../assortment/create-assortment.ts';
import type { ProductColumns } from '../assortment/product-columns.ts';
import { mix, unit } from '../chance.ts';
import type { Supply } from '../queries/query-traits.ts';
import type { Lexicon, Noun } from '../vocabulary/lexicon.ts';
import { foldText } from '../words/fold-text.ts';
import { createMatching, type Match } from './create-matching.ts';
import { indexNouns } from './index-nouns.ts';
import { createUnderstanding, type Meaning } from './understand-text.ts';

/** The indexes of the products of every noun, by the noun's id. */
function groupByNoun({ nouns, count }: ProductColumns, nounCount: number): readonly Uint32Array[] {
  const starts = new Uint32Array(nounCount + 1);
  for (let index = 0; index < count; index += 1) {
    const next = (nouns[index] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let noun = 0; noun < nounCount; noun += 1) {
    starts[noun + 1] = (starts[noun + 1] ?? 0) + (starts[noun] ?? 0);
  }
  const sorted = new Uint32Array(count);
  const filled = starts.slice();
  for (let index = 0; index < count; index += 1) {
    const noun = nouns[index] ?? 0;
    sorted[filled[noun] ?? 0] = index;
    filled[noun] = (filled[noun] ?? 0) + 1;
  }
  return Array.from({ length: nounCount }, (_, noun) => sorted.subarray(starts[noun], starts[noun + 1]));
}

/** What a text finds at any time, by SKU, with how well each product fits it (0 to 1). */
export type Shelf = { indexes: Uint32Array; relevance: Float64Array; textHash: number };

export type Shelves = {
  of(text: string): Shelf;
  /** What there is when only the noun is said. */
  supplyOf(noun: Noun): Supply;
};

// A shelf of 2,500 products takes 30 KB.
const KEPT_SHELVES = 400;
const LONGEST_SHELF = 2500;
const LONGEST_TEXT = 300;
// A place among all products or on a shelf beside a number to sort by: both exact in a double.
const PLACES = 2 ** 22;
const FINENESS = 2 ** 20;
// The rest of relevance is how buyers of this very query have liked the product.
const WORDS_PART = 0.88;

const NOTHING: Shelf = { indexes: new Uint32Array(0), relevance: new Float64Array(0), textHash: 0 };

function hashText(folded: string): number {
  let hash = 0;
  for (let place = 0; place < folded.length; place += 1) hash = mix(hash, folded.charCodeAt(place));
  return hash;
}

/** Searches with the same words fit the same goods: only what changes with time is left to rank. */
export function createShelves(lexicon: Lexicon, { columns, numbers }: Assortment): Shelves {
  const nouns = indexNouns(lexicon);
  const understand = createUnderstanding(lexicon, nouns);
  const match = createMatching(lexicon, columns);
  const byNoun = groupByNoun(columns, lexicon.nouns.length);
  const everything = Uint32Array.from({ length: columns.count }, (_, index) => index);
  const kept = new Map<string, Shelf>();
  // Used by one search after the other.
  const foundIndexes = new Uint32Array(columns.count);
  const foundRelevance = new Float64Array(columns.count);

  /** Goods named as the text names them, and their neighbours in the shop. */
  function listProducts(noun: Noun, stems: readonly number[]): readonly Uint32Array[] {
    const named = nouns.withAll(noun.stems.filter((stem) => stems.includes(stem)));
    const neighbours = lexicon.groups[noun.groupId]?.nouns ?? [];
    return [...new Set([...named, ...neighbours])].map(({ id }) => byNoun[id] ?? new Uint32Array(0));
  }

  /** Fills the found columns; the answer is how many there are. */
  function collect({ stems, noun }: Meaning, textHash: number, fit: Match): number {
    let length = 0;
    for (const list of noun === undefined ? [everything] : listProducts(noun, stems)) {
      for (const index of list) {
        const share = fit(index);
        if (share === 0 && noun === undefined) continue;
        foundIndexes[length] = index;
        foundRelevance[length] = WORDS_PART * share + (1 - WORDS_PART) * unit(mix(textHash, index));
        length += 1;
      }
    }
    return length;
  }

  function findShelf(folded: string): Shelf {
    const meaning = understand(folded);
    if (meaning.stems.length === 0) return NOTHING;
    const textHash = hashText(folded);
    const length = collect(meaning, textHash, match(meaning));
    const keys = foundRelevance
      .subarray(0, length)
      .map((value, place) => Math.round((1 - value) * FINENESS) * PLACES + place)
      .toSorted()
      .subarray(0, LONGEST_SHELF)
      .map((key) => numbers.skuOf(foundIndexes[key % PLACES] ?? 0) * PLACES + (key % PLACES))
      .toSorted();
    return {
      indexes: new Uint32Array(keys.map((key) => foundIndexes[key % PLACES] ?? 0)),
      relevance: keys.map((key) => foundRelevance[key % PLACES] ?? 0),
      textHash,
    };
  }

  return {
    of(text) {
      const folded = foldText(text.slice(0, LONGEST_TEXT));
      const shelf = kept.get(folded) ?? findShelf(folded);
      // The latest ones stay: a Map keeps the order of insertion.
      kept.delete(folded);
      kept.set(folded, shelf);
      if (kept.size > KEPT_SHELVES) kept.delete(kept.keys().next().value ?? folded);
      return shelf;
    },
    supplyOf(noun) {
      const sellers = new Set<number>();
      let products = 0;
      for (const list of listProducts(noun, noun.stems)) {
        products += list.length;
        for (const index of list) sellers.add(columns.sellers[index] ?? 0);
      }
      return { products, sellers: sellers.size };
    },
  };
}
