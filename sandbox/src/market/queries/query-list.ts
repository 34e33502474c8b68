/** The queries, the most popular first; what is not text is kept in columns. */
export type QueryList = {
  texts: readonly string[];
  places: ReadonlyMap<string, number>;
  nouns: Uint16Array;
  /** Places in SEASON_NAMES. */
  seasons: Uint8Array;
  /** How many things are said besides the noun. */
  specificity: Uint8Array;
  isMisspelt: Uint8Array;
  /** Where the right query of a misspelt one stands; a right query means itself. */
  means: Uint32Array;
};
