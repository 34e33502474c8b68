import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { QueryDay } from '../market/market.ts';
import { createDayColumns } from './day-columns.ts';

const amount = fc.nat({ max: 2 ** 40 });
const anyDay = fc.record<QueryDay>({
  count: fc.integer({ min: 1, max: 2 ** 31 }),
  uniqQueriesWithCa: amount,
  addedToCart: amount,
  avgPriceKopecks: amount,
  itemsViews: amount,
  uniqSellers: amount,
  usersWithoutInteraction: amount,
  softQueries: amount,
  zeroQueries: amount,
  gmvKopecks: amount,
  orders: amount,
  orderedUsers: amount,
  productsCount: amount,
});

test('a day comes back as it was put, and what was not put is not there', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (one, other) => {
      const columns = createDayColumns(3);
      columns.put(0, one);
      columns.put(2, other);
      expect([columns.get(0), columns.get(1), columns.get(2)]).toEqual([one, undefined, other]);
    }),
  );
});
