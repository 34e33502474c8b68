import type { WordFigures } from '@vitrina/contract/word-statistics.ts';
import { expect, test } from 'vitest';
import { savedColumns } from '../ui/data-table/export/saved-columns.ts';
import { FIGURE_COLUMNS } from './figure-columns.tsx';
import { MARKET_COLUMNS, marketChange } from './market-columns.tsx';
import { PAIR_COLUMNS, PLAN_COLUMNS, queryColumns, WORD_COLUMNS } from './word-columns.tsx';

const FIGURES: WordFigures = {
  queries: 1,
  users: 10,
  usersBefore: null,
  ratio: null,
  position: null,
  visibility: null,
  viewUsers: 0,
  orders: 0,
  orderConversion: null,
  gmvKopecks: 0,
  adViews: null,
  adClicks: null,
  adCtr: null,
  spendKopecks: 500,
  ddr: null,
};
const cell = (id: string) => FIGURE_COLUMNS.find((column) => column.id === id)?.value?.(FIGURES);

test('ids are unique in every table, and every column has a value for the file', () => {
  const toFile = queryColumns(() => undefined).filter(({ isFixed }) => isFixed !== true);
  for (const columns of [WORD_COLUMNS, PAIR_COLUMNS, toFile, PLAN_COLUMNS, MARKET_COLUMNS]) {
    const ids = columns.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(savedColumns(columns as typeof FIGURE_COLUMNS)).toHaveLength(columns.length);
  }
});

test('nothing of nothing is a dash, an unknown figure is a hatch', () => {
  expect(cell('orderConversion')).toBeUndefined();
  expect(cell('ddr')).toBeUndefined();
  expect(cell('adCtr')).toBeNull();
  expect(cell('change')).toBeNull();
});

test('what Ozon counts by product alone has its columns, hidden and without a number', () =>
  expect(
    FIGURE_COLUMNS.filter(({ isHidden }) => isHidden).map(({ id, value }) => [id, value?.(FIGURES)]),
  ).toEqual([
    ['productViews', null],
    ['clickUsers', null],
    ['queryCtr', null],
  ]));

test('visibility of nobody is a dash, and a place that nobody reported is a hatch', () =>
  expect([cell('position'), cell('visibility')]).toEqual([null, undefined]));

test('a keyword plan marks the words that the title has', () =>
  expect(PLAN_COLUMNS.map(({ id }) => id)).toEqual(['word', 'users', 'queries', 'title', 'place', 'forms']));

test('growth of the market from nothing has no percentage', () =>
  expect([
    marketChange({ count: 120, countBefore: 100 }),
    marketChange({ count: 5, countBefore: 0 }),
    marketChange({ count: 5, countBefore: null }),
  ]).toEqual([expect.closeTo(0.2, 9), null, null]));
