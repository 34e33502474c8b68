import { expect, test } from 'vitest';
import { itemsOf, nextPage } from './pages.ts';

test.each([
  [0, 1, undefined],
  [20, 1, undefined],
  [21, 1, 2],
  [40, 2, undefined],
  [41, 2, 3],
])('of %i items, with %i pages read, the next page is %s', (total, pagesRead, page) => {
  expect(nextPage({ total }, pagesRead)).toBe(page);
});

test('an item that a newer one shifted to the next page is listed once', () => {
  const [one, two, three] = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect(itemsOf([{ notifications: [three, two] }, { notifications: [two, one] }])).toEqual([
    three,
    two,
    one,
  ]);
  expect(itemsOf([])).toEqual([]);
});
