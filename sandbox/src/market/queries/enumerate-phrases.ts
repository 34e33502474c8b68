import { bell, mix, unit } from '../chance.ts';
import type { Choice, Group, Lexicon, NounForm, Slot } from '../vocabulary/lexicon.ts';
import { MEANINGS, type Meaning, NOUN } from './phrase-orders.ts';
import { createPhraseTable, type PhraseTable } from './phrase-table.ts';

// How far the popularity of a thought is from the product of its words, of one wording from the usual one,
// of a word in one group from its place in the list, and of a noun from its.
const THOUGHT_SPREAD = 0.75;
const WORDING_SPREAD = 0.35;
const WORD_SPREAD = 0.4;
const FORM_SPREAD = 0.3;
// Long queries are rarer than their words would make them.
const LOSS_PER_WORD = 1.45;
// More than the vocabulary can say.
const CAPACITY = 2 ** 19;

/** One list of the group with the logarithms of how popular its entries are. */
type Said = { choices: readonly Choice[]; popularity: Float64Array; isPurpose: readonly boolean[] };

const NOTHING_SAID: Said = { choices: [], popularity: new Float64Array(1), isPurpose: [false] };

const SLOTS = [...new Set(MEANINGS.flatMap(({ says }) => says))];

const countWords = (text: string) => text.split(' ').length;

function weighChoices({ id, choices }: Group, slot: Slot, seed: number): Said {
  const list = choices[slot];
  const popularity = Float64Array.from(list, ({ share, attribute }) => {
    const own = WORD_SPREAD * bell(mix(mix(seed, id), attribute.id));
    return Math.log(share) + own - LOSS_PER_WORD * (countWords(attribute.typed.m) - 1);
  });
  const isPurpose = list.map(({ attribute }) => attribute.typed.m.startsWith('для '));
  return { choices: list, popularity, isPurpose };
}

type Context = {
  table: PhraseTable;
  formPlace: number;
  formPopularity: number;
  meaning: Meaning;
  one: Said;
  two: Said;
};

/**
 * Adjectives of one class exclude each other, and a later class stands second so that no pair comes twice.
 * Nor does anybody say what a thing is for twice: "для девочки для школы".
 */
function goTogether(
  { meaning, one, two }: Context,
  { classes }: Group,
  first: number,
  second: number,
): boolean {
  const areAdjectives = meaning.says[0] === 'adjective' && meaning.says[1] === 'adjective';
  if (areAdjectives) return (classes[first] ?? 0) < (classes[second] ?? 0);
  return !(one.isPurpose[first] && two.isPurpose[second]);
}

/** True if all that stands before the noun may stand there; a brand alone may: "вектра смартфон". */
function mayStand(
  { meaning, one, two }: Context,
  order: readonly number[],
  first: number,
  second: number,
): boolean {
  if (meaning.says[0] === 'brand') return true;
  for (const place of order) {
    if (place === NOUN) return true;
    const choice = place === 0 ? one.choices[first] : two.choices[second];
    if (choice?.attribute.mayPrecede === false) return false;
  }
  return true;
}

function addPhrase(context: Context, first: number, second: number, hash: number): void {
  const { table, meaning, one, two } = context;
  const spread = meaning.says.length === 0 ? 0 : THOUGHT_SPREAD;
  const words = (one.popularity[first] ?? 0) + (two.popularity[second] ?? 0);
  const popularity = context.formPopularity + words + spread * bell(mix(hash, 1));
  for (const { id, order, popularity: usual } of meaning.wordings) {
    if (table.length === CAPACITY || !mayStand(context, order, first, second)) continue;
    const row = table.length;
    table.length += 1;
    table.forms[row] = context.formPlace;
    table.wordings[row] = id;
    table.first[row] = first;
    table.second[row] = second;
    table.popularity[row] = popularity + usual + WORDING_SPREAD * bell(mix(hash, 2 + id));
  }
}

function addMeaning(context: Context, group: Group, key: number): void {
  const { meaning, one, two } = context;
  for (let first = 0; first < one.popularity.length; first += 1) {
    for (let second = 0; second < two.popularity.length; second += 1) {
      if (!goTogether(context, group, first, second)) continue;
      const hash = mix(key, first + 64 * second);
      if (unit(hash) < meaning.kept) addPhrase(context, first, second, hash);
    }
  }
}

let last: { lexicon: Lexicon; seed: number; table: PhraseTable } | undefined;

/**
 * All that buyers might type about the vocabulary's goods, without misspellings. It takes a small market half of its time,
 * and whoever makes several makes them of one seed.
 */
export function listPhrases(lexicon: Lexicon, forms: readonly NounForm[], seed: number): PhraseTable {
  if (last?.lexicon !== lexicon || last.seed !== seed)
    last = { lexicon, seed, table: enumeratePhrases(lexicon, forms, seed) };
  return last.table;
}

function enumeratePhrases(lexicon: Lexicon, forms: readonly NounForm[], seed: number): PhraseTable {
  const table = createPhraseTable(CAPACITY);
  let said: readonly (readonly Said[])[] = [];
  let groupId = -1;
  forms.forEach((form, formPlace) => {
    const group = lexicon.groups[lexicon.nouns[form.nounId]?.groupId ?? -1];
    if (group === undefined) return;
    if (group.id !== groupId) {
      groupId = group.id;
      const bySlot = new Map(SLOTS.map((slot) => [slot, weighChoices(group, slot, seed)]));
      said = MEANINGS.map(({ says }) => says.map((slot) => bySlot.get(slot) ?? NOTHING_SAID));
    }
    const spread = FORM_SPREAD * bell(mix(mix(seed, 77), formPlace));
    const formPopularity =
      Math.log(group.share * form.share) + spread - LOSS_PER_WORD * (countWords(form.typed) - 1);
    MEANINGS.forEach((meaning, meaningId) => {
      const [one = NOTHING_SAID, two = NOTHING_SAID] = said[meaningId] ?? [];
      const key = mix(seed, formPlace * MEANINGS.length + meaningId);
      addMeaning({ table, formPlace, formPopularity, meaning, one, two }, group, key);
    });
  });
  return table;
}
