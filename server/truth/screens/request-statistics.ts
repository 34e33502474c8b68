import { getRequestStatistics, type RequestFigures } from '@vitrina/contract/request-statistics.ts';
import { type Comparison, put, type Sheet } from '../cell.ts';
import type { Seller } from '../open-seller.ts';
import { type Own, ownOf } from '../own.ts';
import { over, sumOf, windowOf } from '../raw/days.ts';

const PRODUCTS = 20;
const STEPS = [4, 10, 20, 40, 100, Number.POSITIVE_INFINITY];

type Numbers = Record<string, number | null>;

/** Everything that was told within the period. */
function narrow({ lines, analytics, advertising }: Own, days: readonly string[]) {
  const within = new Set(days);
  const inTime = <Line extends { day: string }>(some: readonly Line[]) =>
    some.filter(({ day }) => within.has(day));
  return {
    lines: inTime(lines),
    analytics: inTime(analytics),
    phrases: inTime(advertising.phrases),
    ads: inTime(advertising.products),
  };
}
type Known = ReturnType<typeof narrow>;

function placeOf(lines: Known['lines']): number | null {
  const placed = lines.filter(({ position, searched }) => position > 0 && searched > 0);
  return over(
    sumOf(placed.map(({ position, searched }) => position * searched)),
    sumOf(placed.map(({ searched }) => searched)),
  );
}

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return ((low ?? 0) + (high ?? 0)) / 2;
}

const openings = (analytics: Known['analytics']) =>
  over(sumOf(analytics.map(({ openers }) => openers)), sumOf(analytics.map(({ viewers }) => viewers)));

/** What cards of the cabinet get at a place: the median of five products and more. */
function expectAt(known: Known): (place: number | null) => number | null {
  const steps = STEPS.map((): number[] => []);
  for (const [sku, own] of Map.groupBy(known.analytics, ({ sku }) => sku)) {
    const place = placeOf(known.lines.filter((line) => line.sku === sku));
    const opened = openings(own);
    if (place === null || opened === null || sumOf(own.map(({ viewers }) => viewers)) < 50) continue;
    steps[STEPS.findIndex((end) => Math.round(place) <= end)]?.push(opened);
  }
  return (place) => {
    const step = place === null ? [] : (steps[STEPS.findIndex((end) => Math.round(place) <= end)] ?? []);
    return step.length < 5 ? null : middleOf(step);
  };
}

function adsOf(lines: readonly { views: number; clicks: number; kopecks: number }[]) {
  const [views, clicks] = [sumOf(lines.map((one) => one.views)), sumOf(lines.map((one) => one.clicks))];
  return {
    views,
    clicks,
    kopecks: sumOf(lines.map((one) => one.kopecks)),
    ctr: clicks === 0 ? null : over(clicks, views),
  };
}

function trueRow(
  known: Known,
  sku: number,
  query: string,
  expect: (place: number | null) => number | null,
): Numbers {
  const lines = known.lines.filter((line) => line.sku === sku && line.query === query);
  const ads = adsOf(known.phrases.filter((line) => line.sku === sku && line.phrase === query));
  const isKnown = lines.length > 0;
  const sum = (name: 'searched' | 'viewed' | 'orders' | 'kopecks') =>
    isKnown ? sumOf(lines.map((line) => line[name])) : null;
  const place = placeOf(lines);
  const [expected, own] = [expect(place), openings(known.analytics.filter((line) => line.sku === sku))];
  const [searched, viewed, orders, kopecks] = [sum('searched'), sum('viewed'), sum('orders'), sum('kopecks')];
  return {
    uniqueSearchUsers: searched,
    uniqueViewUsers: viewed,
    position: place,
    visibility: over(viewed, searched),
    orders,
    viewConversion: over(orders, viewed),
    gmvKopecks: kopecks,
    adsViews: ads.views,
    uniqueAdsClickUsers: ads.clicks,
    adsCtr: ads.ctr,
    adsSpendKopecks: ads.kopecks,
    ddrByAllOrders: over(ads.kopecks, kopecks),
    expectedCtr: expected,
    ownCtr: own,
    lostClicks:
      viewed === null || expected === null || own === null ? null : viewed * Math.max(0, expected - own),
    days: new Set(lines.map(({ day }) => day)).size,
  };
}

