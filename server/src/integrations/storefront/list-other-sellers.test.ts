import { expect, test } from 'vitest';
import { pageOf } from '../../../test/fakes/tiny-storefront.ts';
import { readOtherSellersPage } from './list-other-sellers.ts';

const read = (state: unknown) => readOtherSellersPage(JSON.parse(pageOf([['webSellerList', state]])));

test('an offer is read with what it says', () => {
  const sellers = [
    {
      sku: '700001',
      price: { cardPrice: { price: '960 ₽' }, price: '1 000 ₽' },
      name: 'ИП Титова А. В.',
      link: '/seller/ip-titova-a-v-9/?x=1',
    },
    { sku: 700_002, price: { cardPrice: { price: '80 ₽' } } },
    { sku: '700003' },
  ];
  expect(read({ sellers })).toEqual({
    outcome: 'read',
    offers: [
      {
        sku: 700_001,
        priceKopecks: 100_000,
        cardPriceKopecks: 96_000,
        seller: { id: 9, name: 'ИП Титова А. В.' },
      },
      { sku: 700_002, priceKopecks: 8000, cardPriceKopecks: 8000, seller: null },
      { sku: 700_003, priceKopecks: null, cardPriceKopecks: null, seller: null },
    ],
  });
});

test('an empty list means nobody else', () => {
  expect(read({ sellers: [] })).toEqual({ outcome: 'read', offers: [] });
});

test.each([
  [{}],
  [{ sellers: 'many' }],
  [{ sellers: [{ id: 1 }] }],
  [{ sellers: [{ sku: 'abc' }, { sku: 1 }] }],
])('%j is drift, never "nobody"', (state) => {
  expect(read(state).outcome).toBe('drift');
});

test('a page without the list is drift', () => {
  expect(readOtherSellersPage(JSON.parse(pageOf([]))).outcome).toBe('drift');
});
