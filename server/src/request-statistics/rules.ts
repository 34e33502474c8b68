import {
  REQUEST_STATISTICS_BOUNDS,
  type RequestFigures,
  type RequestRow,
} from '@vitrina/contract/request-statistics.ts';
import { divide } from '../queries/metrics.ts';

/** null as soon as one of them is not known: a part must not stand for the whole. */
export function sumKnown(values: readonly (number | null)[]): number | null {
  let sum: number | null = values.length === 0 ? null : 0;
  for (const value of values) sum = sum === null || value === null ? null : sum + value;
  return sum;
}

export type QuerySums = {
  sku: number;
  query: string;
  days: number;
  searchUsers: number | null;
  viewUsers: number | null;
  position: number | null;
  orders: number | null;
  gmvKopecks: number | null;
};
export type PhraseSums = {
  sku: number;
  query: string;
  views: number;
  clicks: number;
  spentKopecks: number | null;
};
export type ProductSums = {
  sku: number;
  views: number;
  listUsers: number;
  cardUsers: number;
  units: number;
  revenueKopecks: number;
};
export type CurveStep = { fromPlace: number; toPlace: number | null; ctr: number; products: number };

/** What was measured; shares of two sources need the same days of both. */
export type Measured = {
  analytics: boolean;
  ads: boolean;
  phrases: boolean;
  phrasesMatchQueries: boolean;
  adsMatchAnalytics: boolean;
};

export function expectedCtr(curve: readonly CurveStep[], position: number | null): number | null {
  if (position === null) return null;
  const place = Math.max(1, Math.round(position));
  return (
    curve.find(({ fromPlace, toPlace }) => place >= fromPlace && place <= (toPlace ?? place))?.ctr ?? null
  );
}

export function lostClicks(
  viewUsers: number | null,
  expected: number | null,
  own: number | null,
): number | null {
  if (viewUsers === null || expected === null || own === null) return null;
  return viewUsers * Math.max(0, expected - own);
}

const rowKey = (sku: number, query: string) => `${sku}|${query}`;

type Parts = {
  queries: readonly QuerySums[];
  phrases: readonly PhraseSums[];
  products: ReadonlyMap<number, ProductSums>;
  curve: readonly CurveStep[];
  measured: Measured;
};

/** One line a product and query that either source knows. */
export function joinRows({ queries, phrases, products, curve, measured }: Parts): RequestRow[] {
  const ads = new Map(phrases.map((one) => [rowKey(one.sku, one.query), one]));
  const known = new Set(queries.map((one) => rowKey(one.sku, one.query)));
  const adsAlone = phrases.filter((one) => !known.has(rowKey(one.sku, one.query)));
  const nothing = {
    days: 0,
    searchUsers: null,
    viewUsers: null,
    position: null,
    orders: null,
    gmvKopecks: null,
  };
  return [...queries, ...adsAlone.map(({ sku, query }) => ({ sku, query, ...nothing }))].map((one) => {
    // Where advertising was measured, a query without a line had neither views nor costs.
    const ad = ads.get(rowKey(one.sku, one.query)) ?? { views: 0, clicks: 0, spentKopecks: 0 };
    const adsSpendKopecks = measured.phrases ? ad.spentKopecks : null;
    const product = products.get(one.sku);
    const ownCtr = product === undefined ? null : divide(product.cardUsers, product.listUsers);
    const expected = expectedCtr(curve, one.position);
    return {
      sku: one.sku as RequestRow['sku'],
      query: one.query,
      days: one.days,
      uniqueSearchUsers: one.searchUsers,
      uniqueViewUsers: one.viewUsers,
      position: one.position,
      visibility: divide(one.viewUsers, one.searchUsers),
      orders: one.orders,
      viewConversion: divide(one.orders, one.viewUsers),
      gmvKopecks: one.gmvKopecks,
      adsViews: measured.phrases ? ad.views : null,
      uniqueAdsClickUsers: measured.phrases ? ad.clicks : null,
      adsCtr: measured.phrases && ad.clicks > 0 ? divide(ad.clicks, ad.views) : null,
      adsSpendKopecks,
      ddrByAllOrders: measured.phrasesMatchQueries ? divide(adsSpendKopecks, one.gmvKopecks) : null,
      expectedCtr: expected,
      ownCtr,
      lostClicks: lostClicks(one.viewUsers, expected, ownCtr),
    };
  });
}

/** Averages of days and products, weighed by searchers. */
function averagePosition(rows: readonly RequestRow[]): number | null {
  let [sum, weight] = [0, 0];
  for (const { position, uniqueSearchUsers: users } of rows) {
    if (position === null || users === null) continue;
    sum += position * users;
    weight += users;
  }
  return weight === 0 ? null : sum / weight;
}

/** Lost clicks of the rows that can be compared; null when none can. */
function sumLost(rows: readonly RequestRow[]): number | null {
  const known = rows.flatMap((row) => (row.lostClicks === null ? [] : [row.lostClicks]));
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0);
}

