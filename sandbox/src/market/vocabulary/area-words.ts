import type { SeasonName } from './season-profiles.ts';
import type { CurveName } from './week-curves.ts';

/**
 * Nouns that share everything said about them, so that any combination sounds right.
 * `nouns`: "word/gender" or "word/gender/plural", the popular first; gender is m, f, n or p (plural only);
 * the plural "-" means there is none, and without it the regular plural is formed.
 */
export type WordGroup = {
  nouns: string;
  /** The median price of its products. */
  priceRub: number;
  season?: SeasonName;
  /** Whom it is for: adjectives and phrases, comma-separated. */
  audiences?: string;
  /** One string a class of adjectives (colour, material, cut...): a phrase takes one of a class at most. */
  adjectives: readonly string[];
  /** Phrases said after the noun, comma-separated. */
  tails: string;
  sizes?: string;
};

export type CategoryWords = {
  id: number;
  name: string;
  /** The share of demand, relative to the other categories. */
  weight: number;
  season: SeasonName;
  groups: readonly WordGroup[];
};

export type AreaWords = {
  curve: CurveName;
  /** Invented names, comma-separated; none is a real trade mark known to us. */
  brands: string;
  categories: readonly CategoryWords[];
};
