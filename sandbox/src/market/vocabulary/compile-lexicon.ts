import { foldText } from '../words/fold-text.ts';
import { parseNoun } from '../words/parse-noun.ts';
import type { AreaWords, CategoryWords, WordGroup } from './area-words.ts';
import { AREAS } from './areas.ts';
import { createDictionary, type Dictionary } from './create-dictionary.ts';
import type { Choice, Group, Lexicon, Noun } from './lexicon.ts';

/** What buyers say about any goods; no title says it. */
const PRAISE = 'недорогой хороший качественный дешёвый лучший';
const REMARKS = 'недорого, распродажа, новинка, цена, оригинал, со скидкой, отзывы, хит';

// How fast demand falls along a list that the vocabulary writes from the popular to the rare.
const NOUN_FALL = 0.9;
const GROUP_FALL = 0.5;
const CHOICE_FALL = 0.5;
const PLURAL_SHARE = 0.3;
// The only entry of a list is not asked for as often as all entries of a long one.
const LEAST_TOTAL = 3.2;

const splitList = (list: string | undefined, separator: string) =>
  (list ?? '')
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

function sharesOf(length: number, fall: number): number[] {
  const weights = Array.from({ length }, (_, place) => (place + 1) ** -fall);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

function choicesOf(dictionary: Dictionary, texts: readonly string[]): Choice[] {
  const weights = texts.map((_, place) => (place + 1) ** -CHOICE_FALL);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const share = (place: number) => (weights[place] ?? 0) / Math.max(total, LEAST_TOTAL);
  return texts.map((text, place) => ({ attribute: dictionary.attributeOf(text), share: share(place) }));
}

function readNouns(dictionary: Dictionary, list: string, firstId: number, groupId: number): Noun[] {
  const entries = splitList(list, ',');
  const shares = sharesOf(entries.length, NOUN_FALL);
  return entries.map((entry, place) => {
    const { text, gender, plural } = parseNoun(entry);
    const share = shares[place] ?? 0;
    const nounId = firstId + place;
    const typed = foldText(text);
    const stems = dictionary.stemIdsOf(typed);
    const forms = [{ nounId, typed, gender, share }];
    if (plural !== undefined) {
      const typedPlural = foldText(plural);
      dictionary.joinForms(typed, typedPlural);
      forms.push({ nounId, typed: typedPlural, gender: 'p', share: share * PLURAL_SHARE });
    }
    return { id: nounId, groupId, text, gender, share, forms, stems };
  });
}

function readChoices(
  dictionary: Dictionary,
  words: WordGroup,
  area: AreaWords,
): Pick<Group, 'choices' | 'classes'> {
  const classes = words.adjectives.map((list) => splitList(list, ' '));
  const adjectives = classes.flatMap((list) => choicesOf(dictionary, list));
  const said = new Set(classes.flat());
  const praise = splitList(PRAISE, ' ').filter((word) => !said.has(word));
  return {
    classes: classes.flatMap((list, which) => list.map(() => which)),
    choices: {
      audience: choicesOf(dictionary, splitList(words.audiences, ',')),
      // Every class has its own popular ones, and together they are asked for as one list.
      adjective: adjectives.map(({ attribute, share }) => ({ attribute, share: share / classes.length })),
      tail: choicesOf(dictionary, splitList(words.tails, ',')),
      size: choicesOf(dictionary, splitList(words.sizes, ',')),
      brand: choicesOf(dictionary, splitList(area.brands, ',')),
      praise: choicesOf(dictionary, praise),
      remark: choicesOf(dictionary, splitList(REMARKS, ',')),
    },
  };
}

function listGroups(): { words: WordGroup; area: AreaWords; category: CategoryWords; share: number }[] {
  const total = AREAS.flatMap((area) => area.categories).reduce((sum, { weight }) => sum + weight, 0);
  return AREAS.flatMap((area) =>
    area.categories.flatMap((category) => {
      const shares = sharesOf(category.groups.length, GROUP_FALL);
      return category.groups.map((words, place) => ({
        words,
        area,
        category,
        share: ((shares[place] ?? 0) * category.weight) / total,
      }));
    }),
  );
}

let compiled: Lexicon | undefined;

/** The vocabulary in the form that generation and search work with; it does not depend on the seed: one for all markets. */
export function getLexicon(): Lexicon {
  compiled ??= compileLexicon();
  return compiled;
}

function compileLexicon(): Lexicon {
  const dictionary = createDictionary();
  const categories = AREAS.flatMap((area) => area.categories);
  const nouns: Noun[] = [];
  const groups = listGroups().map(({ words, area, category, share }, id): Group => {
    const own = readNouns(dictionary, words.nouns, nouns.length, id);
    nouns.push(...own);
    return {
      id,
      categoryIndex: categories.indexOf(category),
      curve: area.curve,
      priceRub: words.priceRub,
      season: words.season ?? category.season,
      share,
      nouns: own,
      ...readChoices(dictionary, words, area),
    };
  });
  return {
    categories: categories.map(({ id, name }) => ({ id, name })),
    groups,
    nouns,
    attributes: dictionary.attributes,
    stems: dictionary.stems,
    stemIds: dictionary.stemIds,
  };
}
