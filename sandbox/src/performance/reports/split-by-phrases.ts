import type { Advertising } from '../count-advertising.ts';
import type { ReportRow } from './count-report-rows.ts';

/** How many of `part` lie in the first `upTo` of `whole`, when they are spread evenly. */
const within = (part: number, whole: number, upTo: number) =>
  whole === 0 ? 0 : Math.floor((part * upTo) / whole);

/** What happened up to a number of views: every part stays a part of its whole. */
function cut(row: Advertising, views: number): Advertising {
  const clicks = within(row.clicks, row.views, views);
  const carts = within(row.carts, row.clicks, clicks);
  const orders = within(row.orders, row.carts, carts);
  return {
    views,
    clicks,
    carts,
    orders,
    ordersKopecks: within(row.ordersKopecks, row.orders, orders),
    expenseKopecks: within(row.expenseKopecks, row.clicks, clicks),
    modelOrders: within(row.modelOrders, row.orders, orders),
    modelKopecks: within(row.modelKopecks, row.orders, orders),
  };
}

/** Divides what was counted for a product among the phrases by which it is found, the popular ones first. */
export function splitByPhrases(row: ReportRow, phrases: readonly string[]): ReportRow[] {
  const weights = phrases.map((_, place) => 1 / (place + 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  let before = cut(row, 0);
  return phrases.flatMap((title, place) => {
    passed += weights[place] ?? 0;
    const views = place === phrases.length - 1 ? row.views : Math.floor((row.views * passed) / total);
    const upTo = cut(row, views);
    const own = {
      views: upTo.views - before.views,
      clicks: upTo.clicks - before.clicks,
      carts: upTo.carts - before.carts,
      orders: upTo.orders - before.orders,
      ordersKopecks: upTo.ordersKopecks - before.ordersKopecks,
      expenseKopecks: upTo.expenseKopecks - before.expenseKopecks,
      modelOrders: upTo.modelOrders - before.modelOrders,
      modelKopecks: upTo.modelKopecks - before.modelKopecks,
    };
    before = upTo;
    return own.views === 0 ? [] : [{ ...row, ...own, title }];
  });
}
