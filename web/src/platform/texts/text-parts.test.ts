import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { partOf, type ScreenTexts, TEXT_PARTS } from './text-parts.ts';

const SOURCES = path.resolve(import.meta.dirname, '../..');
/** What is drawn, or may be, for somebody who has not signed in. */
const OF_GUESTS = [
  'accounts/*.{ts,tsx}',
  'accounts/{registration,recovery}/*.{ts,tsx}',
  'accounts/settings/{password-field,split-refusal}.{ts,tsx}',
  'shell/{cookie-banner,guard-entry,toasts}*.{ts,tsx}',
  'shell/layout/{blank-layout,frame,loading-overlay,logo}*.{ts,tsx}',
  'shell/refusals/{failed-page,message-page,missing-right*,not-*}*.{ts,tsx}',
  'shell/user-menu/{language-select,theme-button}*.{ts,tsx}',
  'ui/problem-alert.tsx',
];
/** Folders whose screens and dialogs ask for a part where they are loaded; nothing outside of them may say what stands in it. */
const FOLDERS: Record<ScreenTexts, readonly string[]> = {
  people: ['account-settings', 'accounts', 'billing', 'cabinets'],
  search: ['search-history', 'product-tables/keywords', 'dev-ui'],
  positions: ['positions', 'tracking', 'product-tables/tracking', 'ui/heat-matrix', 'dev-ui'],
  positionEntry: ['positions', 'ui/heat-matrix'],
  positionParts: ['positions/alerts', 'positions/causes', 'positions/views'],
  tests: ['ab-tests'],
  dialogs: [
    'saved-views',
    'shell/palette',
    'shell/news',
    'notifications',
    'shell/payment-gate',
    'ui/freshness-line',
    'positions/budget',
    'positions/help',
    'positions/entries/change-cell.tsx',
    'tracking',
  ],
  statistics: ['statistics'],
  jumps: ['sharp-jumps'],
  undervalued: ['undervalued-queries'],
  requests: ['my-requests'],
  ownFigures: ['request-statistics'],
  words: ['word-statistics'],
  cards: ['product-card'],
  shelves: ['products-in-search', 'product-card'],
};

/** Keys begin with a name of the catalogues; a name of some refusals looks the same and is none. */
function usedNames(pattern: string): { file: string; name: string }[] {
  return globSync(pattern, { cwd: SOURCES })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const text = readFileSync(path.join(SOURCES, file), 'utf8');
      const keys = text.matchAll(/(?:\bt\(\s*(?:\w+ \? )?|(?:header|description|label|title): )['`](\w+)\./g);
      return [...keys].map(([, name = '']) => ({ file, name }));
    });
}

test('the screens of guests say nothing that comes only with the session', () => {
  const used = OF_GUESTS.flatMap(usedNames);
  expect(used.length).toBeGreaterThan(40);
  expect(used.filter(({ name }) => partOf(name) !== 'guest')).toEqual([]);
});

test('what only some screens say is said nowhere else', () => {
  const astray = usedNames('**/*.{ts,tsx}').filter(({ file, name }) => {
    const part = partOf(name);
    if (part === 'guest' || part === 'rest') return false;
    return !FOLDERS[part].some((folder) => `${file}/`.startsWith(`${folder}/`));
  });
  expect(astray).toEqual([]);
});

test('every name exists, so none is listed by one that was changed', () => {
  const russian = JSON.parse(readFileSync(path.join(SOURCES, 'locales/ru.json'), 'utf8')) as object;
  expect(Object.values(TEXT_PARTS).flatMap((names) => names.filter((name) => !(name in russian)))).toEqual(
    [],
  );
});
