import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matches } from './matches.ts';
import WORDS from './page-words.json';

type Texts = { [key: string]: string | Texts };
const LANGUAGES = ['ru', 'en', 'fr', 'ar'] as const;
const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const textOf = (texts: Texts, key: string): string => {
  const found = key.split('.').reduce<string | Texts>((at, part) => (at as Texts)[part] ?? '', texts);
  return typeof found === 'string' ? found : '';
};

// The table of routes cannot be imported without all screens; what has a menu group is read from its source.
const table = read('../../screens.tsx') + read('../../screens-tools.tsx');
const ONE_BY_ONE = /'(\/[^']*)',(?:(?!createRoute|plainScreen\(|searchHistory)[^])*?menu: \{[^}]*\}/g;
/** One screen on three addresses is written once, and its addresses beside it. */
const BY_MARKETPLACE = /searchHistory\('(\/[^']*)', '\w+', \{[^}]*\}/g;
const pages = [...table.matchAll(ONE_BY_ONE), ...table.matchAll(BY_MARKETPLACE)].map(
  ([screen, path = '']) => ({
    path,
    title: /label: '([^']+)'/.exec(screen)?.[1] ?? /title: '([^']+)'/.exec(screen)?.[1] ?? '',
  }),
);

test('the table of routes has been read', () => {
  expect(pages.map(({ path }) => path)).toContain('/pages/product-tables/$id');
  expect(pages.length).toBeGreaterThanOrEqual(8);
});

test.each(LANGUAGES)('every screen of the menu is found by what it is called in %s', (language) => {
  const texts = JSON.parse(read(`../../locales/${language}.json`)) as Texts;
  const lost = pages.filter(({ path, title }) => {
    const words =
      Object.entries(WORDS)
        .find(([route]) => route === path)?.[1]
        .join(' ') ?? '';
    const called = textOf(texts, title);
    return called === '' || !called.split(' ').every((word) => matches(word, words));
  });
  expect(lost).toEqual([]);
});
