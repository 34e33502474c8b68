import { readFileSync } from 'node:fs';
import { type MenuScreen, TOOLS } from '@vitrina/contract/tools/tools.ts';
import { expect, test } from 'vitest';
import { readTexts } from '../../../../scripts/texts/read-texts.ts';
import type { TextKey } from '../../platform/texts/text-key.ts';
import { matches } from './matches.ts';
import { wordsOf } from './menu-finds.ts';

type Texts = { [key: string]: string | Texts };
const LANGUAGES = ['ru', 'en', 'fr', 'ar'] as const;
const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const textOf = (texts: Texts, key: string): string => {
  const found = key.split('.').reduce<string | Texts>((at, part) => (at as Texts)[part] ?? '', texts);
  return typeof found === 'string' ? found : '';
};

/** Called otherwise in the menu than by their titles. */
const LABELS: Readonly<Record<string, string>> = {
  searchHistoryOzon: 'menu.queries.ozon',
  searchHistoryWb: 'menu.queries.wb',
  searchHistoryYm: 'menu.queries.ym',
} satisfies Partial<Record<MenuScreen, TextKey>>;
const ofTools = Object.values(TOOLS).flatMap(({ screens }) =>
  Object.entries(screens).map(([name, path]) => ({ path, title: LABELS[name] ?? `screens.${name}` })),
);
// The table of routes cannot be imported without all screens; what else has a menu group is read from its source.
const OTHERS = /'(\/[^']*)',(?:(?!createRoute|plainScreen\()[^])*?title: '([^']+)'[^}]*menu: \{/g;
const others = [...read('../../screens.tsx').matchAll(OTHERS)].map(([, path = '', title = '']) => ({
  path,
  title,
}));
const pages = [...ofTools, ...others];

test('the table of routes has been read', () => {
  expect(others).toEqual([
    { path: '/pages/account-settings', title: 'screens.accountSettings' },
    { path: '/cabinets', title: 'screens.cabinets' },
    { path: '/office', title: 'screens.office' },
  ]);
});

test.each(LANGUAGES)('every screen of the menu is found by what it is called in %s', (language) => {
  const texts = readTexts(language) as Texts;
  const lost = pages.filter(({ path, title }) => {
    const called = textOf(texts, title);
    return called === '' || !called.split(' ').every((word) => matches(word, wordsOf(path)));
  });
  expect(lost).toEqual([]);
});
