import { getMyRequests, listMyRequestProducts } from '@vitrina/contract/my-requests.ts';
import { followedBy, lastPlaces } from '../best-places.ts';
import { type Comparison, put, type Sheet } from '../cell.ts';
import { inCountry, marketOf } from '../market.ts';
import { MOSCOW, type Seller } from '../open-seller.ts';
import { ownOf } from '../own.ts';
import { over, sumOf, windowOf } from '../raw/days.ts';
import type { OwnLine } from '../raw/ozon.ts';
import { sumIn } from '../raw/window.ts';

const OPENED = 6;

const placeOf = (lines: readonly OwnLine[]) =>
  over(sumOf(lines.map((one) => one.position * one.searched)), sumOf(lines.map((one) => one.searched)));

type Weeks = { now: OwnLine[]; before: OwnLine[]; back: OwnLine[] };

function cut(lines: readonly OwnLine[], last: string): Weeks {
  const [fortnight, week] = [windowOf(last, 14)[0] ?? '', windowOf(last, 7)[0] ?? ''];
  return {
    now: lines.filter(({ day }) => day >= week),
    before: lines.filter(({ day }) => day < week && day >= fortnight),
    back: lines.filter(({ day }) => day < week),
  };
}

const queriesOf = (lines: readonly OwnLine[]) => new Set(lines.map(({ query }) => query));

function trueProduct({ now, before, back }: Weeks, viewedOfAll: number) {
  const places = [...Map.groupBy(now, ({ query }) => query).values()].map(placeOf);
  const known = places.filter((place) => place !== null);
  const top = (end: number) => (known.length === 0 ? null : known.filter((place) => place <= end).length);
  const viewed = (lines: OwnLine[]) => (lines.length === 0 ? null : sumOf(lines.map((one) => one.viewed)));
  const growth = over(viewed(now), viewed(before));
  return {
    queriesFound: queriesOf(now).size,
    queriesBefore: queriesOf(before).size,
    top10: top(10),
    top50: top(50),
    top100: top(100),
    viewUsers: viewed(now),
    trafficShare: over(viewed(now), viewedOfAll),
    viewsChange: growth === null ? null : growth - 1,
    orders: now.length === 0 ? null : sumOf(now.map((one) => one.orders)),
    lostCount: [...queriesOf(back)].filter((query) => !queriesOf(now).has(query)).length,
  };
}

export async function compareMyRequests(seller: Seller): Promise<Comparison[]> {
  const { last, lines } = await ownOf(seller);
  const market = await marketOf(seller, 'ozon');
  const places = await lastPlaces(seller, seller.now);
  const { cabinetId } = seller;
  const { products } = await seller.ask(listMyRequestProducts, { cabinetId });
  const [shown, truth]: [Sheet, Sheet] = [new Map(), new Map()];
  const viewedOfAll = sumOf(cut(lines, last).now.map((line) => line.viewed));
  const bySku = Map.groupBy(lines, ({ sku }) => sku);
  for (const { sku, offerId: _, name: _name, imageUrl: _image, tagIds: _tags, ...counts } of products) {
    put(shown, `product ${sku}`, counts);
    put(truth, `product ${sku}`, trueProduct(cut(bySku.get(sku) ?? [], last), viewedOfAll));
  }
  const followed = [...new Set(seller.tracked.map(({ sku }) => sku))];
  for (const sku of [...followed, ...seller.skus].slice(0, OPENED)) {
    const { requests } = await seller.ask(getMyRequests, { cabinetId, sku });
    const { now, before, back } = cut(bySku.get(sku) ?? [], last);
    for (const { query, position, lost, ...row } of requests) {
      const place = position.now;
      put(shown, `${sku} by "${query}"`, {
        frequency: row.frequency,
        kind: position.kind,
        place: typeof place === 'string' ? null : place,
        placeBefore: position.kind === 'average' ? position.before : undefined,
        searchUsers: row.searchUsers,
        viewUsers: row.viewUsers,
        visibility: row.visibility,
        orders: row.orders,
        gmvKopecks: row.gmvKopecks,
        isFound: row.isFound,
        isNew: row.isNew,
        isLost: lost !== null,
      });
    }
    const own = (some: OwnLine[], query: string) => some.filter((line) => line.query === query);
    const tracked = [...places.values()].filter((look) => look.sku === sku && look.city === MOSCOW);
    for (const query of new Set([...now, ...back, ...tracked].map((one) => one.query))) {
      const [week, then] = [own(now, query), own(back, query)];
      const look = places.get(followedBy({ sku, query, city: MOSCOW, at: seller.now }));
      const sum = (name: 'searched' | 'viewed' | 'orders' | 'kopecks') =>
        week.length === 0 ? null : sumOf(week.map((line) => line[name]));
      const frequency = sumIn(inCountry(market, query), 'count', windowOf(market.last, 7));
      put(truth, `${sku} by "${query}"`, {
        frequency: frequency === 0 ? null : frequency,
        kind: look ? 'tracked' : 'average',
        place: look ? look.place : placeOf(week),
        placeBefore: look ? undefined : placeOf(own(before, query)),
        searchUsers: sum('searched'),
        viewUsers: sum('viewed'),
        visibility: over(sum('viewed'), sum('searched')),
        orders: sum('orders'),
        gmvKopecks: sum('kopecks'),
        isFound: week.length > 0,
        isNew: week.length > 0 && then.length === 0,
        isLost: week.length === 0 && then.length > 0,
      });
    }
  }
  const from = `the marketplace's own queries of 28 days up to ${last}, the shelves of the looks`;
  return [{ screen: 'my requests', from, shown, truth }];
}
