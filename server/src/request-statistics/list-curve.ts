import * as z from 'zod';
import { FINAL_BY_PARTITION } from '../own-queries/figures-sql.ts';
import type { Span } from '../own-queries/own-days.ts';
import type { ReportContext } from '../platform/context.ts';
import type { CurveStep } from './rules.ts';

/** The last place of each step; what lies behind is one more. */
const STEP_ENDS = [4, 10, 20, 40, 100] as const;
/** Fewer say more about one card than about a place. */
const FEWEST_PRODUCTS = 5;
/** Below, one opening more or less makes another share. */
const FEWEST_VIEWERS = 50;

/** In the words of the projection of_product. */
const IS_PLACED = 'position > 0 and search_users > 0';

const CurveRow = z.object({ step: z.int(), ctr: z.number(), products: z.int() });
export type CurveRow = z.infer<typeof CurveRow>;

/**
 * What share of those who saw a card opened it, by its place: the median of the cabinet's own products in a span. Each
 * product stands at the average place of its queries, weighed by searchers.
 */
export async function listCurve(
  { clickhouse }: ReportContext,
  cabinetId: number,
  { from, to }: Span,
): Promise<CurveRow[]> {
  return clickhouse.rows(
    'list openings by place',
    `select arrayFirstIndex(last -> round(place) <= last, {ends:Array(Float64)}) as step,
       quantileExactInclusive(0.5)(opened) as ctr, toUInt32(count()) as products
     from (
       select sku, sum(card_users) / sum(view_users) as opened
       from own_product_day final
       where cabinet = {cabinet:UInt32} and day between {from:Date} and {to:Date}
       group by sku
       having sum(view_users) >= {viewers:UInt32}
       ${FINAL_BY_PARTITION}
     ) as product
     inner join (
       select sku, sumIf(position * search_users, ${IS_PLACED}) / sumIf(search_users, ${IS_PLACED}) as place
       from own_query_day
       where cabinet = {cabinet:UInt32} and day between {from:Date} and {to:Date}
       group by sku
       having place > 0
     ) as placed using (sku)
     group by step
     having products >= {fewest:UInt32}
     order by step`,
    {
      cabinet: cabinetId,
      from,
      to,
      // The step behind the last end takes whatever is left.
      ends: [...STEP_ENDS, 1e9],
      viewers: FEWEST_VIEWERS,
      fewest: FEWEST_PRODUCTS,
    },
    CurveRow,
  );
}

export function toSteps(rows: readonly CurveRow[]): CurveStep[] {
  return rows.map(({ step, ctr, products }) => ({
    fromPlace: (STEP_ENDS[step - 2] ?? 0) + 1,
    toPlace: STEP_ENDS[step - 1] ?? null,
    ctr,
    products,
  }));
}
