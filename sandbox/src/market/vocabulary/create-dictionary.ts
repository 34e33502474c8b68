import { agreeAdjective, isAdjective } from '../words/agree-adjective.ts';
import { foldText } from '../words/fold-text.ts';
import { meaningfulStems } from '../words/meaningful-stems.ts';
import type { Attribute, ByGender } from './lexicon.ts';
import type { SeasonName } from './season-profiles.ts';

const WORDS: readonly [RegExp, SeasonName][] = [
  [/новогодн|рождеств|деда мороза|ёлк|с оленями|символом года/i, 'newYear'],
  [/^зимн|^шипован|на меху|с начёсом|для снега|для зимней|с шипами/i, 'winterWear'],
  [/^летн|^пляжн|для моря|для пляжа|на лето|от солнца/i, 'summer'],
  [/^демисезон|^осенн|^весенн/i, 'demi'],
  [/^школьн|для школ|в школу|первоклассник|класс$/i, 'school'],
  [/на 8 марта|на 23 февраля|на 14 февраля/i, 'gifts'],
  [/для пикника|для шашлыка|для кемпинга/i, 'picnic'],
];

/** The season that a word brings with it, whatever the goods. */
function seasonOfWord(text: string): SeasonName | undefined {
  return WORDS.find(([words]) => words.test(text))?.[1];
}

/** Titles write "42 размер" and "128 ГБ", buyers type "42" and "128гб". */
function typeSize(size: string): string {
  return size.replace(/ размер$/, '').replace(/^(\d+(?:[.,]\d+)?) (ГБ|ТБ|мл|л|кг|г|м|см|Вт|кВт|шт)$/, '$1$2');
}

export type Dictionary = {
  attributes: Attribute[];
  stems: string[];
  stemIds: Map<string, number>;
  attributeOf(text: string): Attribute;
  stemIdsOf(folded: string): number[];
  /** Where stemming does not bring two forms together (ковёр and ковры), word by word. */
  joinForms(folded: string, otherForm: string): void;
};

function agreeWithAll(text: string, change: (form: string) => string): ByGender {
  return {
    m: change(text),
    f: change(agreeAdjective(text, 'f')),
    n: change(agreeAdjective(text, 'n')),
    p: change(agreeAdjective(text, 'p')),
  };
}

/** Gives every attribute and every stem one number, however many groups use it. */
export function createDictionary(): Dictionary {
  const attributes: Attribute[] = [];
  const byText = new Map<string, Attribute>();
  const stems: string[] = [];
  const stemIds = new Map<string, number>();

  function stemIdsOf(folded: string): number[] {
    const ids = meaningfulStems(folded).map((stem) => {
      const id = stemIds.get(stem) ?? stems.push(stem) - 1;
      stemIds.set(stem, id);
      return id;
    });
    return [...new Set(ids)];
  }

  function createAttribute(text: string): Attribute {
    const mayPrecede = isAdjective(text);
    const written = agreeWithAll(text, (form) => form);
    const typed = agreeWithAll(text, (form) => foldText(typeSize(form)));
    const attribute: Attribute = {
      id: attributes.length,
      written,
      typed,
      mayPrecede,
      stems: stemIdsOf(foldText(text)),
      season: seasonOfWord(text),
    };
    attributes.push(attribute);
    byText.set(text, attribute);
    return attribute;
  }

  function joinForms(folded: string, otherForm: string): void {
    const others = meaningfulStems(otherForm);
    meaningfulStems(folded).forEach((stem, place) => {
      const id = stemIds.get(stem);
      const other = others[place];
      if (id !== undefined && other !== undefined && !stemIds.has(other)) stemIds.set(other, id);
    });
  }

  return {
    attributes,
    stems,
    joinForms,
    stemIds,
    stemIdsOf,
    attributeOf: (text) => byText.get(text) ?? createAttribute(text),
  };
}
