import type { RequestFigures, RequestRow } from '@vitrina/contract/request-statistics.ts';
import { expect, test } from 'vitest';
import { funnelOfProduct, funnelOfQuery } from './funnel.ts';

const row = (counts: Partial<RequestRow>) =>
  funnelOfQuery({ uniqueSearchUsers: 1000, uniqueViewUsers: 400, orders: 4, ...counts } as RequestRow);

test('the funnel of a query has shares of the counts beside them, and nobody guesses who opened the card', () => {
  expect(row({})).toEqual([
    { step: 'searched', count: 1000, share: null, part: 1, source: 'queries' },
    { step: 'seen', count: 400, share: 0.4, part: 0.4, source: 'premium' },
    { step: 'opened', count: null, share: null, part: 0, source: 'byQuery' },
    { step: 'ordered', count: 4, share: 0.01, part: 0.004, source: 'queries' },
  ]);
});

test('what a subscription hides is no zero', () => {
  expect(row({ uniqueViewUsers: null }).map(({ count, share }) => [count, share])).toEqual([
    [1000, null],
    [null, null],
    [null, null],
    [4, 0.004],
  ]);
});

test('nobody who searched: no share of nobody', () => {
  expect(
    row({ uniqueSearchUsers: 0, uniqueViewUsers: 0, orders: 0 }).map(({ share, part }) => [share, part]),
  ).toEqual([
    [null, 0],
    [null, 0],
    [null, 0],
    [null, 0],
  ]);
});

test('the funnel of a product begins where it is seen', () => {
  const figures = { listUsers: 500, uniqueClickUsers: 50, units: 5 } as RequestFigures;
  expect(funnelOfProduct(figures).map(({ step, count, share }) => [step, count, share])).toEqual([
    ['seen', 500, null],
    ['opened', 50, 0.1],
    ['ordered', 5, 0.1],
  ]);
});

test('more at a later step than at the first is a whole bar, not a longer one', () => {
  expect(row({ uniqueSearchUsers: 100, uniqueViewUsers: 150 })[1]).toMatchObject({ share: 1.5, part: 1 });
});
