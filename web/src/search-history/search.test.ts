import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FIRST_QUERIES, SearchHistorySearch } from './search.ts';

const read = (search: object) => z.parse(SearchHistorySearch, search);

test('a list of queries and a single one are both a state of the screen', () => {
  expect(read({ queries: ['чайник', 'термос'] }).queries).toEqual(['чайник', 'термос']);
  expect(read({ queries: 'чайник' }).queries).toEqual(['чайник']);
});

test('queries without any numbers are shown until somebody hides them', () => {
  expect(FIRST_QUERIES.hideEmpty).toBe(false);
  expect(read({ hideEmpty: 'да' }).hideEmpty).toBe(false);
});

test('rubbish in the address opens the screen as it begins', () => {
  const rubbish = {
    queries: { a: 1 },
    city: 'x',
    window: 8,
    sort: 'nothing',
    page: -1,
    thenSort: 5,
    heatMetric: 'gmv',
    heatRows: 3,
  };
  expect(read(rubbish)).toEqual(FIRST_QUERIES);
});

test('the address restores the mode, the city, the metrics, the order and how the hours are looked at', () => {
  const state = {
    ...FIRST_QUERIES,
    queries: ['чайник', 'термос'],
    city: 213,
    from: '2026-02-01',
    to: '2026-02-28',
    window: 28,
    mode: 'multi',
    metrics: ['gmv', 'cart_conversion'],
    grouping: 'Week',
    heatQuery: 'термос',
    heatMetric: 'share',
    heatRows: 'dates',
    hideEmpty: true,
    sort: 'gmv',
    direction: 'asc',
    thenSort: 'query',
    thenDirection: 'asc',
    page: 3,
    pageSize: 20,
  };
  // As a link carries it: everything through text and back.
  expect(read(JSON.parse(JSON.stringify(state)) as object)).toEqual(state);
});

test('the window of the statistics and the period are two things in the address', () => {
  const state = { from: '2026-02-01', to: '2026-02-28' };
  expect(read({ ...state, window: 7 })).toMatchObject(state);
  expect(read({ ...state, window: 28 })).toMatchObject(state);
});
