import { expect, test } from 'vitest';
import { rankRivals } from './rank-rivals.ts';

const shelf = (query: string, count: number | null, cityId = 1) => ({ query, cityId, skus: [1], count });
const seen = (sku: number, query: string, place: number, cityId = 1) => ({
  sku,
  query,
  cityId,
  place,
  title: `Товар ${sku}`,
  imageUrl: null,
});

test('the rival that stands before the most buyers comes first', () => {
  const shelves = [shelf('чай', 900), shelf('кофе', 100), shelf('квас', null)];
  const rivals = rankRivals(
    [seen(7, 'кофе', 1), seen(7, 'квас', 1), seen(8, 'чай', 9), seen(9, 'чай', 2), seen(9, 'кофе', 4)],
    shelves,
  );
  expect(rivals.map(({ sku, queries, bestPlace }) => [sku, queries, bestPlace])).toEqual([
    [9, 2, 2],
    [8, 1, 9],
    [7, 2, 1],
  ]);
});

test('a query of two cities counts once, with the better place', () => {
  const shelves = [shelf('чай', 900, 1), shelf('чай', 900, 2), shelf('кофе', 1000)];
  const rivals = rankRivals([seen(7, 'чай', 5, 1), seen(7, 'чай', 3, 2), seen(8, 'кофе', 10)], shelves);
  expect(rivals.map(({ sku, queries, bestPlace }) => [sku, queries, bestPlace])).toEqual([
    [8, 1, 10],
    [7, 1, 3],
  ]);
});

test('without known demand more queries and better places decide', () => {
  const shelves = [shelf('чай', null), shelf('кофе', null)];
  const rivals = rankRivals(
    [seen(7, 'чай', 5), seen(8, 'чай', 4), seen(9, 'чай', 9), seen(9, 'кофе', 9)],
    shelves,
  );
  expect(rivals.map(({ sku }) => sku)).toEqual([9, 8, 7]);
});
