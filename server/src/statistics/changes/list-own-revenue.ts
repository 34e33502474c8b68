import { daysBetween } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import { knownSum, QUERY_TEXT, QUERY_TEXT_ID, textIdOf } from '../../own-queries/figures-sql.ts';
import type { Span } from '../../own-queries/own-days.ts';
import type { ReportContext } from '../../platform/context.ts';

const QueryRow = z.object({ sku: z.int(), text: z.string(), gmv: z.nullable(z.number()) });
const ProductRow = z.object({ sku: z.int(), gmv: z.nullable(z.number()) });

/** Kopecks a day; null: a part of them is not known. */
export type QueryRevenue = { sku: number; text: string; kopecksADay: number | null };

const aDay = (gmv: number | null, { from, to }: Span) =>
  gmv === null ? null : gmv / (daysBetween(from, to) + 1);

/** What some queries brought to the seller's products in a week, by product. */
export async function listQueryRevenue(
  { clickhouse }: ReportContext,
  cabinetId: number,
  week: Span,
  texts: readonly string[],
): Promise<QueryRevenue[]> {
  if (texts.length === 0) return [];
  const rows = await clickhouse.rows(
    'revenue of queries',
    `select own.sku as sku, any(${QUERY_TEXT}) as text, ${knownSum('own.gmv_kopecks')} as gmv
    from own_query_day as own
    where own.cabinet = {cabinet:UInt32} and own.day between {from:Date} and {to:Date}
      and ${QUERY_TEXT_ID} in (select ${textIdOf('arrayJoin({texts:Array(String)})')})
    group by own.sku, ${QUERY_TEXT_ID}`,
    { cabinet: cabinetId, ...week, texts },
    QueryRow,
  );
  return rows.map(({ sku, text, gmv }) => ({ sku, text, kopecksADay: aDay(gmv, week) }));
}

/** What all queries together brought to some products in a week, a day. */
export async function listProductRevenue(
  { clickhouse }: ReportContext,
  cabinetId: number,
  week: Span,
  skus: readonly number[],
): Promise<Map<number, number | null>> {
  if (skus.length === 0) return new Map();
  const rows = await clickhouse.rows(
    'revenue of products',
    `select own.sku as sku, ${knownSum('own.gmv_kopecks')} as gmv
    from own_query_day as own
    where own.cabinet = {cabinet:UInt32} and own.day between {from:Date} and {to:Date} and own.sku in {skus:Array(UInt64)}
    group by own.sku`,
    { cabinet: cabinetId, ...week, skus },
    ProductRow,
  );
  return new Map(rows.map(({ sku, gmv }) => [sku, aDay(gmv, week)]));
}
