import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseWishes } from './choose-wishes.ts';

const CARD = {
  title: 'Чайник',
  priceKopecks: 100_000,
  rating: 4.8,
  reviewsCount: 50,
  stock: 40,
  deliveryDays: 2,
};

test('what became worse is wished back', () => {
  const before = { ...CARD, priceKopecks: 90_000, deliveryDays: 1, stock: 200 };
  expect(chooseWishes(before, CARD)).toEqual([
    { field: 'priceKopecks', from: 100_000, to: 90_000, isBack: true },
    { field: 'deliveryDays', from: 2, to: 1, isBack: true },
    { field: 'stock', from: 40, to: 200, isBack: true },
  ]);
});

test('where nothing did, or nothing is known of before, a price a twentieth lower, in whole roubles', () => {
  const cheaper = [{ field: 'priceKopecks', from: 100_000, to: 95_000, isBack: false }];
  expect(chooseWishes(CARD, CARD)).toEqual(cheaper);
  expect(chooseWishes(null, CARD)).toEqual(cheaper);
  expect(chooseWishes({ ...CARD, priceKopecks: 120_000, stock: 60 }, CARD)).toEqual(cheaper);
  expect(chooseWishes(CARD, { ...CARD, priceKopecks: 99_900 })[0]?.to).toBe(94_900);
});

test('a price that is not shown, or cannot be lower, is left alone', () => {
  expect(chooseWishes(CARD, { ...CARD, priceKopecks: null })).toEqual([]);
  expect(chooseWishes(null, { ...CARD, priceKopecks: 100 })).toEqual([]);
});

test('a wish is always a change for the better', () => {
  const number = fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: null });
  const card = fc.record({ priceKopecks: number, stock: number, deliveryDays: number });
  fc.assert(
    fc.property(card, card, (before, after) => {
      for (const { field, from, to } of chooseWishes({ ...CARD, ...before }, { ...CARD, ...after })) {
        expect(from).toBe(after[field]);
        expect(field === 'stock' ? to > from : to < from).toBe(true);
      }
    }),
  );
});
