import { expect, test } from 'vitest';
import { createFormat } from '../../../platform/texts/create-format.ts';
import { t } from '../react/words-samples.ts';
import { matrixTexts } from './matrix-texts.ts';

const format = createFormat('en');
/** Moscow midnight of Monday, 2 March 2026. */
const MONDAY = '2026-03-01T21:00:00.000Z';
const SATURDAY = '2026-03-13T21:00:00.000Z';
const textsOf = (grouping: Parameters<typeof matrixTexts>[0]['grouping'], buckets = [MONDAY]) =>
  matrixTexts({ buckets, grouping, t, format });

const week = { from: '2026-03-02', to: '2026-03-08' };

test.each([
  ['Month', '2026', format.monthName('2026-03-02'), format.month('2026-03-02')],
  ['Week', '2026', format.periodShort(week), format.period(week)],
  ['Day', format.month('2026-03-01'), '2 Mon', format.dayLong('2026-03-02')],
  [
    'Hour',
    `${format.dayShort('2026-03-02')}, Mon`,
    format.time(MONDAY),
    `${format.instant(MONDAY)}–${format.time('2026-03-01T22:00:00.000Z')}`,
  ],
  ['FiveMinute', `${format.dayShort('2026-03-02')}, Mon`, format.time(MONDAY), format.instant(MONDAY)],
] as const)('a bucket of a %s stands under %s as %s and is told as %s', (grouping, upper, lower, moment) => {
  const { heads, momentOf } = textsOf(grouping);
  expect(heads.upper).toEqual([{ first: 0, count: 1, text: upper }]);
  expect(heads.lower.map(({ text }) => text)).toEqual([lower]);
  expect(momentOf(MONDAY, undefined)).toBe(moment);
});

test('a day is a number alone where there is little room, and a weekend is distinguished', () => {
  expect(textsOf('Day', [MONDAY, SATURDAY]).heads.lower).toEqual([
    { text: '2 Mon', short: '2', isWeekend: false },
    { text: '14 Sat', short: '14', isWeekend: true },
  ]);
});

test('a cell of a single check is written with its minute', () => {
  const { momentOf } = textsOf('Hour');
  const instant = format.instant('2026-03-01T21:07:00.000Z');
  expect(momentOf(MONDAY, { place: 5, gap: null, minute: 7 })).toBe(instant);
  expect(momentOf(MONDAY, { place: 5, gap: null })).toBe(momentOf(MONDAY, undefined));
});

test.each([
  [{ place: 5, gap: null }, 'ui.matrix.place 5'],
  [{ place: 'deep', gap: null }, 'gaps.deep'],
  [{ place: 'notFound', gap: null }, 'gaps.notFound'],
  [{ place: null, gap: 'timeout' }, 'gaps.timeout'],
  [{ place: null, gap: null }, 'ui.matrix.notDue'],
] as const)('%j is said as %s', (cell, words) => {
  const { cellInWords, notFound } = textsOf('Hour');
  expect(cellInWords(cell)).toBe(words);
  expect(notFound).toBe('ui.absent.notFound');
});
