import { describe, expect, test } from 'vitest';
import { pageOf } from '../../../test/fakes/tiny-storefront.ts';
import { readCardPage } from './read-product-card.ts';

const heading: [string, unknown] = [
  'webProductHeading',
  { title: 'Чайник', seller: { name: 'ООО «Лад»', link: '/seller/ooo-lad-512/' } },
];
const price: [string, unknown] = ['webPrice', { price: '1 468 ₽', cardPrice: '1 399 ₽', isAvailable: true }];
const read = (...widgets: [string, unknown][]) => readCardPage(JSON.parse(pageOf(widgets)), 5);

describe('a card', () => {
  test('is read as far as it goes', () => {
    expect(read(heading, price)).toEqual({
      outcome: 'read',
      card: {
        sku: 5,
        title: 'Чайник',
        priceKopecks: 146_800,
        cardPriceKopecks: 139_900,
        oldPriceKopecks: null,
        isAvailable: true,
        seller: { id: 512, name: 'ООО «Лад»' },
        pictures: [],
        rating: null,
        reviewsCount: null,
      },
    });
  });

  test('without reviews has no rating rather than a zero', () => {
    const score: [string, unknown] = ['webReviewProductScore', { totalScore: 0, reviewsCount: 0 }];
    expect(read(heading, price, score)).toMatchObject({ card: { rating: null, reviewsCount: 0 } });
  });

  test('the main picture comes first and once', () => {
    const images = [{ src: 'b' }, { src: 'a' }, { src: 'c' }];
    expect(read(heading, price, ['webGallery', { coverImage: 'a', images }])).toMatchObject({
      card: { pictures: ['a', 'b', 'c'] },
    });
  });

  test('title and price may stand in older widgets', () => {
    const sale = {
      cellTrackingInfo: { product: { finalPrice: 990, price: '1200' } },
      offer: { isAvailable: false },
    };
    const sticky = { title: 'Чайник', seller: { name: ' ' } };
    expect(read(['webStickyProducts', sticky], ['webSale', sale])).toMatchObject({
      card: { priceKopecks: 99_000, oldPriceKopecks: 120_000, isAvailable: false, seller: null },
    });
  });

  test('a product that is sold out may show no price', () => {
    expect(read(heading, ['webOutOfStock', {}])).toMatchObject({
      card: { priceKopecks: null, isAvailable: false },
    });
  });

  test.each([
    ['no heading', [price]],
    ['no price', [heading]],
    ['a price that is no price', [heading, ['webPrice', { price: 'скоро' }]]],
  ] satisfies [string, [string, unknown][]][])('%s is drift', (_name, widgets) => {
    expect(read(...widgets).outcome).toBe('drift');
  });

  test.each([null, [], {}, { widgetStates: { a: 1 } }])('%j is drift', (json) => {
    expect(readCardPage(json, 5).outcome).toBe('drift');
  });
});
