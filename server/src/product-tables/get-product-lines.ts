import { addDays, type Day, listDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { PRODUCT_LINES_DAYS, type getProductLines as route } from '@vitrina/contract/product-tables.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import * as z from 'zod';
import { getCabinetPlan } from '../cabinets/get-cabinet-plan.ts';
import { knownSum } from '../own-queries/figures-sql.ts';
import { lastReadyDay } from '../own-queries/rules.ts';
import type { Context } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import { knowsProduct } from '../products/knows-product.ts';

type Input = { cabinetId: number; sku: number };
type Span = { from: Day; to: Day };

const Place = z.object({ on: z.string(), place: z.number() });
const number = z.nullable(z.int());
const DayFigures = z.object({ on: z.string(), viewUsers: number, orders: number });

// Read from position check's table: tools share rows, not code.
async function listPlaces({ clickhouse }: Context, { cabinetId, sku }: Input, { from, to }: Span) {
  const seconds = (day: Day) => Math.floor(startOfMoscowDay(day).getTime() / 1000);
  return clickhouse.rows(
    'places of a product by day',
    `select toString(toDate(h + interval 3 hour, 'UTC')) as on, sum(place_sum) / sum(found) as place
    from position_hourly
    where cabinet = {cabinet:UInt32} and product = {sku:UInt64}
      and h >= fromUnixTimestamp({start:Int64}) and h < fromUnixTimestamp({end:Int64})
    group by on
    having sum(found) > 0`,
    { cabinet: cabinetId, sku, start: seconds(from), end: seconds(addDays(to, 1)) },
    Place,
  );
}

async function listDayFigures({ clickhouse }: Context, { cabinetId, sku }: Input, { from, to }: Span) {
  return clickhouse.rows(
    'own queries of a product by day',
    `select toString(day) as on, ${knownSum('own.view_users')} as viewUsers, ${knownSum('own.orders')} as orders
    from own_query_day as own
    where cabinet = {cabinet:UInt32} and sku = {sku:UInt64} and day between {from:Date} and {to:Date}
    group by day`,
    { cabinet: cabinetId, sku, from, to },
    DayFigures,
  );
}

/** What stands under an opened row of the product table. Each source is cut where its plan's limit cuts it. */
export async function getProductLines(context: Context, input: Input): Promise<OutputOf<typeof route>> {
  if (!(await knowsProduct(context.db, input.cabinetId, input.sku))) throw problem('product.notFound');
  const limits = PLAN_LIMITS[await getCabinetPlan(context, input.cabinetId)];
  const now = context.clock.now();
  const to = moscowDay(now);
  const first = addDays(to, 1 - PRODUCT_LINES_DAYS);
  const inPlan = addDays(lastReadyDay(now), 1 - limits.myRequestsHistoryDays);
  const from = inPlan > first ? inPlan : first;
  const days = listDays(from, to);
  const placesFrom = addDays(to, 1 - Math.min(days.length, limits.positionHistoryDays));
  const [places, figures] = await Promise.all([
    placesFrom > to ? [] : listPlaces(context, input, { from: placesFrom, to }),
    listDayFigures(context, input, { from, to }),
  ]);
  const placeOn = new Map(places.map(({ on, place }) => [on, place]));
  const figuresOn = new Map(figures.map((row) => [row.on, row]));
  return {
    days,
    place: days.map((day) => placeOn.get(day) ?? null),
    viewUsers: days.map((day) => figuresOn.get(day)?.viewUsers ?? null),
    orders: days.map((day) => figuresOn.get(day)?.orders ?? null),
    planDays: from === first ? null : limits.myRequestsHistoryDays,
  };
}
