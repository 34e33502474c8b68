import { type Day, listDays } from '@vitrina/contract/dates.ts';
import type { getRequestSeries as route } from '@vitrina/contract/request-statistics.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import * as z from 'zod';
import { averagePlace, knownSum, QUERY_TEXT } from '../own-queries/figures-sql.ts';
import { listOwnQueryDays } from '../own-queries/list-own-query-days.ts';
import type { Context } from '../platform/context.ts';
import { requireOwnProducts } from '../products/own-products.ts';
import { normaliseQuery } from '../queries/rules.ts';
import { requirePeriod } from './period.ts';

type Input = z.output<(typeof route)['input']>;

const Point = z.object({
  sku: z.int(),
  on: z.string(),
  position: z.nullable(z.number()),
  viewUsers: z.nullable(z.int()),
});
type Point = z.output<typeof Point>;

async function listPoints({ clickhouse }: Context, input: Input): Promise<Point[]> {
  const { cabinetId: cabinet, skus, from, to, query } = input;
  return clickhouse.rows(
    'list days of products',
    `select sku, toString(day) as on,
       ${averagePlace()} as position,
       ${knownSum('own.view_users')} as viewUsers
     from own_query_day as own
     where cabinet = {cabinet:UInt32} and sku in {skus:Array(UInt64)} and day between {from:Date} and {to:Date}
       ${query === undefined ? '' : `and ${QUERY_TEXT} = {query:String}`}
     group by sku, day`,
    { cabinet, skus, from, to, ...(query === undefined ? {} : { query: normaliseQuery(query) }) },
    Point,
  );
}

/** A day on which the product was in no query of the list has no point: that is not a place, and not nobody. */
export async function getRequestSeries(context: Context, input: Input): Promise<OutputOf<typeof route>> {
  await requirePeriod(context, input);
  const products = await requireOwnProducts(context, input.cabinetId, input.skus);
  const measured = new Set((await listOwnQueryDays(context, input.cabinetId)).map(({ day }) => day));
  const points = new Map(
    (await listPoints(context, input)).map((point) => [`${point.sku}|${point.on}`, point]),
  );
  const days = listDays(input.from, input.to);
  const pointOf = (sku: number, day: Day) => (measured.has(day) ? points.get(`${sku}|${day}`) : undefined);
  return {
    days,
    series: products.map(({ sku }) => ({
      sku: sku as Input['skus'][number],
      position: days.map((day) => pointOf(sku, day)?.position ?? null),
      viewUsers: days.map((day) => pointOf(sku, day)?.viewUsers ?? null),
    })),
  };
}
