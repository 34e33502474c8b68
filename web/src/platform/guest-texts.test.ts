import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { GUEST_TEXTS } from './guest-texts.ts';

const SOURCES = path.resolve(import.meta.dirname, '..');
/** What is drawn, or may be, for somebody who has not signed in. */
const OF_GUESTS = [
  'accounts/*.{ts,tsx}',
  'accounts/{registration,recovery}/*.{ts,tsx}',
  'accounts/settings/{password-field,split-refusal}.{ts,tsx}',
  'shell/{blank-layout,cookie-banner,frame,guard-entry,language-select,loading-overlay,logo,message-page,missing-right*,not-*,failed-page,theme-button,toasts}*.{ts,tsx}',
  'ui/problem-alert.tsx',
];

function usedParts(pattern: string): string[] {
  return globSync(pattern, { cwd: SOURCES })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const text = readFileSync(path.join(SOURCES, file), 'utf8');
      return [...text.matchAll(/\bt\(\s*(?:\w+ \? )?['`](\w+)\./g)].map(([, part]) => `${part} in ${file}`);
    });
}

test('the screens of guests say nothing that comes only with the session', () => {
  const used = OF_GUESTS.flatMap(usedParts);
  expect(used.length).toBeGreaterThan(40);
  expect(used.filter((use) => !GUEST_TEXTS.includes(use.split(' ')[0] ?? ''))).toEqual([]);
});

test('each part exists, so none is listed by a name that was changed', () => {
  const russian = JSON.parse(readFileSync(path.join(SOURCES, 'locales/ru.json'), 'utf8')) as object;
  expect(GUEST_TEXTS.filter((part) => !(part in russian))).toEqual([]);
});