function trueProducts(known: Known, skus: readonly number[]): Numbers {
  const isOurs = ({ sku }: { sku: number }) => skus.includes(sku);
  const analytics = known.analytics.filter(isOurs);
  const sum = (name: 'views' | 'viewers' | 'openers' | 'units' | 'kopecks') =>
    sumOf(analytics.map((line) => line[name]));
  const spent = sumOf(known.ads.filter(isOurs).map(({ kopecks }) => kopecks));
  const opened = sum('openers');
  const lines = known.lines.filter(isOurs);
  const ofQueries = (name: 'searched' | 'viewed' | 'orders' | 'kopecks') =>
    lines.length === 0 ? null : sumOf(lines.map((line) => line[name]));
  const phrases = adsOf(known.phrases.filter(isOurs));
  return {
    productViews: sum('views'),
    listUsers: sum('viewers'),
    uniqueClickUsers: opened,
    queryCtr: opened === 0 ? null : over(opened, sum('viewers')),
    units: sum('units'),
    revenueKopecks: sum('kopecks'),
    allAdsSpendKopecks: spent,
    ddrByAllOrders: over(spent, sum('kopecks')),
    uniqueSearchUsers: ofQueries('searched'),
    uniqueViewUsers: ofQueries('viewed'),
    orders: ofQueries('orders'),
    gmvKopecks: ofQueries('kopecks'),
    position: placeOf(lines),
    adsViews: phrases.views,
    uniqueAdsClickUsers: phrases.clicks,
    adsCtr: phrases.ctr,
    adsSpendKopecks: phrases.kopecks,
  };
}

export async function compareRequestStatistics(seller: Seller): Promise<Comparison[]> {
  const own = await ownOf(seller);
  const days = windowOf(own.last, 7);
  const skus = seller.skus.slice(0, PRODUCTS);
  const input = { cabinetId: seller.cabinetId, skus, from: days[0] ?? '', to: own.last };
  const answer = await seller.ask(getRequestStatistics, input);
  const [shown, truth]: [Sheet, Sheet] = [new Map(), new Map()];
  for (const { sku, query, ...row } of answer.rows) put(shown, `${sku} by "${query}"`, row);
  const known = narrow(own, days);
  const expect = expectAt(known);
  const isOurs = ({ sku }: { sku: number }) => skus.some((one) => one === sku);
  const pairs = new Set([
    ...known.lines.filter(isOurs).map(({ sku, query }) => `${sku} ${query}`),
    ...known.phrases.filter(isOurs).map(({ sku, phrase }) => `${sku} ${phrase}`),
  ]);
  for (const pair of pairs) {
    const [sku, query] = [Number(pair.split(' ')[0]), pair.slice(pair.indexOf(' ') + 1)];
    put(truth, `${sku} by "${query}"`, trueRow(known, sku, query, expect));
  }
  const pick = (figures: RequestFigures, names: Numbers): Numbers =>
    Object.fromEntries(Object.entries(figures).filter(([name]) => name in names));
  for (const product of answer.products) {
    const numbers = trueProducts(known, [product.sku]);
    put(truth, `product ${product.sku}`, numbers);
    const { sku: _, offerId: _offer, name: _name, imageUrl: _image, ...figures } = product;
    put(shown, `product ${product.sku}`, pick(figures, numbers));
  }
  const together = trueProducts(known, skus);
  put(truth, 'together', together);
  put(shown, 'together', pick(answer.totals, together));
  const from = `the marketplace's queries, analytics and reports, ${input.from}…${input.to}`;
  return [{ screen: 'request statistics', from, shown, truth }];
}
