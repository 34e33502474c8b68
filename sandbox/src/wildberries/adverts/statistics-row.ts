import type { Counters } from '../../traffic/traffic.ts';
import type { WbCampaign } from './open-campaigns.ts';

/** What a line of advertising statistics counts; money in kopecks. */
export type StatisticsRow = Counters & { spentKopecks: number };

export const NO_ROW: StatisticsRow = {
  views: 0,
  clicks: 0,
  carts: 0,
  orders: 0,
  ordersKopecks: 0,
  spentKopecks: 0,
};

export function addRows(rows: readonly StatisticsRow[]): StatisticsRow {
  const sum = { ...NO_ROW };
  for (const row of rows) {
    sum.views += row.views;
    sum.clicks += row.clicks;
    sum.carts += row.carts;
    sum.orders += row.orders;
    sum.ordersKopecks += row.ordersKopecks;
    sum.spentKopecks += row.spentKopecks;
  }
  return sum;
}

/** What so many views and clicks cost: a bid is for a thousand views, or for one click. */
export function spendOf(
  { views, clicks }: Pick<Counters, 'views' | 'clicks'>,
  paymentType: WbCampaign['paymentType'],
  bidKopecks: number,
): number {
  return Math.round(paymentType === 'cpm' ? (views * bidKopecks) / 1000 : clicks * bidKopecks);
}

/** Two digits after the point, and 0 of nothing. */
export const ratio = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((part / whole) * 100) / 100;

export const percent = (part: number, whole: number) => ratio(part * 100, whole);

/** The columns that stand on every level of the report; money in roubles. */
export function describeRow({ views, clicks, carts, orders, ordersKopecks, spentKopecks }: StatisticsRow) {
  return {
    views,
    clicks,
    ctr: percent(clicks, views),
    cpc: ratio(spentKopecks / 100, clicks),
    sum: spentKopecks / 100,
    atbs: carts,
    orders,
    cr: percent(orders, clicks),
    shks: orders,
    sum_price: ordersKopecks / 100,
    canceled: 0,
  };
}