type Whole = {
  rows: readonly RequestRow[];
  products: readonly ProductSums[];
  /** Of all campaigns of the products. */
  adsSpendKopecks: number | null;
  measured: Measured;
};

/** The figures of some products together: the sums of their queries, and what is told of products alone. */
export function summarise({ rows, products, adsSpendKopecks, measured }: Whole): RequestFigures {
  const reported = rows.filter(({ days }) => days > 0);
  const sum = (name: 'uniqueSearchUsers' | 'uniqueViewUsers' | 'orders' | 'gmvKopecks') =>
    sumKnown(reported.map((row) => row[name]));
  const sumAds = (name: 'adsViews' | 'uniqueAdsClickUsers' | 'adsSpendKopecks') =>
    measured.phrases ? sumKnown([0, ...rows.map((row) => row[name])]) : null;
  const sumOf = (name: Exclude<keyof ProductSums, 'sku'>) =>
    measured.analytics ? products.reduce((total, product) => total + product[name], 0) : null;
  const [searchUsers, viewUsers, orders] = [sum('uniqueSearchUsers'), sum('uniqueViewUsers'), sum('orders')];
  const [listUsers, cardUsers, revenue] = [sumOf('listUsers'), sumOf('cardUsers'), sumOf('revenueKopecks')];
  const [adsViews, adsClicks] = [sumAds('adsViews'), sumAds('uniqueAdsClickUsers')];
  const allSpend = measured.ads ? adsSpendKopecks : null;
  return {
    uniqueSearchUsers: searchUsers,
    uniqueViewUsers: viewUsers,
    position: averagePosition(reported),
    visibility: divide(viewUsers, searchUsers),
    orders,
    viewConversion: divide(orders, viewUsers),
    gmvKopecks: sum('gmvKopecks'),
    adsViews,
    uniqueAdsClickUsers: adsClicks,
    adsCtr: adsClicks === 0 ? null : divide(adsClicks, adsViews),
    adsSpendKopecks: sumAds('adsSpendKopecks'),
    ddrByAllOrders: measured.adsMatchAnalytics ? divide(allSpend, revenue) : null,
    productViews: sumOf('views'),
    listUsers,
    uniqueClickUsers: cardUsers,
    queryCtr: cardUsers === 0 ? null : divide(cardUsers, listUsers),
    units: sumOf('units'),
    revenueKopecks: revenue,
    allAdsSpendKopecks: allSpend,
    lostClicks: sumLost(rows),
  };
}

/** What costs most comes first: lost clicks, then money for advertising, then demand. */
export function rankRows(rows: readonly RequestRow[]): RequestRow[] {
  const by = (row: RequestRow) => [
    row.lostClicks ?? -1,
    row.adsSpendKopecks ?? -1,
    row.uniqueSearchUsers ?? -1,
  ];
  return rows
    .map((row) => ({ row, keys: by(row) }))
    .toSorted((one, other) => {
      const place = one.keys.findIndex((key, index) => key !== other.keys[index]);
      return place === -1
        ? one.row.query.localeCompare(other.row.query)
        : (other.keys[place] ?? 0) - (one.keys[place] ?? 0);
    })
    .slice(0, REQUEST_STATISTICS_BOUNDS.rows)
    .map(({ row }) => row);
}

/** Which source a figure is from; a share of two needs both. */
const SOURCES_OF = {
  uniqueSearchUsers: ['queries'],
  uniqueViewUsers: ['queries'],
  position: ['queries'],
  visibility: ['queries'],
  orders: ['queries'],
  viewConversion: ['queries'],
  gmvKopecks: ['queries'],
  adsViews: ['phrases'],
  uniqueAdsClickUsers: ['phrases'],
  adsCtr: ['phrases'],
  adsSpendKopecks: ['phrases'],
  ddrByAllOrders: ['ads', 'analytics'],
  productViews: ['analytics'],
  listUsers: ['analytics'],
  uniqueClickUsers: ['analytics'],
  queryCtr: ['analytics'],
  units: ['analytics'],
  revenueKopecks: ['analytics'],
  allAdsSpendKopecks: ['ads'],
  lostClicks: ['queries', 'analytics'],
} as const satisfies Record<keyof RequestFigures, readonly Source[]>;
type Source = 'queries' | 'analytics' | 'ads' | 'phrases';

/** A figure of another span, unless one of its sources was measured on another number of days. */
export function comparable(
  figures: RequestFigures,
  isSame: Readonly<Record<Source, boolean>>,
): RequestFigures {
  const kept = { ...figures };
  for (const name of Object.keys(SOURCES_OF) as (keyof RequestFigures)[]) {
    if (!SOURCES_OF[name].every((source) => isSame[source])) kept[name] = null;
  }
  return kept;
}
