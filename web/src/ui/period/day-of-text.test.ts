import { expect, test } from 'vitest';
import { dayOfText } from './day-of-text.ts';

const BOUNDS = { minimum: '2026-01-10', maximum: '2026-11-20' };

test.each([
  ['', '', undefined],
  ['  ', '', undefined],
  ['20.11.2026', '2026-11-20', undefined],
  ['10/1/26', '2026-01-10', undefined],
  ['2026-05-01', '2026-05-01', undefined],
  ['20.11', '', 'unreadable'],
  ['31.02.2026', '', 'unreadable'],
  ['вчера', '', 'unreadable'],
  ['09.01.2026', '', 'outOfRange'],
  ['21.11.2026', '', 'outOfRange'],
] as const)('"%s" names "%s"', (text, day, fault) => {
  expect(dayOfText(text, BOUNDS)).toEqual({ day, fault });
});

test('while the bounds are not known every day may be chosen', () => {
  expect(dayOfText('01.01.1990', undefined)).toEqual({ day: '1990-01-01', fault: undefined });
});
