import { expect, test } from 'vitest';
import { createFormat } from './create-format.ts';
import { LANGUAGE_IDS } from './languages.ts';

const ru = createFormat('ru');
const NARROW = '\u202F';
const NO_BREAK = '\u00A0';

test('thousands are parted by a thin space that does not break, in every language', () => {
  for (const language of LANGUAGE_IDS)
    expect(createFormat(language).count(1234567)).toBe(`1${NARROW}234${NARROW}567`);
});

test('Arabic has Latin digits', () => {
  expect(createFormat('ar').day('2026-11-20')).toMatch(/20.*2026/);
});

test.each([
  ['kopecks', 123456, `1${NARROW}235${NO_BREAK}₽`],
  ['kopecks', 9950, `99,50${NO_BREAK}₽`],
  ['share', 0.1234, `12,3${NO_BREAK}%`],
  ['change', 0.12, `+12${NO_BREAK}%`],
  ['change', -0.361, `-36${NO_BREAK}%`],
  ['change', 0, `0${NO_BREAK}%`],
  ['degrees', 12, '+12°'],
  ['place', 17.44, '17,4'],
  ['decimal', 2.345, '2,3'],
] as const)('%s %d is written %s', (unit, value, text) => {
  expect(ru.value(value, unit)).toBe(text);
});

test('instants are shown in Moscow time whatever the zone of the browser', () => {
  expect(ru.time('2026-11-20T21:05:00Z')).toBe('00:05');
  expect(ru.instant('2026-11-20T21:05:00Z')).toContain('21 нояб. 2026');
});

test('a calendar day is never shifted by a zone', () => {
  expect(ru.day('2026-01-01')).toContain('1 янв. 2026');
});

test('a week is written without its year', () => {
  expect(ru.periodShort({ from: '2026-11-16', to: '2026-11-22' })).toMatch(/^16[–-]22 нояб/);
});

test.each([
  ['2026-11-20T11:30:00Z', '30 минут назад'],
  ['2026-11-20T15:00:00Z', 'через 3 часа'],
  ['2026-11-17T12:00:00Z', '3 дня назад'],
])('%s seen from noon is %s', (instant, text) => {
  expect(ru.ago(instant, new Date('2026-11-20T12:00:00Z'))).toBe(text);
});
