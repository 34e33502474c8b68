import { middleOf } from '@vitrina/contract/median.ts';
import { z } from 'zod';
import { formatDay } from '../../clock/moscow-day.ts';
import { listOwnProducts } from '../own-products.ts';
import { hourOf, listDays, type Period, spanOf } from '../period.ts';
import type { WbCall, WbOperation } from '../wb-call.ts';
import { listAdvertised } from './describe-product.ts';
import { describeGroup, GroupsAsk, groupFound } from './list-search-tables.ts';
import { compare, type Metric } from './metric.ts';
import {
  type FoundProduct,
  isInCluster,
  listFoundProducts,
  type SearchFigures,
  visibilityOf,
} from './product-figures.ts';
import { OrderMode, type PositionCluster, readPeriods, SEARCH_FIELDS } from './search-ask.ts';

const Ask = GroupsAsk.extend({
  orderBy: z.object({ field: z.enum([...SEARCH_FIELDS, 'minPrice', 'maxPrice']), mode: OrderMode }),
});

// The charts: a place of every product on every day of a year would take a minute to find.
const CHART_DAYS = 31;
const CHART_PRODUCTS = 5;

const average = (numbers: readonly number[]) =>
  Math.round(numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length));
const median = (numbers: readonly number[]) => middleOf(numbers)[0] ?? 0;

function describeCluster(found: readonly FoundProduct[], cluster: PositionCluster): Metric {
  const count = found.filter(({ current }) => isInCluster(current, cluster)).length;
  const isCompared = found.some(({ past }) => past !== undefined);
  return compare(
    count,
    isCompared ? found.filter(({ past }) => past && isInCluster(past, cluster)).length : undefined,
  );
}

/** undefined when there is no earlier period to compare with. */
function listPast(found: readonly FoundProduct[]): SearchFigures[] | undefined {
  const past = found.flatMap((one) => one.past ?? []);
  return past.length === 0 ? undefined : past;
}

type ChartDay = { day: number; places: number[] };

/** The places of the most visited products, each by its main query, on the last days of the period. */
function listChartDays(
  { queryMeter, now }: WbCall,
  found: readonly FoundProduct[],
  period: Period,
): ChartDay[] {
  const countedTo = hourOf(now);
  const main = found
    .toSorted((one, other) => other.current.openCard - one.current.openCard)
    .slice(0, CHART_PRODUCTS);
  const queries = main.flatMap(({ product }) => {
    const [query] = queryMeter.of(product, period, countedTo);
    return query === undefined ? [] : { sku: product.sku, text: query.text };
  });
  return listDays(period)
    .slice(-CHART_DAYS)
    .map((day) => ({
      day,
      places: queries.flatMap(({ sku, text }) => queryMeter.position(text, sku, day, countedTo) ?? []),
    }));
}

function countVisits({ traffic, now }: WbCall, found: readonly FoundProduct[], day: number): number {
  const span = spanOf({ from: day, to: day }, hourOf(now));
  return found.reduce(
    (sum, { product }) => sum + traffic.organic({ marketplace: 'wb', sku: product.sku, ...span }).clicks,
    0,
  );
}

function describeCommon(call: WbCall) {
  const own = listOwnProducts(call);
  const ratings = own.map(({ sku }) => call.market.products.state(sku, call.now, 'wb').rating);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return {
    supplierRating: { current: Math.round((sum / Math.max(1, own.length)) * 10) / 10 },
    advertisedProducts: { current: listAdvertised(call).size },
    totalProducts: own.length,
  };
}

function describePositions(found: readonly FoundProduct[], days: readonly ChartDay[]) {
  const positions = found.map(({ current }) => current.avgPosition);
  const past = listPast(found)?.map(({ avgPosition }) => avgPosition);
  return {
    average: compare(average(positions), past && average(past)),
    median: compare(median(positions), past && median(past)),
    chartItems: days
      .filter(({ places }) => places.length > 0)
      .map(({ day, places }) => ({ dt: formatDay(day), average: average(places), median: median(places) })),
    clusters: {
      firstHundred: describeCluster(found, 'firstHundred'),
      secondHundred: describeCluster(found, 'secondHundred'),
      below: describeCluster(found, 'below'),
    },
  };
}

function describeVisibility(call: WbCall, found: readonly FoundProduct[], days: readonly ChartDay[]) {
  const past = listPast(found);
  return {
    visibility: compare(
      average(found.map(({ current }) => current.visibility)),
      past && average(past.map(({ visibility }) => visibility)),
    ),
    openCard: compare(
      found.reduce((sum, { current }) => sum + current.openCard, 0),
      past?.reduce((sum, { openCard }) => sum + openCard, 0),
    ),
    byDay: days.map(({ day, places }) => ({
      dt: formatDay(day),
      // What stands nowhere nobody sees.
      visibility: places.length === 0 ? 0 : visibilityOf(average(places)),
      open: countVisits(call, found, day),
    })),
  };
}

/** POST /api/v2/search-report/report: the totals of the first page of the seller's search report. */
export const getSearchReport: WbOperation = async (call, { body }) => {
  const ask = Ask.parse(body);
  const { field, mode } = ask.orderBy;
  const periods = readPeriods(ask, call.now);
  const found = await listFoundProducts(call, ask, periods);
  const days = listChartDays(call, found, periods.current);
  const inCluster = found.filter(({ current }) => isInCluster(current, ask.positionCluster));
  // A group has no price of its own to be ordered by.
  const groups = groupFound(inCluster, {
    field: field === 'minPrice' || field === 'maxPrice' ? 'orders' : field,
    mode,
  });
  return {
    data: {
      commonInfo: describeCommon(call),
      positionInfo: describePositions(found, days),
      visibilityInfo: describeVisibility(call, found, days),
      groups: groups.slice(ask.offset, ask.offset + ask.limit).map((group) => describeGroup(call, group)),
      currency: 'RUB',
    },
  };
};
