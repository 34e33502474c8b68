import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReportRow } from './count-report-rows.ts';
import { splitByPhrases } from './split-by-phrases.ts';

const counts = fc.nat({ max: 100_000 });

test('phrases together have what the product has, and none has more clicks than views', () => {
  fc.assert(
    fc.property(
      fc.tuple(counts, counts, counts, counts),
      fc.array(fc.string(), { minLength: 1, maxLength: 6 }),
      (numbers, phrases) => {
        const [orders = 0, carts = 0, clicks = 0, views = 0] = numbers.toSorted((one, other) => one - other);
        const row: ReportRow = {
          day: undefined,
          sku: 1,
          title: 'product',
          priceKopecks: 100,
          bidKopecks: 500,
          views,
          clicks,
          carts,
          orders,
          ordersKopecks: orders * 100,
          expenseKopecks: clicks * 400,
          modelOrders: 0,
          modelKopecks: 0,
        };
        const split = splitByPhrases(row, phrases);
        const sum = (name: 'views' | 'clicks' | 'carts' | 'orders' | 'ordersKopecks' | 'expenseKopecks') =>
          split.reduce((all, one) => all + one[name], 0);
        for (const name of ['views', 'clicks', 'carts', 'orders', 'ordersKopecks', 'expenseKopecks'] as const)
          expect(sum(name)).toBe(row[name]);
        expect(split.every((one) => one.clicks <= one.views && one.orders <= one.carts)).toBe(true);
      },
    ),
  );
});
