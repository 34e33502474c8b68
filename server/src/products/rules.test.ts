import { describe, expect, it } from 'vitest';
import { normaliseText, readPriceKopecks, readProductSearch, sumStock, toProductRow } from './rules.ts';

describe('readProductSearch', () => {
  it.each([
    ['12 34', { sku: '1234' }],
    ['  ЁЛКА   зелёная ', { text: 'елка зеленая' }],
    ['ABC-12', { text: 'abc-12' }],
    ['   ', undefined],
  ])('%j', (search, expected) => expect(readProductSearch(search)).toEqual(expected));
});

describe('readPriceKopecks', () => {
  it.each([
    ['1234.5', 123_450],
    ['0.29', 29],
    ['1499', 149_900],
    ['0', null],
    ['0.0000', null],
    ['0.001', null],
    ['', null],
    ['1 499 ₽', null],
    [undefined, null],
  ])('%j', (price, kopecks) => expect(readPriceKopecks(price)).toBe(kopecks));
});

it('folds spaces of every kind', () => expect(normaliseText('Чай\u00a0 листовой')).toBe('чай листовой'));

it('a product without a storefront article is not kept', () => {
  const info = { id: 1, sku: 0, offer_id: 'a', name: 'Чай', primary_image: [], images: [], price: null };
  expect(toProductRow(1, info, false, new Date())).toBeUndefined();
});

describe('sumStock', () => {
  it.each([
    [{ stocks: [{ present: 3 }, { present: 4 }] }, 7],
    [{ stocks: [] }, 0],
    [null, null],
    [undefined, null],
  ])('%j', (stocks, expected) => expect(sumStock(stocks)).toBe(expected));
});
