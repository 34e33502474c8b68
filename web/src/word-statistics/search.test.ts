import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FIRST_WORDS, WordStatisticsSearch } from './search.ts';

const read = (search: object) => z.parse(WordStatisticsSearch, search);

describe('the address', () => {
  test('a product is a SKU of up to twelve digits', () => {
    const skus = (sku: number) => WordStatisticsSearch.parse({ skus: [sku] }).skus;
    expect([skus(1), skus(999_999_999_999)]).toEqual([[1], [999_999_999_999]]);
    expect([skus(0), skus(1_000_000_000_000)]).toEqual([[], []]);
  });

  test('opens with own words of no product yet', () =>
    expect(FIRST_WORDS).toMatchObject({ view: 'own', skus: [], list: 'words', window: 28 }));

  test('keeps the whole state', () => {
    const state = {
      view: 'market',
      skus: [1, 2],
      list: 'pairs',
      place: 'nowhere',
      contains: 'чай',
      marketplace: 'wb',
      window: 7,
    };
    expect(read(state)).toMatchObject(state);
  });

  test('one product may stand in it without a list', () => expect(read({ skus: 5 }).skus).toEqual([5]));

  test('nonsense becomes what the screen begins with', () =>
    expect(read({ view: 'x', skus: ['a'], window: 9, place: 1, marketplace: 'amazon', from: 5 })).toEqual(
      FIRST_WORDS,
    ));
});
