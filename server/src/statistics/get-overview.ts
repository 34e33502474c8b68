import { addDays, listDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { getOverview as route } from '@vitrina/contract/statistics.ts';
import * as z from 'zod';
import type { Context, ReportContext } from '../platform/context.ts';
import { listNotes } from '../products/notes/list-notes.ts';
import { getSearchFigures } from './get-search-figures.ts';
import { listOwnQueries } from './list-own-queries.ts';
import { listRunningTests } from './list-running-tests.ts';
import { listTops } from './list-tops.ts';
import { countProducts, listTracked } from './list-tracked.ts';
import { chooseLines } from './rules.ts';

const sql = `
select
  product,
  toString(toDate(h + interval 3 hour)) as day,
  if(sum(found) = 0, null, sum(place_sum) / sum(found)) as average
from position_hourly
where cabinet = {cabinet:UInt32}
  and product in {products:Array(UInt64)}
  and h >= fromUnixTimestamp({start:Int64})
group by product, day`;

const Row = z.object({ product: z.int(), day: z.string(), average: z.nullable(z.number()) });

/** Average place of found queries by product and Moscow day; days without a found query have no number. */
async function listDailyAverages(
  { clickhouse }: ReportContext,
  cabinetId: number,
  products: readonly number[],
  since: Date,
): Promise<Map<string, number>> {
  if (products.length === 0) return new Map();
  const parameters = { cabinet: cabinetId, products, start: Math.floor(since.getTime() / 1000) };
  const rows = await clickhouse.rows('daily average places', sql, parameters, Row);
  return new Map(
    rows.flatMap(({ product, day, average }) => (average === null ? [] : [[`${product}|${day}`, average]])),
  );
}

const DAYS = 28;
const WEEK_DAYS = 7;
const TOPS = [10, 50, 100] as const;
/** A chart of more lines than this is a carpet; products with the most queries come first. */
const MOST_LINES = 20;
const OWN_QUERIES = 10;

export async function getOverview(context: Context, cabinetId: number): Promise<OutputOf<typeof route>> {
  const now = context.clock.now();
  const today = moscowDay(now);
  const days = listDays(addDays(today, 1 - DAYS), today);
  const tracked = await listTracked(context, cabinetId);
  const lines = chooseLines(tracked, MOST_LINES);
  const skus = lines.map((line) => line.sku);
  const since = startOfMoscowDay(addDays(today, 1 - DAYS));
  const [productsCount, tops, searchFigures, averages, notes, ownQueries, running] = await Promise.all([
    countProducts(context, cabinetId),
    listTops(context, cabinetId, tracked, { now, days: DAYS }),
    getSearchFigures(context, cabinetId, DAYS),
    listDailyAverages(context, cabinetId, skus, since),
    listNotes(context.db, { cabinetId, skus, since }),
    listOwnQueries(context, cabinetId, OWN_QUERIES),
    listRunningTests(
      context,
      cabinetId,
      days.map((_, index) => new Date(now.getTime() - (DAYS - 1 - index) * DAY_MS)),
    ),
  ]);
  return {
    productsCount,
    trackedProducts: new Set(tracked.map((one) => one.sku)).size,
    trackedQueries: new Set(tracked.map((one) => `${one.cityId}|${one.termId}`)).size,
    tops: TOPS.map((top) => {
      const countOf = (daysAgo: number) => tops.get(daysAgo)?.[`top${top}`] ?? null;
      return {
        top,
        now: countOf(0),
        weekAgo: countOf(WEEK_DAYS),
        days: days.map((_, index) => countOf(DAYS - 1 - index)),
      };
    }),
    searchFigures,
    runningTests: {
      now: running.at(-1) ?? 0,
      weekAgo: running.at(-1 - WEEK_DAYS) ?? 0,
      days: running,
    },
    days,
    averageData: lines.map(({ sku, name }) => ({
      product: name,
      productId: sku,
      averages: days.map((date) => ({ date, averageValue: averages.get(`${sku}|${date}`) ?? null })),
    })),
    notes,
    ownQueries,
  };
}
