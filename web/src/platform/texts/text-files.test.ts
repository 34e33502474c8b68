import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readTextFiles } from '../../../../scripts/texts/read-texts.ts';
import type { TextFile } from './text-key.ts';

const SOURCES = path.resolve(import.meta.dirname, '../..');
/** What is drawn, or may be, for somebody who has not signed in. */
const OF_GUESTS = [
  'accounts/*.{ts,tsx}',
  'accounts/{registration,recovery}/*.{ts,tsx}',
  'accounts/settings/{password-field,split-refusal}.{ts,tsx}',
  'shell/{cookie-banner,guard-entry,toasts}*.{ts,tsx}',
  'shell/layout/{blank-layout,frame,loading-overlay,logo}*.{ts,tsx}',
  'shell/refusals/{failed-page,message-page,missing-right*,not-*}*.{ts,tsx}',
  'shell/shared-screen/*.{ts,tsx}',
  'shell/user-menu/{language-select,theme-button}*.{ts,tsx}',
  'ui/problem-alert.tsx',
];
/** A file that comes with some screens is said in the folder of its name and nowhere else; these are said in others. */
const FOLDERS: Partial<Record<TextFile, readonly string[]>> = {
  'ab-test-details': ['ab-tests/details'],
  'notification-settings': ['notifications/notification-settings'],
  'piggy-backers': ['radar/piggy-backers'],
  'radar-alerts': ['radar/alerts'],
  'radar-card': ['radar/card'],
  'own-rivals': ['products-in-search/own-rivals'],
  webhooks: ['cabinets/webhooks'],
  'what-if': ['products-in-search/what-if'],
  people: ['account-settings', 'accounts', 'billing', 'cabinets'],
  payments: ['billing/payments'],
  'search-history': ['search-history', 'product-tables/keywords', 'dev-ui'],
  positions: ['positions', 'tracking', 'product-tables/tracking', 'ui/heat-matrix', 'dev-ui'],
  'position-entry': ['positions', 'ui/heat-matrix'],
  'position-forecast': ['positions/forecast'],
  'position-parts': ['positions/alerts', 'positions/causes', 'positions/views'],
  dialogs: [
    'saved-views',
    'shared-screens',
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
  'products-in-search': ['products-in-search', 'product-card'],
};
const foldersOf = new Map<string, readonly string[]>(Object.entries(FOLDERS));
const fileOf = new Map(
  [...readTextFiles('ru')].flatMap(([file, texts]) =>
    Object.keys(texts).map((name) => [name, file] as const),
  ),
);

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
  expect(used.filter(({ name }) => fileOf.get(name) !== 'guest')).toEqual([]);
});

test('what only some screens say is said nowhere else', () => {
  const astray = usedNames('**/*.{ts,tsx}').filter(({ file, name }) => {
    const texts = fileOf.get(name);
    if (texts === undefined || texts === 'guest' || texts === 'session') return false;
    return !(foldersOf.get(texts) ?? [texts]).some((folder) => `${file}/`.startsWith(`${folder}/`));
  });
  expect(astray).toEqual([]);
});
