import { expect, test } from 'vitest';
import { shelfKey, type Tracking } from '../rules.ts';
import { withMove } from './move-rules.ts';

const tracked: Tracking = {
  skus: new Set([5, 6]),
  productsOfShelf: new Map([
    [shelfKey(1, 'чай'), 2],
    [shelfKey(1, 'чайник'), 1],
    [shelfKey(2, 'чай'), 1],
  ]),
};

test('moving gives back what only this entry followed and joins what is followed there', () => {
  const moved = withMove(tracked, { sku: 5, fromCity: 1, toCity: 2, queries: ['чай', 'чайник'] });
  expect([...moved.productsOfShelf]).toEqual([
    [shelfKey(1, 'чай'), 1],
    [shelfKey(2, 'чай'), 2],
    [shelfKey(2, 'чайник'), 1],
  ]);
  expect(moved.skus).toEqual(tracked.skus);
});

test('there and back is where it was', () => {
  const there = withMove(tracked, { sku: 5, fromCity: 1, toCity: 3, queries: ['чай', 'чайник'] });
  const back = withMove(there, { sku: 5, fromCity: 3, toCity: 1, queries: ['чай', 'чайник'] });
  expect(new Map(back.productsOfShelf)).toEqual(new Map(tracked.productsOfShelf));
});
