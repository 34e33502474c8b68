import { expect, test } from 'vitest';
import { FEATURES, fillSilence, listStems, measureCard } from './card-factors.ts';

const card = {
  title: 'Чайник электрический стеклянный',
  priceKopecks: 150_000,
  rating: 4.6,
  reviewsCount: 80,
  stock: 25,
  deliveryDays: 2,
};
const stems = listStems('электрические чайники');

test.each([
  ['price', { priceKopecks: 120_000 }],
  ['rating', { rating: 4.9 }],
  ['rating', { reviewsCount: 200 }],
  ['delivery', { deliveryDays: 1 }],
  ['stock', { stock: 60 }],
] as const)('what is better for a buyer is higher: %s', (factor, better) => {
  const [was, became] = [measureCard(card, stems), measureCard({ ...card, ...better }, stems)];
  const risen = FEATURES.filter((_, index) => (became[index] ?? 0) > (was[index] ?? 0));
  expect(new Set(risen)).toEqual(new Set([factor]));
  expect(became.every((value, index) => value >= (was[index] ?? 0))).toBe(true);
});

test('a title that says fewer words of the query is lower, whatever their forms', () => {
  const [said, other] = [measureCard(card, stems), measureCard({ ...card, title: 'Чайник' }, stems)];
  const sum = (values: number[]) =>
    values.reduce((total, value, index) => (FEATURES[index] === 'title' ? total + value : total), 0);
  expect(sum(said)).toBeGreaterThan(sum(other));
  expect(said[FEATURES.indexOf('title')]).toBe(1);
});

test('what one page does not say is no change', () => {
  const silent = { ...card, stock: null, deliveryDays: null };
  expect(fillSilence(silent, card)).toEqual(card);
  expect(measureCard(silent, stems).every(Number.isFinite)).toBe(true);
});
