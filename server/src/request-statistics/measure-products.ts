import type { RequestFigures, RequestRow } from '@vitrina/contract/request-statistics.ts';
import * as z from 'zod';
import { FINAL_BY_PARTITION } from '../own-queries/figures-sql.ts';
import type { Span } from '../own-queries/own-days.ts';
import type { ReportContext } from '../platform/context.ts';
import { type CurveContext, findCurve } from './curves/find-curve.ts';
import type { Sources } from './find-sources.ts';
import { listAdSums } from './list-ad-sums.ts';
import { listQuerySums } from './list-query-sums.ts';
import { type CurveStep, joinRows, type ProductSums, sumKnown, summarise } from './rules.ts';
import { measuredIn } from './source-rules.ts';

const Row = z.object({
  sku: z.int(),
  views: z.int(),
  listUsers: z.int(),
  cardUsers: z.int(),
  units: z.int(),
  revenueKopecks: z.int(),
});

/** What buyers did with products over a span, whatever they had searched for. */
async function listProductSums(
  { clickhouse }: ReportContext,
  cabinetId: number,
  skus: readonly number[],
  { from, to }: Span,
): Promise<Map<number, ProductSums>> {
  if (skus.length === 0) return new Map();
  const rows = await clickhouse.rows(
    'list sums of products',
    `select sku, sum(own.views) as views, sum(view_users) as listUsers, sum(card_users) as cardUsers,
       sum(own.units) as units, sum(revenue_kopecks) as revenueKopecks
     from own_product_day as own final
     where cabinet = {cabinet:UInt32} and sku in {skus:Array(UInt64)} and day between {from:Date} and {to:Date}
     group by sku
     ${FINAL_BY_PARTITION}`,
    { cabinet: cabinetId, skus, from, to },
    Row,
  );
  return new Map(rows.map((row) => [row.sku, row]));
}

export type MeasuredSpan = {
  rows: RequestRow[];
  curve: CurveStep[];
  totals: RequestFigures;
  figuresOf(sku: number): RequestFigures & { queriesCount: number };
};

/** All figures of some products over a span, each from the source that tells it. */
export async function measureProducts(
  context: CurveContext,
  cabinetId: number,
  skus: readonly number[],
  { span, sources }: { span: Span; sources: Sources },
): Promise<MeasuredSpan> {
  const [queries, { phrases, campaigns }, products, curve] = await Promise.all([
    listQuerySums(context, cabinetId, skus, span),
    listAdSums(context, { cabinetId, skus }, span),
    listProductSums(context, cabinetId, skus, span),
    findCurve(context, cabinetId, span),
  ]);
  const measured = measuredIn(sources, span);
  const rows = joinRows({ queries, phrases, products, curve, measured });
  const spentOn = (chosen: readonly number[]) =>
    sumKnown([0, ...campaigns.filter(({ sku }) => chosen.includes(sku)).map((one) => one.spentKopecks)]);
  const figures = (chosen: readonly number[]) => ({
    rows: rows.filter(({ sku }) => chosen.includes(sku)),
    products: [...products.values()].filter(({ sku }) => chosen.includes(sku)),
    adsSpendKopecks: spentOn(chosen),
    measured,
  });
  return {
    rows,
    curve,
    totals: summarise(figures(skus)),
    figuresOf: (sku) => {
      const own = figures([sku]);
      return { ...summarise(own), queriesCount: own.rows.filter(({ days }) => days > 0).length };
    },
  };
}
