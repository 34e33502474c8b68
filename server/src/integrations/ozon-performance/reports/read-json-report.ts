import * as z from 'zod';
import { parseJson } from '../../../platform/outbound/call-json.ts';
import { Rub, Whole } from '../lenient.ts';
import { type ReadReport, type ReportRow, readReportDay } from './report-row.ts';

// A zero is left out, so what is absent is 0.
const Count = Whole.default(0);
const Money = Rub.default(0);

const Row = z.object({
  date: z.string().optional(),
  sku: Whole,
  title: z.string().optional(),
  price: Rub.optional(),
  views: Count,
  clicks: Count,
  moneySpent: Money,
  orders: Count,
  ordersMoney: Money,
  models: Count,
  modelsMoney: Money,
  // Not confirmed to exist at all.
  toCart: Whole.optional(),
});

const JsonReport = z.record(
  z.string().regex(/^\d+$/),
  z.object({ report: z.object({ rows: z.array(Row) }) }),
);

type Parsed = z.output<typeof Row>;

function describe(campaignId: string, row: Parsed, hasCarts: boolean): ReportRow {
  return {
    campaignId,
    sku: row.sku,
    date: row.date === undefined ? null : (readReportDay(row.date) ?? null),
    title: row.title ?? null,
    views: row.views,
    clicks: row.clicks,
    carts: row.toCart ?? (hasCarts ? 0 : null),
    orders: row.orders,
    ordersKopecks: row.ordersMoney,
    modelOrders: row.models,
    modelOrdersKopecks: row.modelsMoney,
    spentKopecks: row.moneySpent,
    // 0 stands for a price that is not set.
    priceKopecks: row.price || null,
  };
}

/** A report that was ordered as JSON: campaigns by id, all values as text. */
export function readJsonReport(text: string): ReadReport {
  const json = parseJson(text);
  const parsed = JsonReport.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const where = `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`;
    return { outcome: 'drift', message: json === undefined ? 'not JSON' : where };
  }
  const campaigns = Object.entries(parsed.data);
  const hasCarts = campaigns.some(([, { report }]) => report.rows.some((row) => row.toCart !== undefined));
  const unread = campaigns
    .flatMap(([, { report }]) => report.rows)
    .find(({ date }) => date !== undefined && readReportDay(date) === undefined);
  if (unread !== undefined) return { outcome: 'drift', message: `"${unread.date ?? ''}" is no day` };
  return {
    outcome: 'ok',
    data: campaigns.flatMap(([id, { report }]) => report.rows.map((row) => describe(id, row, hasCarts))),
  };
}
