import { type Advertising, addAdvertising, NO_ADVERTISING } from '../count-advertising.ts';
import { percent, perOne, writeComma, writeRub } from '../money.ts';
import { writeRussianDay } from '../period.ts';
import type { CampaignReport, ReportRow } from './count-report-rows.ts';

/** All values are text, and what is zero is left out. */
function withoutZeros(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== '0' && value !== '0,00'),
  );
}

function describeCounted(row: Advertising): Record<string, string> {
  return {
    views: String(row.views),
    clicks: String(row.clicks),
    ctr: writeComma(percent(row.clicks, row.views)),
    moneySpent: writeRub(row.expenseKopecks, ','),
    orders: String(row.orders),
    ordersMoney: writeRub(row.ordersKopecks, ','),
    models: String(row.modelOrders),
    modelsMoney: writeRub(row.modelKopecks, ','),
  };
}

function describeRow(row: ReportRow): Record<string, string> {
  return withoutZeros({
    date: row.day === undefined ? '' : writeRussianDay(row.day),
    sku: String(row.sku),
    title: row.title,
    price: writeRub(row.priceKopecks, ','),
    ...describeCounted(row),
    avgBid: writeRub(row.bidKopecks, ','),
    toCart: String(row.carts),
  });
}

/** The download of a JSON order: campaigns by id. */
export function writeJson(reports: readonly CampaignReport[]): Record<string, object> {
  return Object.fromEntries(
    reports.map(({ campaign, rows }) => {
      const sum = rows.reduce(addAdvertising, NO_ADVERTISING);
      const avgBid = perOne(
        rows.reduce((all, row) => all + row.bidKopecks * row.views, 0),
        sum.views,
      );
      return [
        campaign.id,
        {
          title: campaign.title,
          report: {
            rows: rows.map(describeRow),
            totals: withoutZeros({ ...describeCounted(sum), avgBid: writeRub(avgBid, ',') }),
          },
        },
      ];
    }),
  );
}
