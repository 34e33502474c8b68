import { describe, expect, test } from 'vitest';
import { readTile, readTileFacts } from './read-tile.ts';

const labels = (...texts: string[]) => ({
  type: 'labelListV2',
  labelListV2: {
    items: texts.flatMap((text) => [
      { type: 'icon', icon: { icon: 'star' } },
      { type: 'text', text: { text } },
    ]),
  },
});
const price = (...prices: [string, string][]) => ({
  type: 'priceV2',
  priceV2: { price: prices.map(([text, textStyle]) => ({ text, textStyle })), discount: '−94%' },
});
const stockBar = { type: 'textDS', textDS: { text: '559 шт осталось' } };

// The shape of a tile that was recorded in 2026.
const TILE = {
  sku: 5_413_206_766,
  action: { link: '/product/naushniki-5413206766/?at=x' },
  tileImage: { items: [{ type: 'image', image: { link: 'https://ir.ozone.ru/1.jpg' } }] },
  mainState: [
    price(['1\u2009468\u2009₽', 'PRICE'], ['25\u2009000\u2009₽', 'ORIGINAL_PRICE']),
    stockBar,
    { type: 'textDS', id: 'name', textDS: { text: 'Наушники' } },
    labels('4.7', '1\u2009151 отзыв'),
  ],
  multiButton: {
    ozonButton: {
      addToCart: { actionButton: { icon: 'cart', title: 'Завтра' }, quantityButton: { maxItems: 559 } },
    },
  },
};
const NOTHING = {
  priceKopecks: null,
  oldPriceKopecks: null,
  rating: null,
  reviewsCount: null,
  stock: null,
  delivery: null,
};
const facts = (more: object) => readTileFacts({ ...TILE, ...more });

describe('what a tile says', () => {
  test('of 2026', () => {
    expect(readTile(TILE)).toMatchObject([
      { sku: 5_413_206_766, title: 'Наушники', imageUrl: 'https://ir.ozone.ru/1.jpg' },
    ]);
    expect(readTileFacts(TILE)).toEqual({
      priceKopecks: 146_800,
      oldPriceKopecks: 2_500_000,
      rating: 4.7,
      reviewsCount: 1151,
      stock: 559,
      delivery: 'Завтра',
    });
  });

  test('more than four billion pieces are no stock', () => {
    const stockOf = (maxItems: number) => {
      const [state] = TILE.mainState;
      const addToCart = { quantityButton: { maxItems } };
      return facts({ mainState: [state], multiButton: { ozonButton: { addToCart } } }).stock;
    };
    expect([0, 4_000_000_000, 4_000_000_001].map(stockOf)).toEqual([0, 4_000_000_000, null]);
  });

  test('of 2025', () => {
    const old = {
      mainState: [
        { type: 'textAtom', id: 'name', textAtom: { text: 'Старый' } },
        { type: 'labelList', labelList: { items: [{ title: '4,9' }, { title: '22 отзыва' }] } },
      ],
    };
    expect(readTileFacts(old)).toEqual({ ...NOTHING, rating: 4.9, reviewsCount: 22 });
  });

  test('a product that nobody has rated has no rating', () => {
    expect(facts({ mainState: [labels('0.0', '0 отзывов')] })).toMatchObject({
      rating: null,
      reviewsCount: 0,
    });
  });

  test.each([
    ['nothing', null],
    ['a text', 'tile'],
    ['an empty object', {}],
    ['other types', { mainState: 'x', multiButton: 7 }],
    ['other parts', { mainState: [{ type: 'newThing', newThing: {} }, stockBar] }],
    ['labels without words', { mainState: [labels('', 'Бестселлер', '15')] }],
  ])('%s: nothing is known and nothing made up', (_name, item) => {
    expect(readTileFacts(item)).toEqual(NOTHING);
  });

  test('one odd part hides no other', () => {
    expect(facts({ mainState: [{ priceV2: { price: 'soon' } }, labels('4.7', '3 отзыва')] })).toMatchObject({
      priceKopecks: null,
      rating: 4.7,
      reviewsCount: 3,
      stock: 559,
      delivery: 'Завтра',
    });
  });
});
