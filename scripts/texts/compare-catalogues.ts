import type { Catalogue } from './read-catalogue.ts';
import { baseKey, pluralCategory } from './read-catalogue.ts';

/** What one language lacks, has too much of or says with other placeholders than the model language. */
export function compareCatalogues(model: Catalogue, language: string, catalogue: Catalogue): string[] {
  const wanted = Map.groupBy(model.keys(), baseKey);
  const found = Map.groupBy(catalogue.keys(), baseKey);
  return [
    ...[...wanted.keys()].filter((key) => !found.has(key)).map((key) => `${language}: ${key} is missing`),
    ...[...found.keys()]
      .filter((key) => !wanted.has(key))
      .map((key) => `${language}: ${key} is in no other language`),
    ...[...found].flatMap(([key, keys]) => categoryFaults(language, key, keys)),
    ...[...catalogue].flatMap(([key, text]) => textFaults(language, key, text)),
    ...[...found].flatMap(([key, keys]) => {
      const said = wanted.get(key)?.map((one) => model.get(one) ?? '');
      return said ? placeholderFaults(language, keys, catalogue, placeholders(said.join())) : [];
    }),
  ];
}

// i18next asks for each category of the language's own plural rules, and for `zero` in any language if it is there
function categoryFaults(language: string, key: string, keys: string[]): string[] {
  const found = keys.map(pluralCategory).filter((category) => category !== undefined);
  if (found.length === 0) return [];
  if (found.length < keys.length) return [`${language}: ${key} stands both with and without plural forms`];
  const wanted: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return [
    ...wanted.filter((one) => !found.includes(one)).map((one) => `${language}: ${key}_${one} is missing`),
    ...found
      .filter((one) => one !== 'zero' && !wanted.includes(one))
      .map((one) => `${language}: ${key}_${one} is never asked for`),
  ];
}

function textFaults(language: string, key: string, text: string): string[] {
  if (text.trim() === '') return [`${language}: ${key} is empty`];
  const isTranslated =
    language === 'ru' || key.startsWith('languages.') || !/\p{Script=Cyrillic}/u.test(text);
  return isTranslated ? [] : [`${language}: ${key} is not translated`];
}

function placeholderFaults(
  language: string,
  keys: string[],
  catalogue: Catalogue,
  wanted: ReadonlySet<string>,
): string[] {
  return keys.flatMap((key) => {
    const found = placeholders(catalogue.get(key) ?? '');
    const lacking = saysOneNumber(language, key) ? [] : [...wanted].filter((name) => !found.has(name));
    const spare = [...found].filter((name) => !wanted.has(name));
    return [
      ...lacking.map((name) => `${language}: ${key} lacks {{${name}}}`),
      ...spare.map((name) => `${language}: ${key} alone has {{${name}}}`),
    ];
  });
}

// such a form may say its number in words: the Arabic two does, the Russian one also serves 21
function saysOneNumber(language: string, key: string): boolean {
  const category = pluralCategory(key);
  if (category === 'zero') return true;
  const rules = new Intl.PluralRules(language);
  const served = Array.from({ length: 200 }, (_, number) => rules.select(number));
  return served.filter((one) => one === category).length === 1;
}

function placeholders(text: string): Set<string> {
  return new Set([...text.matchAll(/\{\{\s*-?\s*(\w+)[^}]*\}\}/g)].map(([, name]) => name ?? ''));
}
