import { bell, mix, unit } from '../chance.ts';
import type { Lexicon } from '../vocabulary/lexicon.ts';
import { type CurveName, WEEK_CURVES } from '../vocabulary/week-curves.ts';
import type { QueryList } from './query-list.ts';

/** What the figures of a query are counted from, in columns. */
export type QueryTraits = {
  count: number;
  /** Searches of an average day in the main marketplace. */
  popularity: Float64Array;
  seasons: Uint8Array;
  /** Places in CURVE_NAMES. */
  curves: Uint8Array;
  categories: Uint8Array;
  priceKopecks: Float64Array;
  /** Parts of searches: that put something into the cart, and that find nothing. */
  cartShare: Float32Array;
  zeroShare: Float32Array;
  products: Uint32Array;
  sellers: Uint32Array;
};

export type Supply = { products: number; sellers: number };

// The keys of a constant table.
export const CURVE_NAMES = Object.keys(WEEK_CURVES) as CurveName[];

// The top query is searched 20 to 60 thousand times a day. Zipf's law with a flatter head, as in real search.
const TOP_SEARCHES = 32_000;
const ZIPF_EXPONENT = 1.12;
const FLAT_HEAD = 2;

function zipf(rank: number): number {
  return TOP_SEARCHES * ((1 + FLAT_HEAD) / (rank + 1 + FLAT_HEAD)) ** ZIPF_EXPONENT;
}

/** Cheap things are put into the cart more readily. */
function cartShareOf(priceRub: number, hash: number): number {
  const usual = 0.4 / (1 + (priceRub / 1500) ** 0.35);
  return usual * (0.6 + 0.8 * unit(hash));
}

function zeroShareOf(specificity: number, isMisspelt: boolean, hash: number): number {
  const usual = (0.002 + 0.006 * specificity) * (0.3 + 1.7 * unit(hash));
  return isMisspelt ? 0.05 + 0.3 * unit(hash) : usual;
}

export function createTraits(
  list: QueryList,
  lexicon: Lexicon,
  supplyOfNoun: readonly Supply[],
  seed: number,
): QueryTraits {
  const count = list.texts.length;
  const traits: QueryTraits = {
    count,
    popularity: new Float64Array(count),
    seasons: list.seasons,
    curves: new Uint8Array(count),
    categories: new Uint8Array(count),
    priceKopecks: new Float64Array(count),
    cartShare: new Float32Array(count),
    zeroShare: new Float32Array(count),
    products: new Uint32Array(count),
    sellers: new Uint32Array(count),
  };
  for (let index = 0; index < count; index += 1) {
    const hash = mix(seed, index);
    const nounId = list.nouns[index] ?? 0;
    const group = lexicon.groups[lexicon.nouns[nounId]?.groupId ?? -1];
    if (group === undefined) continue;
    const priceRub = group.priceRub * Math.exp(0.16 * bell(mix(hash, 1)));
    traits.popularity[index] = zipf(index);
    traits.curves[index] = CURVE_NAMES.indexOf(group.curve);
    traits.categories[index] = group.categoryIndex;
    traits.priceKopecks[index] = priceRub * 100;
    traits.cartShare[index] = cartShareOf(priceRub, mix(hash, 2));
    traits.zeroShare[index] = zeroShareOf(
      list.specificity[index] ?? 0,
      list.isMisspelt[index] === 1,
      mix(hash, 3),
    );
    traits.products[index] = supplyOfNoun[nounId]?.products ?? 0;
    traits.sellers[index] = supplyOfNoun[nounId]?.sellers ?? 0;
  }
  return traits;
}
