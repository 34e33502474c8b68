import { expect, test } from 'vitest';
import type { ReadingPlan } from './plan-reading.ts';
import { readLine } from './read-line.ts';
import type { Cell } from './table-line.ts';

const PLAN: ReadingPlan = {
  source: 'table',
  unit: 'unknown',
  columns: { query: 0, frequency: 1, day: 2, monthlyTrend: 3 },
  width: null,
  headers: ['запрос', 'частота'],
  windowDays: 7,
  day: '2026-03-01',
  isDayKnown: true,
  hasOtherMarketplaceNumbers: false,
  dayFrom: 'answer',
  year: { value: 2026, isAssumed: true },
  today: '2026-03-02',
};
const read = (cells: Cell[], plan: Partial<ReadingPlan> = {}) =>
  readLine({ line: 2, cells }, { ...PLAN, ...plan });
const measure = (day: string, frequency: number | null = 5) => ({ day, windowDays: 7, frequency });

test('a line has its query, its number and the day of the file', () => {
  expect(read(['Чёрный Чай', '5'])).toEqual({
    query: 'чёрный чай',
    queryKey: 'черный чай',
    measures: [measure('2026-03-01')],
    isUndated: false,
    warnings: [],
  });
});

test('a number is undated only where it is there and nobody has said its day', () => {
  expect(read(['чай', 5], { isDayKnown: false })).toMatchObject({ isUndated: true });
  expect(read(['чай', ''], { isDayKnown: false })).toMatchObject({ isUndated: false });
  expect(read(['чай', 5, '2026-02-01'], { isDayKnown: false })).toMatchObject({ isUndated: false });
});

test('a day of its own is that of its number', () => {
  expect(read(['чай', 5, '2026-02-01'])).toMatchObject({ measures: [measure('2026-02-01')], warnings: [] });
  expect(read(['чай', 5, 'вчера'])).toEqual({ rejected: 'badDate' });
});

test('a day without a year is never ahead of today where the year was assumed', () => {
  expect(read(['чай', 5, '02.03'])).toMatchObject({
    measures: [measure('2026-03-02')],
    warnings: ['yearAssumed'],
  });
  expect(read(['чай', 5, '03.03'])).toMatchObject({
    measures: [measure('2025-03-03')],
    warnings: ['yearAssumed'],
  });
  expect(read(['чай', 5, '28.12'], { year: { value: 2026, isAssumed: false } })).toMatchObject({
    measures: [measure('2026-12-28')],
    warnings: ['dateInFuture'],
  });
});

test('a day may be one ahead of today', () => {
  expect(read(['чай', 5, '2026-03-03'])).toMatchObject({ warnings: [] });
  expect(read(['чай', 5, '2026-03-04'])).toMatchObject({ warnings: ['dateInFuture'] });
});

test('months of a trend stand for the number, and a trend without one is none', () => {
  expect(read(['чай', 5, '', '2026-01: 70'])).toMatchObject({
    measures: [{ day: '2026-01-31', windowDays: 31, frequency: 70 }],
    isUndated: false,
  });
  expect(read(['чай', 5, '', 'растёт'])).toEqual({ rejected: 'badTrend' });
});

test('cells behind the last column must be blank, where columns can shift', () => {
  expect(read(['чай', 5, '', '', ' '], { width: 4 })).toMatchObject({ query: 'чай' });
  expect(read(['чай', 5, '', '', 'x'], { width: 4 })).toEqual({ rejected: 'tooManyColumns' });
  expect(read(['чай', 5, '', '', 'x'])).toMatchObject({ query: 'чай' });
});

test('a line that lacks a cell of a column is pointed at, where columns can shift', () => {
  expect(read(['чай', 5, ''], { width: 4 })).toMatchObject({ warnings: ['missingCells'] });
  expect(read(['чай', 5, '', ''], { width: 4 })).toMatchObject({ warnings: [] });
  expect(read(['чай', 5, ''])).toMatchObject({ warnings: [] });
});

test('the header again is no line, and neither is one with broken quotes', () => {
  expect(read(['запрос', 'частота', 'x'])).toEqual({ rejected: 'repeatedHeader' });
  expect(read(['запрос', 5])).toMatchObject({ query: 'запрос' });
  expect(read(['', 5], { headers: [] })).toEqual({ rejected: 'emptyQuery' });
  expect(readLine({ line: 2, cells: ['чай', 5], hasBrokenQuotes: true }, PLAN)).toEqual({
    rejected: 'brokenQuotes',
  });
});

test('a query has two hundred characters at most, and a cell ten thousand', () => {
  expect(read(['ж'.repeat(200), 5])).toMatchObject({ query: 'ж'.repeat(200) });
  expect(read(['ж'.repeat(201), 5])).toEqual({ rejected: 'tooLong' });
  expect(read([`${' '.repeat(9_997)}чай`, 5])).toMatchObject({ query: 'чай' });
  expect(read([`${' '.repeat(9_998)}чай`, 5])).toEqual({ rejected: 'tooLong' });
});
