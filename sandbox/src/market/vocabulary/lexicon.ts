import type { Gender } from '../words/agree-adjective.ts';
import type { SeasonName } from './season-profiles.ts';
import type { CurveName } from './week-curves.ts';

export type ByGender = Readonly<Record<Gender, string>>;

/** One word or phrase said about goods. Shared by all groups that use it. */
export type Attribute = {
  id: number;
  /** Folded, as buyers type it. */
  typed: ByGender;
  /** As titles write it. */
  written: ByGender;
  /** False for phrases and words that only follow the noun. */
  mayPrecede: boolean;
  /** Empty for praise, which says nothing about the goods and stands in no title. */
  stems: readonly number[];
  /** A word like "летний" moves the season of a query. */
  season: SeasonName | undefined;
};

/** An attribute as one group uses it. `share` is its part in what is asked for, within its list. */
export type Choice = { attribute: Attribute; share: number };

/** One form of a noun as buyers type it. */
export type NounForm = { nounId: number; typed: string; gender: Gender; share: number };

export type Noun = {
  id: number;
  groupId: number;
  text: string;
  gender: Gender;
  stems: readonly number[];
  /** The part of the group's demand. */
  share: number;
  forms: readonly NounForm[];
};

export type Slot = 'audience' | 'adjective' | 'tail' | 'brand' | 'size' | 'praise' | 'remark';

export type Group = {
  id: number;
  categoryIndex: number;
  curve: CurveName;
  priceRub: number;
  season: SeasonName;
  /** The part of the whole market's demand. */
  share: number;
  nouns: readonly Noun[];
  choices: Readonly<Record<Slot, readonly Choice[]>>;
  /** The class of each adjective choice. */
  classes: readonly number[];
};

export type Lexicon = {
  categories: readonly { id: number; name: string }[];
  groups: readonly Group[];
  nouns: readonly Noun[];
  attributes: readonly Attribute[];
  /** Stems of nouns and attributes; the place of a stem is its id. */
  stems: readonly string[];
  stemIds: ReadonlyMap<string, number>;
};
