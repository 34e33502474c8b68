import { agreeAdjective, isAdjective } from '../words/agree-adjective.ts';
import { foldText } from '../words/fold-text.ts';
import { parseNoun } from '../words/parse-noun.ts';
import { splitWords } from '../words/split-words.ts';
import { stemWord } from '../words/stem-word.ts';
import type { AreaWords, CategoryWords, WordGroup } from './area-words.ts';
import { AREAS } from './areas.ts';
import type { Attribute, Choice, Group, Lexicon, Noun } from './lexicon.ts';
import { GENERAL_ADJECTIVES, GENERAL_TAILS } from './sayings.ts';
import { seasonOfWord } from './season-of-word.ts';
import { typeSize } from './type-size.ts';

// How fast demand falls along a list that the vocabulary writes from the popular to the rare.
const NOUN_FALL = 0.9;
const GROUP_FALL = 0.5;
const CHOICE_FALL = 0.5;
// Some goods are asked for in the plural too; the query list decides for each noun how much.
const PLURAL_SHARE = 0.3;

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

type Draft = {
  groups: Group[];
  nouns: Noun[];
  attributes: Attribute[];
  byText: Map<string, Attribute>;
  stems: string[];
  stemIds: Map<string, number>;
};

function stemIdsOf(draft: Draft, text: string): number[] {
  const ids = splitWords(foldText(text)).map((word) => {
    const stem = stemWord(word);
    const known = draft.stemIds.get(stem) ?? draft.stems.push(stem) - 1;
    draft.stemIds.set(stem, known);
    return known;
  });
  return [...new Set(ids)];
}

function attributeOf(draft: Draft, text: string): Attribute {
  const known = draft.byText.get(text);
  if (known !== undefined) return known;
  const [m, f, n, p] = (['m', 'f', 'n', 'p'] as const).map((gender) => agreeAdjective(text, gender));
  const written = { m: text, f: agreeAdjective(text, 'f'), n: agreeAdjective(text, 'n'), p: agreeAdjective(text, 'p') };
  const typed = foldText(typeSize(text));
  const attribute: Attribute = {
    id: draft.attributes.length,
    written,
    typed: mayPrecede ? { m: foldText(written.m), f: foldText(written.f), n: foldText(written.n), p: foldText(written.p) } : {m: typed},
    mayPrecede: isAdjective(text),
    stems: stemIdsOf(draft, text),
    season: seasonOfWord(text),
  };
  draft.attributes.push(attribute);
  draft.byText.set(text, attribute);
  return attribute;
}

function choicesOf(draft: Draft, texts: readonly string[]): Choice[] {
  const shares = sharesOf(texts.length, CHOICE_FALL);
  return texts.map((text, place) => ({ attribute: attributeOf(draft, text), share: shares[place] ?? 0 }));
}

function addNouns(draft: Draft, list: string, groupId: number): Noun[] {
  const entries = splitList(list, ',');
  const shares = sharesOf(entries.length, NOUN_FALL);
  return entries.map((entry, place) => {
    const { text, gender, plural } = parseNoun(entry);
    const share = shares[place] ?? 0;
    const id = draft.nouns.length;
    const forms = [{ nounId: id, typed: foldText(text), gender, share }];
    if (plural !== undefined) {
      forms.push({ nounId: id, typed: foldText(plural), gender: 'p', share: share * PLURAL_SHARE });
    }
    const noun: Noun = { id, groupId, text, gender, share, forms, stems: stemIdsOf(draft, text) };
    draft.nouns.push(noun);
    return noun;
  });
}

type GroupPlace = { categoryIndex: number; areaIndex: number; share: number };

function addGroup(draft: Draft, words: WordGroup, area: AreaWords, category: CategoryWords, place: GroupPlace) {
  const id = draft.groups.length;
  const classes = words.adjectives.map((list) => splitList(list, ' '));
  draft.groups.push({
    id,
    ...place,
    priceRub: words.priceRub,
    season: words.season ?? category.season,
    nouns: addNouns(draft, words.nouns, id),
    classes: classes.flatMap((list, which) => list.map(() => which)),
    choices: {
      audience: choicesOf(draft, splitList(words.audiences, ',')),
      // Every class of adjectives has its own popular ones.
      adjective: classes.flatMap((list) => choicesOf(draft, list)),
      tail: choicesOf(draft, splitList(words.tails, ',')),
      size: choicesOf(draft, splitList(words.sizes, ',')),
      brand: choicesOf(draft, splitList(area.brands, ',')),
    },
  });
}

/** The vocabulary in the form that generation and search work with; it does not depend on the seed. */
export function compileLexicon(): Lexicon {
  const draft: Draft = {
    groups: [],
    nouns: [],
    attributes: [],
    byText: new Map(),
    stems: [],
    stemIds: new Map(),
  };
  const categories: { id: number; name: string }[] = [];
  const all = AREAS.flatMap((area) => area.categories);
  const totalWeight = all.reduce((sum, category) => sum + category.weight, 0);
  AREAS.forEach((area, areaIndex) => {
    for (const category of area.categories) {
      const categoryIndex = categories.push({ id: category.id, name: category.name }) - 1;
      const shares = sharesOf(category.groups.length, GROUP_FALL);
      category.groups.forEach((words, place) => {
        const share = ((shares[place] ?? 0) * category.weight) / totalWeight;
        addGroup(draft, words, area, category, { categoryIndex, areaIndex, share });
      });
    }
  });
  return { ...draft, categories };
}
