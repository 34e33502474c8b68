import { expect, test } from 'vitest';
import { findTotalRows, isTotalName } from './find-total-rows.ts';
import type { ReadingPlan } from './plan-reading.ts';

const PLAN: ReadingPlan = {
  source: 'table',
  unit: 'unknown',
  columns: { query: 0, frequency: 1 },
  width: null,
  headers: ['запрос', 'частота'],
  windowDays: null,
  day: '2026-03-01',
  isDayKnown: true,
  hasOtherMarketplaceNumbers: false,
  dayFrom: 'answer',
  year: { value: 2026, isAssumed: false },
  today: '2026-03-02',
};
type Row = [string, number | string];
const totals = (rows: Row[], plan: Partial<ReadingPlan> = {}) => {
  const lines = rows.map((cells, index) => ({ line: index + 1, cells }));
  return [...findTotalRows(lines, { ...PLAN, ...plan })].map(({ line }) => line);
};

test.each(['Итого', 'итого:', 'Всего :', 'Grand Total'])('%s is the name of a total', (name) => {
  expect(isTotalName(name)).toBe(true);
});

test('totals stand in the first or the last row only', () => {
  expect(
    totals([
      ['Итого', 3],
      ['total', 1],
      ['чай', 2],
    ]),
  ).toEqual([1]);
  expect(
    totals([
      ['чай', 1],
      ['total', 1],
      ['Итого', 2],
    ]),
  ).toEqual([3]);
  expect(
    totals([
      ['чай', 1],
      ['total', 1],
      ['кофе', 2],
    ]),
  ).toEqual([]);
});

test('a last row without a name but with a number is a total', () => {
  expect(
    totals([
      ['чай', 1],
      [' ', 1],
    ]),
  ).toEqual([2]);
  expect(
    totals([
      ['чай', 1],
      ['', ''],
    ]),
  ).toEqual([]);
  expect(
    totals([
      ['', 1],
      ['чай', 1],
    ]),
  ).toEqual([]);
});

test('a list without numbers has no totals', () => {
  expect(
    totals(
      [
        ['чай', ''],
        ['итого', ''],
      ],
      { headers: ['запрос'] },
    ),
  ).toEqual([]);
  expect(
    totals(
      [
        ['чай', ''],
        ['итого', ''],
      ],
      { columns: { query: 0 } },
    ),
  ).toEqual([2]);
  expect(totals([])).toEqual([]);
});

test('the last row of MPStats is a total when it is the sum of three others and more', () => {
  const four: Row[] = [
    ['чай', 1],
    ['кофе', 2],
    ['какао', 3],
    ['все', 6],
  ];
  expect(totals(four, { source: 'mpstats' })).toEqual([4]);
  expect(totals(four)).toEqual([]);
  expect(totals(four.with(3, ['все', 7]), { source: 'mpstats' })).toEqual([]);
  expect(
    totals(
      [
        ['чай', 1],
        ['кофе', 2],
        ['все', 3],
      ],
      { source: 'mpstats' },
    ),
  ).toEqual([]);
  expect(
    totals(
      [
        ['чай', 0],
        ['кофе', 0],
        ['какао', 0],
        ['вода', 0],
      ],
      { source: 'mpstats' },
    ),
  ).toEqual([]);
});
