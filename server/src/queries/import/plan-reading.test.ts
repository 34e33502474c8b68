import { expect, test } from 'vitest';
import type { Table } from './find-table.ts';
import { planReading } from './plan-reading.ts';
import type { QueryFileOptions } from './query-file.ts';

const OPTIONS: QueryFileOptions = { maxRows: 100, marketplace: 'ozon', day: '2026-03-02', answers: {} };
const FILE = { fileName: 'queries.csv', sheet: null, isText: true };

function tableOf(names: string[], more: Partial<Table> = {}): Table {
  return { shape: 'table', headerLine: 1, headers: names, names, known: 2, above: [], lines: [], ...more };
}
const bare = (shape: 'pairs' | 'list'): Table => tableOf([], { shape, headerLine: null, known: 0 });
const titled = (title: string) => ({ above: [{ line: 1, cells: [title] }] });
const plan = (table: Table, file: Partial<typeof FILE> = {}, options: Partial<QueryFileOptions> = {}) =>
  planReading(table, { ...FILE, ...file }, { ...OPTIONS, ...options });

const COUNTED = ['запрос', 'частота'];

test('a line of a text file is as wide as its header, a pair or an item; a sheet has no such bound', () => {
  expect(plan(tableOf([...COUNTED, 'прочее'])).width).toBe(3);
  expect(plan(bare('pairs')).width).toBe(2);
  expect(plan(bare('list')).width).toBe(1);
  expect(plan(tableOf(COUNTED), { isText: false }).width).toBeNull();
});

test('a header of one column is that of a plain list', () => {
  expect(plan(tableOf(['запрос'])).source).toBe('plainList');
  expect(plan(tableOf(COUNTED)).source).toBe('table');
  expect(plan(bare('list')).source).toBe('plainList');
});

test('pairs are counted, and those of requests.csv are searches of Wildberries', () => {
  expect(plan(bare('pairs'))).toMatchObject({
    source: 'table',
    unit: 'unknown',
    columns: {
      query: 0,
      frequency: 1,
    },
    hasOtherMarketplaceNumbers: false,
  });
  expect(plan(bare('pairs'), { fileName: 'Requests 1.csv' }, { marketplace: 'wb' })).toMatchObject({
    source: 'wbRequests',
    unit: 'searches',
    columns: {
      query: 0,
      frequency: 1,
    },
    hasOtherMarketplaceNumbers: false,
  });
});

test('numbers of another marketplace are left where they are', () => {
  const { columns, unit, hasOtherMarketplaceNumbers, windowDays } = plan(bare('pairs'), {
    fileName: 'requests.csv',
  });
  expect({ columns, unit, hasOtherMarketplaceNumbers, windowDays }).toEqual({
    columns: { query: 0 },
    unit: 'unknown',
    hasOtherMarketplaceNumbers: true,
    windowDays: null,
  });
});

test('a period in the title is believed, then one in the name of the file, then nobody', () => {
  const named = { fileName: 'queries 2026-02-10.csv' };
  expect(plan(tableOf(COUNTED, titled('с 2026-02-01 по 2026-02-07')), named)).toMatchObject({
    day: '2026-02-07',
    dayFrom: 'title',
    isDayKnown: true,
    windowDays: 7,
  });
  expect(plan(tableOf(COUNTED, titled('выгружено 2026-02-20')), named)).toMatchObject({
    day: '2026-02-10',
    dayFrom: 'fileName',
    isDayKnown: true,
    windowDays: null,
  });
  expect(plan(tableOf(COUNTED))).toMatchObject({
    day: '2026-03-02',
    dayFrom: 'unknown',
    isDayKnown: false,
    windowDays: null,
  });
});

test('an answer comes before everything that the file says of its period', () => {
  const answers = { day: '2026-01-31', windowDays: 30 };
  expect(plan(tableOf(COUNTED, titled('с 2026-02-01 по 2026-02-07')), {}, { answers })).toMatchObject({
    day: '2026-01-31',
    dayFrom: 'answer',
    isDayKnown: true,
    windowDays: 30,
  });
});

test('days of its own lines come before an answer', () => {
  const answers = { day: '2026-01-31' };
  expect(plan(tableOf([...COUNTED, 'дата']), {}, { answers }).dayFrom).toBe('column');
  expect(plan(tableOf(['запрос', 'тренды']), {}, { answers }).dayFrom).toBe('trend');
});

test('texts without a frequency have no window', () => {
  expect(plan(tableOf(['запрос', 'прочее']), {}, { answers: { windowDays: 30 } }).windowDays).toBeNull();
});

test('the year of a short date is that of the known day, of the name of the file or of today', () => {
  expect(plan(tableOf(COUNTED), {}, { answers: { day: '2024-05-05' } }).year).toEqual({
    value: 2024,
    isAssumed: false,
  });
  expect(plan(tableOf(COUNTED), { fileName: 'queries 2025.csv' }).year).toEqual({
    value: 2025,
    isAssumed: false,
  });
  expect(plan(tableOf(COUNTED), { fileName: 'queries 120251.csv' }).year).toEqual({
    value: 2026,
    isAssumed: true,
  });
});
