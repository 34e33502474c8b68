import { stringify } from 'csv-stringify/sync';
import { formatDay } from '../../clock/moscow-day.ts';
import { weekdayOf } from '../../market/calendar.ts';
import type { Product } from '../../market/market.ts';
import { nmIdOf } from '../../market/nm-id.ts';
import { listOwnProducts, subjectNameOf } from '../own-products.ts';
import { listDays, type Period, readPeriod } from '../period.ts';
import type { WbCall } from '../wb-call.ts';
import { refuse } from '../wb-error.ts';
import { countFunnel, type Funnel } from './count-funnel.ts';
import { describeFunnelDay } from './describe-funnel.ts';
import { isChosen } from './product-figures.ts';
import type { ReportAsk } from './report-ask.ts';
import { writeSearchReport } from './write-search-report.ts';

type FunnelAsk = Extract<ReportAsk, { reportType: 'DETAIL_HISTORY_REPORT' | 'GROUPED_HISTORY_REPORT' }>;
type Row = Record<string, string | number | boolean>;

function firstOf(level: FunnelAsk['params']['aggregationLevel'], day: number): number {
  if (level === 'day') return day;
  return level === 'week' ? day - weekdayOf(day) : day - (Number(formatDay(day).slice(8)) - 1);
}

function describeRow(date: string, funnel: Funnel): Row {
  const line = describeFunnelDay(date, funnel);
  return {
    dt: date,
    openCardCount: line.openCount,
    addToCartCount: line.cartCount,
    ordersCount: line.orderCount,
    ordersSumRub: line.orderSum,
    buyoutsCount: line.buyoutCount,
    buyoutsSumRub: line.buyoutSum,
    cancelCount: funnel.cancels,
    cancelSumRub: Math.round(funnel.cancelsKopecks / 100),
    addToCartConversion: line.addToCartConversion,
    cartToOrderConversion: line.cartToOrderConversion,
    buyoutPercent: line.buyoutPercent,
    addToWishlist: line.addToWishlistCount,
    currency: 'RUB',
  };
}

function addFunnels(funnels: readonly Funnel[]): Funnel {
  const [first, ...rest] = funnels;
  if (first === undefined) throw new RangeError('a group has at least one product');
  const sum = { ...first };
  for (const funnel of rest) {
    for (const field of Object.keys(sum) as (keyof Funnel)[]) sum[field] += funnel[field];
  }
  return sum;
}

function listFunnelRows(call: WbCall, { reportType, params }: FunnelAsk): Row[] {
  const period = readPeriod({ start: params.startDate, end: params.endDate }, call.now);
  if ('refused' in period) throw refuse('analytics', 400, period.refused);
  const chosen = listOwnProducts(call).filter((product) =>
    isChosen(product, { ...params, nmIds: params.nmIDs }),
  );
  const spans: Period[] = [
    ...Map.groupBy(listDays(period), (day) => firstOf(params.aggregationLevel, day)).values(),
  ].map((days) => ({ from: days[0] ?? period.from, to: days.at(-1) ?? period.to }));
  const isGrouped = reportType === 'GROUPED_HISTORY_REPORT';
  const groups: Product[][] = isGrouped
    ? [...Map.groupBy(chosen, ({ categoryId, brand }) => `${categoryId} ${brand}`).values()]
    : chosen.map((product) => [product]);
  return groups.flatMap((members) => {
    const [first] = members;
    if (first === undefined) return [];
    const head: Row = isGrouped
      ? { subjectName: subjectNameOf(call, first), brandName: first.brand }
      : { nmID: nmIdOf(first.sku) };
    return spans.map((span) => ({
      ...head,
      ...describeRow(
        formatDay(span.from),
        addFunnels(members.map((product) => countFunnel(call, product, span))),
      ),
    }));
  });
}

/** The CSV of a report. */
export async function writeReport(call: WbCall, ask: ReportAsk): Promise<string> {
  const rows =
    ask.reportType === 'DETAIL_HISTORY_REPORT' || ask.reportType === 'GROUPED_HISTORY_REPORT'
      ? listFunnelRows(call, ask)
      : await writeSearchReport(call, ask);
  return stringify(rows, { header: true, cast: { boolean: (value) => String(value) } });
}
