import { bell, mix, unit } from '../chance.ts';
import type { Choice, Group, Lexicon, NounForm } from '../vocabulary/lexicon.ts';
import { MEANINGS } from './phrase-orders.ts';

/** A phrase before it is written out: where its words stand in the group's lists. */
export type Phrase = {
  group: Group;
  form: NounForm;
  meaning: number;
  order: string;
  choices: readonly number[];
  /** The logarithm of how popular it is; only comparisons matter. */
  popularity: number;
};

// How much the popularity of a thought differs from the product of its words, and that of one wording of it.
const THOUGHT_SPREAD = 1;
const WORDING_SPREAD = 0.35;

function listOf(group: Group, meaning: number, place: number): readonly Choice[] {
  const slot = MEANINGS[meaning]?.says[place];
  return slot === undefined ? [] : group.choices[slot];
}

/** Adjectives of one class exclude each other, and a later class stands second so that no pair comes twice. */
function goTogether(group: Group, meaning: number, choices: readonly number[]): boolean {
  const says = MEANINGS[meaning]?.says ?? [];
  if (says[0] !== 'adjective' || says[1] !== 'adjective') return true;
  const [first = 0, second = 0] = choices;
  return (group.classes[first] ?? 0) < (group.classes[second] ?? 0);
}

function* combinations(group: Group, meaning: number, chosen: readonly number[]): Generator<readonly number[]> {
  const says = MEANINGS[meaning]?.says ?? [];
  if (chosen.length === says.length) {
    if (goTogether(group, meaning, chosen)) yield chosen;
    return;
  }
  const { length } = listOf(group, meaning, chosen.length);
  for (let place = 0; place < length; place += 1) yield* combinations(group, meaning, [...chosen, place]);
}
