/** All products in columns; the place is the product's index. An attribute is its id + 1, 0 for none. */
export type ProductColumns = {
  count: number;
  nouns: Uint16Array;
  groups: Uint16Array;
  sellers: Uint16Array;
  audiences: Uint16Array;
  firstAdjectives: Uint16Array;
  secondAdjectives: Uint16Array;
  tails: Uint16Array;
  sizes: Uint16Array;
  brands: Uint16Array;
  priceRub: Uint32Array;
  /** Tenths. */
  ratings: Uint8Array;
  reviewsADay: Float32Array;
  createdDays: Int32Array;
  /** 0 for things that hardly ever change to 1 for those that change all the time. */
  volatility: Float32Array;
  /** Where the warehouse stands: a place in CITIES; and how many other warehouses have the goods, 0 to 1. */
  homes: Uint8Array;
  reach: Float32Array;
};

export function createColumns(count: number): ProductColumns {
  const ids = () => new Uint16Array(count);
  return {
    count,
    nouns: ids(),
    groups: ids(),
    sellers: ids(),
    audiences: ids(),
    firstAdjectives: ids(),
    secondAdjectives: ids(),
    tails: ids(),
    sizes: ids(),
    brands: ids(),
    priceRub: new Uint32Array(count),
    ratings: new Uint8Array(count),
    reviewsADay: new Float32Array(count),
    createdDays: new Int32Array(count),
    volatility: new Float32Array(count),
    homes: new Uint8Array(count),
    reach: new Float32Array(count),
  };
}
