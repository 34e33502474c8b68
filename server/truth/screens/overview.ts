import { DAY_MS, WEEK_MS } from '@vitrina/contract/durations.ts';
import { getProductStandings } from '@vitrina/contract/positions/matrix.ts';
import { listProducts } from '@vitrina/contract/products.ts';
import { getOverview } from '@vitrina/contract/statistics.ts';
import { lastPlaces, placesOf } from '../best-places.ts';
import { type Comparison, put, type Sheet } from '../cell.ts';
import type { Seller } from '../open-seller.ts';
import { ownOf } from '../own.ts';
import { moscowDayOf, over, sumOf, windowOf } from '../raw/days.ts';
import { readProducts } from '../raw/ozon.ts';

const TOPS = [10, 50, 100];
const PAGE = 100;
const QUARTER_MS = DAY_MS / 4;

async function trueTops(seller: Seller, moment: Date): Promise<(number | null)[]> {
  const places = [...(await lastPlaces(seller, moment)).values()];
  const shelves = [...Map.groupBy(places, ({ city, query }) => `${city} ${query}`).values()];
  const best = shelves.map((own) => Math.min(...own.map(({ place }) => place ?? Number.POSITIVE_INFINITY)));
  return TOPS.map((top) => (places.length === 0 ? null : best.filter((place) => place <= top).length));
}

/** The last moment of the quarter of a Moscow day that is under way: as far as a day of the tops goes. */
function endOfQuarter(moment: Date): Date {
  const start = Date.parse(`${moscowDayOf(moment)}T00:00:00+03:00`);
  const quarters = Math.floor((moment.getTime() - start) / QUARTER_MS) + 1;
  return new Date(start + quarters * QUARTER_MS - 1);
}

/** What buyers who searched saw and bought in the week up to the newest day. */
async function trueSearch(seller: Seller) {
  const { last, lines } = await ownOf(seller);
  const week = new Set(windowOf(last, 7));
  const within = lines.filter(({ day }) => week.has(day));
  const sum = (read: (line: (typeof lines)[number]) => number) => sumOf(within.map(read));
  return {
    visibility: over(
      sum(({ viewed }) => viewed),
      sum(({ searched }) => searched),
    ),
    orders: sum(({ orders }) => orders),
  };
}

/** What a query brought on the newest day: its searchers are the same people for every product. */
async function trueQueries(seller: Seller) {
  const { last, lines } = await ownOf(seller);
  const ofDay = Map.groupBy(
    lines.filter(({ day }) => day === last),
    ({ query }) => query,
  );
  return new Map(
    [...ofDay].map(([query, own]) => [
      query,
      {
        searchUsers: Math.max(...own.map(({ searched }) => searched)),
        position: Math.min(...own.map(({ position }) => position)),
        day: last,
      },
    ]),
  );
}

export async function compareOverview(seller: Seller): Promise<Comparison> {
  const answer = await seller.ask(getOverview, { cabinetId: seller.cabinetId });
  const [shown, truth]: [Sheet, Sheet] = [new Map(), new Map()];
  const { productsCount, trackedProducts, trackedQueries } = answer;
  put(shown, 'counts', { productsCount, trackedProducts, trackedQueries });
  put(truth, 'counts', {
    productsCount: seller.skus.length,
    trackedProducts: new Set(seller.tracked.map(({ sku }) => sku)).size,
    trackedQueries: new Set(seller.tracked.map(({ city, query }) => `${city} ${query}`)).size,
  });
  const end = endOfQuarter(seller.now);
  const [now, weekAgo] = [
    await trueTops(seller, end),
    await trueTops(seller, new Date(end.getTime() - WEEK_MS)),
  ];
  for (const [place, top] of answer.tops.entries()) {
    put(shown, `top ${top.top}`, { now: top.now, weekAgo: top.weekAgo });
    put(truth, `top ${top.top}`, { now: now[place], weekAgo: weekAgo[place] });
  }
  const { visibility, orders } = answer.searchFigures;
  put(shown, 'search of a week', { visibility: visibility.week, orders: orders.week });
  put(truth, 'search of a week', await trueSearch(seller));
  const places = await placesOf(seller);
  for (const { productId, averages } of answer.averageData)
    for (const { date, averageValue } of averages) {
      const found = places.flatMap(({ sku, at, place }) =>
        sku === productId && moscowDayOf(at) === date && place !== null ? [place] : [],
      );
      put(shown, `average of ${productId}`, { [date]: averageValue });
      put(truth, `average of ${productId}`, { [date]: over(sumOf(found), found.length) });
    }
  const queries = await trueQueries(seller);
  for (const { query, ...row } of answer.ownQueries) {
    put(shown, `own query "${query}"`, row);
    put(truth, `own query "${query}"`, queries.get(query) ?? {});
  }
  return { screen: 'statistics', from: 'the shelves of the looks, own queries', shown, truth };
}

export async function compareProducts(seller: Seller): Promise<Comparison> {
  const { cabinetId } = seller;
  const skus = [...new Set([...seller.tracked.map(({ sku }) => sku), ...seller.skus])].slice(0, PAGE);
  const [shown, truth]: [Sheet, Sheet] = [new Map(), new Map()];
  for (const sku of skus) {
    const { products } = await seller.ask(listProducts, {
      cabinetId,
      search: String(sku),
      page: 1,
      pageSize: 10,
    });
    for (const product of products.filter((one) => one.sku === sku)) {
      const { name, offerId, priceKopecks, stock } = product;
      put(shown, `product ${sku}`, { name, offerId, priceKopecks, stock });
    }
  }
  for (const { sku, name, offerId, kopecks, stocks } of await readProducts(seller.ozon, skus))
    put(truth, `product ${sku}`, {
      name,
      offerId,
      priceKopecks: kopecks,
      stock: sumOf(stocks.map(({ present }) => present)),
    });
  const { standings } = await seller.ask(getProductStandings, { cabinetId, skus });
  for (const { sku, queriesCount, best } of standings)
    put(shown, `standing of ${sku}`, { queriesCount, best: typeof best === 'string' ? null : best });
  const places = [...(await lastPlaces(seller, seller.now)).values()];
  for (const [sku, own] of Map.groupBy(places, (look) => look.sku)) {
    const found = own.flatMap(({ place }) => (place === null ? [] : [place]));
    const queriesCount = new Set(own.map(({ query }) => query)).size;
    put(truth, `standing of ${sku}`, { queriesCount, best: found.length === 0 ? null : Math.min(...found) });
  }
  return {
    screen: 'product tables',
    from: "the marketplace's products, the shelves of the looks",
    shown,
    truth,
  };
}
