import { expect, test } from 'vitest';
import { listCardChanges } from './list-card-changes.ts';

const card = { title: 'Чайник', priceKopecks: 100, rating: 4.5, reviewsCount: 7, stock: 3, deliveryDays: 1 };

test('a card that shows the same has no changes', () => {
  expect(listCardChanges(card, { ...card })).toEqual([]);
});

test('each changed field is listed, and an unknown one is no change', () => {
  expect(listCardChanges(card, { ...card, priceKopecks: 130, stock: null, deliveryDays: 0 })).toEqual([
    { field: 'priceKopecks', was: 100, became: 130 },
    { field: 'deliveryDays', was: 1, became: 0 },
  ]);
});
