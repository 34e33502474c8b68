import { expect, test } from 'vitest';
import { isAnswered } from './questions.ts';

const TODAY = '2026-03-01';

test('a file without questions needs no answer', () => {
  expect(isAnswered([], {}, TODAY)).toBe(true);
});

test.each([
  [{}, false],
  [{ day: '2026-03-02' }, false],
  [{ day: '2019-12-31' }, false],
  [{ day: '2020-01-01' }, true],
  [{ day: TODAY }, true],
  [{ windowDays: 7 }, false],
] as const)('the period %o answers it: %s', (answers, expected) => {
  expect(isAnswered(['period'], answers, TODAY)).toBe(expected);
});

test('every question needs its own answer', () => {
  expect(isAnswered(['period', 'repeated'], { day: TODAY }, TODAY)).toBe(false);
  expect(isAnswered(['period', 'repeated'], { day: TODAY, repeated: 'sum' }, TODAY)).toBe(true);
  expect(isAnswered(['textsOnly'], { areTextsWanted: false }, TODAY)).toBe(false);
  expect(isAnswered(['textsOnly'], { areTextsWanted: true }, TODAY)).toBe(true);
});
