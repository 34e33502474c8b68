import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { UNDERVALUED_BOUNDS } from '@vitrina/contract/undervalued-queries.ts';
import { getCabinetPlan } from '../cabinets/get-cabinet-plan.ts';
import { QUERY_TEXT_ID, textIdOf } from '../own-queries/figures-sql.ts';
import { listBestPlaces } from '../own-queries/places/list-best-places.ts';
import { listTrackedTerms } from '../own-queries/places/list-tracked-terms.ts';
import type { Context } from '../platform/context.ts';
import { listMeasuredDays } from '../queries/list-stored-days.ts';
import { spellingFilter } from '../queries/spelling/filter-sql.ts';
import { visibleDays } from '../queries/visible-days.ts';
import { getBackTest } from './back-test/get-back-test.ts';
import type { Filter } from './filters.ts';
import { getScale } from './get-scale.ts';
import { listHidden } from './hidden/list-hidden.ts';
import { listBest } from './list-best.ts';
import type { MarketRow } from './market-row.ts';
import { openMarketDay, WINDOW } from './market-source.ts';
import { estimateOrders } from './rules.ts';

const WEEK = 7;
/** Of the best by score that led to own products; most of them are taken already. */
const MOST_LOOKED_AT = 30;
const MOST = 5;
/** On the first ten places a query is taken. */
const TAKEN_TO = 10;
/** Half of a whole score: what has less is no find. */
const LEAST_SCORE = 50;

export type TakeableQuery = {
  query: string;
  /** Where the best own card stands. */
  place: number;
  searches: number;
  orders: { low: number; high: number } | null;
  lift: { value: number; low: number; high: number } | null;
};

const ownQueries = (cabinetId: number): Filter => ({
  sql: `${textIdOf('text')} in (
    select ${QUERY_TEXT_ID} from own_query_day as own
    where own.cabinet = {own:UInt32} and own.day between {now:Date} - 27 and {now:Date}
    group by ${QUERY_TEXT_ID}
  )`,
  parameters: { own: cabinetId },
});

/** How many times as much orders by the lists of a year grew as by random queries; null: it cannot be said. */
async function findLift(context: Context): Promise<TakeableQuery['lift']> {
  const test = await getBackTest(context, 'ozon');
  if (test.state !== 'done' || test.orders.verdict !== 'better' || test.orders.lift === null) return null;
  const { value, low, high } = test.orders.lift;
  return { value, low, high };
}

type Market = ReturnType<typeof openMarketDay>;

async function listRows(context: Context, cabinetId: number, market: Market) {
  const [hidden, scale] = await Promise.all([listHidden(context, cabinetId), getScale(context, market)]);
  const hiddenIds = hidden.map(({ queryId }) => queryId);
  const filters: Filter[] = [
    { sql: spellingFilter(false), parameters: {} },
    ownQueries(cabinetId),
    { sql: 'query_id not in {hidden:Array(UInt32)}', parameters: { hidden: hiddenIds } },
  ];
  const { rows } = await listBest(context, market, {
    scale,
    growth: market.coverage.hasTwoMonths ? 'growth28' : null,
    filters,
    least: UNDERVALUED_BOUNDS.usualFrequency,
    limit: MOST_LOOKED_AT,
  });
  return { rows: rows.filter(({ score }) => score >= LEAST_SCORE), scale };
}

/** Undervalued queries that lead to own cards which stand below the first ten places, the best by score. */
export async function listTakeable(context: Context, cabinetId: number): Promise<TakeableQuery[]> {
  const [plan, stored] = await Promise.all([
    getCabinetPlan(context, cabinetId),
    listMeasuredDays(context, 'ozon'),
  ]);
  const visible = visibleDays('ozon', PLAN_LIMITS[plan].undervaluedDays, context.clock.now());
  const day = stored.findLast((one) => one.day <= visible.to)?.day;
  if (day === undefined || day < visible.from) return [];
  const market = openMarketDay('ozon', stored, day);
  const { rows, scale } = await listRows(context, cabinetId, market);
  if (rows.length === 0) return [];
  const terms = await listTrackedTerms(context, [cabinetId]);
  const [best, lift] = await Promise.all([
    listBestPlaces(context, [cabinetId], terms, { day, rows }),
    findLift(context),
  ]);
  const describe = ({ text, count }: MarketRow): TakeableQuery[] => {
    const place = best.get(text)?.place;
    if (place === undefined || place <= TAKEN_TO) return [];
    const searches = Math.round((count / WINDOW) * WEEK);
    return [{ query: text, place, searches, orders: estimateOrders(count, scale.orders), lift }];
  };
  return rows.flatMap(describe).slice(0, MOST);
}
