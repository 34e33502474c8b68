import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FIRST_REQUEST_STATISTICS, RequestStatisticsSearch } from './search.ts';

const read = (search: object) => z.parse(RequestStatisticsSearch, search);

test('an empty address is the beginning of the screen', () => {
  expect(read({})).toEqual(FIRST_REQUEST_STATISTICS);
});

test('one product may stand by itself', () => {
  expect(read({ skus: 5 }).skus).toEqual([5]);
  expect(read({ skus: [5, 6] }).skus).toEqual([5, 6]);
});

test.each([{ skus: 'x' }, { skus: [-1] }, { view: 'x' }, { row: 5 }, { costly: 'да' }])(
  'what nobody can mean is the beginning: %j',
  (search) => expect(read(search)).toEqual(FIRST_REQUEST_STATISTICS),
);

test('more products than a question may name are none', () => {
  expect(read({ skus: Array.from({ length: 51 }, (_, index) => index + 1) }).skus).toEqual([]);
});
