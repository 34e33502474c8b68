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

/** The places of the phrases, the most popular first. */
export function orderByPopularity(table: PhraseTable): Uint32Array {
  const keys = new Float64Array(table.length);
  for (let place = 0; place < table.length; place += 1) {
    const unpopularity = Math.round((-(table.popularity[place] ?? 0) - LOWEST) * FINENESS);
    keys[place] = unpopularity * PLACES + place;
  }
  keys.sort();
  return Uint32Array.from(keys, (key) => key % PLACES);
}
