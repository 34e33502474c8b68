import { expect, test } from 'vitest';
import { readTextFiles, readTexts } from '../../../scripts/texts/read-texts.ts';

type Catalogue = { [key: string]: string | Catalogue };

const PLURAL = /_(zero|one|two|few|many|other)$/;
const read = (language: string) => readTexts(language) as Catalogue;

function flatten(catalogue: Catalogue, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(catalogue).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${key}`, value] as const]
        : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

const names = (text: string) =>
  [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => String(name)).toSorted((a, b) => a.localeCompare(b));
const russian = flatten(read('ru'));
const withoutPlural = (texts: Map<string, string>) =>
  [...new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')))].toSorted();

const namesOf = (language: string) =>
  [...readTextFiles(language)].flatMap(([file, texts]) =>
    Object.keys(texts).map((name) => [file, name].join(': ')),
  );

test('a name stands in one file, and in the same one in every language', () => {
  const names = namesOf('ru').toSorted();
  expect(names.length).toBe(Object.keys(read('ru')).length);
  for (const language of ['en', 'fr', 'ar']) expect(namesOf(language).toSorted()).toEqual(names);
});

test.each(['en', 'fr', 'ar'])('%s says everything that Russian says', (language) => {
  expect(withoutPlural(flatten(read(language)))).toEqual(withoutPlural(russian));
});

test.each(['ru', 'en', 'fr', 'ar'])('%s has every plural form of its language', (language) => {
  const texts = flatten(read(language));
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const plurals = new Set(
    [...texts.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')),
  );
  const missing = [...plurals].flatMap((key) =>
    forms.map((form) => `${key}_${form}`).filter((form) => !texts.has(form)),
  );
  expect(missing).toEqual([]);
});

test.each(['en', 'fr', 'ar'])('%s puts in the same values', (language) => {
  const wrong = [...flatten(read(language))].filter(([key, text]) => {
    const original = russian.get(key);
    return original !== undefined && !PLURAL.test(key) && String(names(text)) !== String(names(original));
  });
  expect(wrong).toEqual([]);
});

test.each(['ru', 'en', 'fr', 'ar'])('%s has no empty text', (language) => {
  expect([...flatten(read(language))].filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('French marks never begin a line: the space before them does not break', () => {
  const loose = [...flatten(read('fr'))].filter(([, text]) => / [:;?!»]|« /.test(text));
  expect(loose).toEqual([]);
});

// "Cabinet" is a lawyer's or a doctor's office in French, and an account of its own in Arabic.
test.each([
  ['fr', /cabinet/i],
  ['ar', /كابينة|حسابات البائعين/],
])('%s has one word for the cabinet', (language, other) => {
  const strayed = [...flatten(read(language))].filter(([, text]) =>
    other.test(text.replaceAll(/\{\{\w+\}\}/g, '')),
  );
  expect(strayed).toEqual([]);
});
