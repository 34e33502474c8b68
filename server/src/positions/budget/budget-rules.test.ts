import { chooseStep } from '@vitrina/contract/positions/rules.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costOf, countUniqueQueries } from '../rules.ts';
import { entryGivesBack, givesBack } from './budget-rules.ts';

test.each([
  [1, 1, 1],
  [10, 1, 0],
  [11, 2, 1],
  [20, 2, 0],
  [21, 3, 1],
])('%d products of a query cost %d, and one of them gives back %d', (products, costs, back) => {
  expect([costOf(products), givesBack(products)]).toEqual([costs, back]);
});

const shelves = fc.array(fc.integer({ min: 1, max: 35 }), { maxLength: 120 });

test('the costs of all queries are the unique queries of the budget', () => {
  fc.assert(
    fc.property(shelves, (products) => {
      expect(products.reduce((sum, one) => sum + costOf(one), 0)).toBe(countUniqueQueries(products));
    }),
  );
});

test('what an entry gives back is the difference that a recount without it finds, and so is the step', () => {
  fc.assert(
    fc.property(shelves, fc.infiniteStream(fc.boolean()), (products, followed) => {
      const mine = products.map(() => followed.next().value === true);
      const without = products.map((count, index) => count - Number(mine[index]));
      const before = countUniqueQueries(products);
      const given = entryGivesBack(
        products.filter((_, index) => mine[index]),
        before,
      );
      expect(given).toEqual({
        givesBack: before - countUniqueQueries(without),
        stepAfter: chooseStep(countUniqueQueries(without)),
      });
    }),
  );
});
