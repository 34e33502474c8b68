import { expect, test } from 'vitest';
import { addRows, describeRow, NO_ROW, percent, ratio, spendOf } from './statistics-row.ts';

test('a campaign pays for a thousand views or for a click', () => {
  expect(spendOf({ views: 1500, clicks: 10 }, 'cpm', 20_000)).toBe(30_000);
  expect(spendOf({ views: 1500, clicks: 10 }, 'cpc', 700)).toBe(7000);
  expect(spendOf({ views: 0, clicks: 0 }, 'cpm', 20_000)).toBe(0);
});

test('money is in roubles, shares have two digits, and nothing of nothing is nothing', () => {
  const row = {
    ...NO_ROW,
    views: 300,
    clicks: 7,
    carts: 3,
    orders: 1,
    ordersKopecks: 123_456,
    spentKopecks: 999,
  };
  expect(describeRow(row)).toEqual({
    views: 300,
    clicks: 7,
    ctr: 2.33,
    cpc: 1.43,
    sum: 9.99,
    atbs: 3,
    orders: 1,
    cr: 14.29,
    shks: 1,
    sum_price: 1234.56,
    canceled: 0,
  });
  expect(describeRow(NO_ROW)).toMatchObject({ ctr: 0, cpc: 0, cr: 0 });
  expect([ratio(1, 3), percent(1, 3), ratio(5, 0)]).toEqual([0.33, 33.33, 0]);
});

test('rows add up column by column', () => {
  const row = { views: 1, clicks: 2, carts: 3, orders: 4, ordersKopecks: 5, spentKopecks: 6 };
  expect(addRows([])).toEqual(NO_ROW);
  expect(addRows([row, row, NO_ROW])).toEqual({
    views: 2,
    clicks: 4,
    carts: 6,
    orders: 8,
    ordersKopecks: 10,
    spentKopecks: 12,
  });
});
