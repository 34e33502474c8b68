import { type Day } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import { knownSum, QUERY_TEXT } from '../../own-queries/figures-sql.ts';
import { listOwnQueryDays } from '../../own-queries/list-own-query-days.ts';
import type { StoresContext } from '../../platform/context.ts';

const Line = z.object({
  sku: z.int(),
  text: z.string(),
  views: z.nullable(z.int()),
  orders: z.nullable(z.int()),
  revenueKopecks: z.nullable(z.int()),
});
/** A card in a query over a time; null: one of its days came without the figure. */
export type FigureLine = z.output<typeof Line>;

/** `days`: how many of the span were collected. */
export type Figures = { days: number; lines: FigureLine[] };

const sql = `
select
  sku,
  ${QUERY_TEXT} as text,
  ${knownSum('own.view_users', '1')} as views,
  ${knownSum('own.orders', '1')} as orders,
  ${knownSum('own.gmv_kopecks', '1')} as revenueKopecks
from own_query_day as own
where own.cabinet = {cabinet:UInt32} and own.sku in {skus:Array(UInt64)} and own.day between {from:Date} and {to:Date}
group by sku, text`;

type Question = { cabinetId: number; skus: readonly number[]; from: Day; to: Day };

/** What some own cards had in each of their queries. */
export async function readFigures(
  context: StoresContext,
  { cabinetId, skus, from, to }: Question,
): Promise<Figures> {
  if (skus.length === 0) return { days: 0, lines: [] };
  const [days, lines] = await Promise.all([
    listOwnQueryDays(context, cabinetId),
    context.clickhouse.rows(
      'own rivals: figures',
      sql,
      { cabinet: cabinetId, skus: [...skus], from, to },
      Line,
    ),
  ]);
  return { days: days.filter(({ day }) => day >= from && day <= to).length, lines };
}
