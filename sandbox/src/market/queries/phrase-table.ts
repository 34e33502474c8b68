/** Phrases before they are written out, in columns: half a million objects would cost a second and 100 MB. */
export type PhraseTable = {
  length: number;
  /** The place of the noun's form among all forms. */
  forms: Uint16Array;
  wordings: Uint8Array;
  /** The places of the said things in the lists of the group. */
  first: Uint8Array;
  second: Uint8Array;
  /** The logarithm of how popular a phrase is; only comparisons matter. */
  popularity: Float32Array;
};

export function createPhraseTable(capacity: number): PhraseTable {
  return {
    length: 0,
    forms: new Uint16Array(capacity),
    wordings: new Uint8Array(capacity),
    first: new Uint8Array(capacity),
    second: new Uint8Array(capacity),
    popularity: new Float32Array(capacity),
  };
}

// A place in the table fits 21 bits, a popularity 24; together they are exact in a double.
const PLACES = 2 ** 21;
const FINENESS = 2 ** 17;
const LOWEST = -64;

// Phrases of one popularity share a bin, so that a bin is in the order as a whole or not at all.
const BIN = 2 ** 10;
const BINS = 2 ** 24 / BIN;

const unpopularityOf = (popularity: number) => Math.round((-popularity - LOWEST) * FINENESS);
const binOf = (popularity: number) => Math.floor(unpopularityOf(popularity) / BIN);

/** The first bin without which there are `least` phrases, and how many there are. */
function findEnd(popularity: Float32Array, least: number): { end: number; found: number } {
  const counts = new Uint32Array(BINS);
  for (const one of popularity) {
    const bin = binOf(one);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  let [end, found] = [0, 0];
  for (; end < BINS && found < least; end += 1) found += counts[end] ?? 0;
  return { end, found };
}

/** The places of the phrases, the most popular first: `least` of them or somewhat more, if there are so many. */
export function orderByPopularity(table: PhraseTable, least: number): Uint32Array {
  const popularity = table.popularity.subarray(0, table.length);
  const { end, found } = findEnd(popularity, least);
  const keys = new Float64Array(found);
  let taken = 0;
  for (let place = 0; place < popularity.length; place += 1) {
    const one = popularity[place] ?? 0;
    if (binOf(one) >= end) continue;
    keys[taken] = unpopularityOf(one) * PLACES + place;
    taken += 1;
  }
  return Uint32Array.from(keys.toSorted(), (key) => key % PLACES);
}
