import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DayText } from '../../clock/moscow-day.ts';
import { createMarket } from '../../market/create-market.ts';
import { openSandbox, refillLimits, setClock } from '../../test/small-sandbox.ts';
import { askWb, listWbCards } from '../../test/wb.ts';

type Metric = { current: number; dynamics?: number };
type Text = Record<
  'frequency' | 'avgPosition' | 'openCard' | 'addToCart' | 'orders' | 'visibility',
  Metric
> & {
  text: string;
  nmId: number;
  weekFrequency: number;
};
type Product = { nmId: number; avgPosition: Metric; openCard: Metric };
type Orders = {
  total: { dt: string; avgPosition: number; orders: number }[];
  items: {
    text: string;
    frequency: number;
    dateItems: { dt: string; avgPosition: number; orders: number }[];
  }[];
};

const ROOT = 'seller-analytics-api/api/v2/search-report';
const period = { start: '2026-11-14', end: '2026-11-20' };
const orderBy = { field: 'openCard', mode: 'desc' };

let app: FastifyInstance;
let nmIds: number[];
beforeAll(async () => {
  app = openSandbox();
  nmIds = (await listWbCards(app)).cards.map(({ nmID }) => nmID);
});
afterAll(() => app.close());
beforeEach(() => refillLimits(app));

async function listTexts(more: object = {}): Promise<Text[]> {
  const body = {
    currentPeriod: period,
    nmIds: nmIds.slice(0, 50),
    topOrderBy: 'openCard',
    orderBy,
    limit: 30,
  };
  const answer = await askWb(app, `${ROOT}/product/search-texts`, { ...body, ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: { items: Text[] } }>().data.items;
}

async function listOrders(nmId: number, searchTexts: string[], ask = period): Promise<Orders> {
  await refillLimits(app);
  const answer = await askWb(app, `${ROOT}/product/orders`, { period: ask, nmId, searchTexts });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: Orders }>().data;
}

describe('queries of products', () => {
  test('are typed as often as the market says', async () => {
    const market = createMarket({ seed: 7, queryCount: 2000, productCount: 2000 });
    const texts = await listTexts();
    expect(texts.length).toBeGreaterThan(20);
    const { start, end } = { start: DayText.parse(period.start), end: DayText.parse(period.end) };
    for (const { text, frequency, weekFrequency } of texts.slice(0, 10)) {
      let typed = 0;
      for (let day = start; day <= end; day += 1) {
        typed += market.day('wb', market.queries.find(text) ?? -1, day, 0)?.count ?? 0;
      }
      expect([frequency.current, weekFrequency]).toEqual([typed, typed]);
    }
  });

  test('visits, carts and orders fall into one another', async () => {
    for (const { openCard, addToCart, orders, avgPosition, visibility } of await listTexts()) {
      expect(addToCart.current).toBeLessThanOrEqual(openCard.current);
      expect(orders.current).toBeLessThanOrEqual(addToCart.current);
      expect(avgPosition.current).toBeGreaterThanOrEqual(1);
      expect(visibility.current).toBeLessThanOrEqual(100);
    }
  });

  test('the top is chosen before it is ordered, and a past period is compared', async () => {
    const top = await listTexts({ nmIds: nmIds.slice(0, 1), limit: 3 });
    const byPlace = await listTexts({
      nmIds: nmIds.slice(0, 1),
      limit: 3,
      orderBy: { field: 'avgPosition', mode: 'asc' },
      pastPeriod: { start: '2026-11-07', end: '2026-11-13' },
    });
    expect(byPlace.map(({ text }) => text).toSorted()).toEqual(top.map(({ text }) => text).toSorted());
    const places = byPlace.map(({ avgPosition }) => avgPosition.current);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(top[0]?.frequency).not.toHaveProperty('dynamics');
    expect(byPlace.some(({ frequency }) => frequency.dynamics !== undefined)).toBe(true);
  });

  test('a tariff limits how many are returned', async () => {
    const ask = { currentPeriod: period, nmIds: [], topOrderBy: 'orders', orderBy, limit: 31 };
    const basic = await askWb(app, `${ROOT}/product/search-texts`, ask, { profile: 'basic' });
    expect([basic.statusCode, basic.body]).toEqual([400, expect.stringContaining('at most 30')]);
    expect(await listTexts({ limit: 100, nmIds: [] })).toEqual([]);
  });
});

describe('a query day by day', () => {
  test('places and orders of the days agree with those of the period', async () => {
    const [top] = await listTexts();
    const { items, total } = await listOrders(top?.nmId ?? 0, [top?.text ?? '']);
    const [item] = items;
    expect(item?.frequency).toBe(top?.frequency.current);
    expect(item?.dateItems.map(({ dt }) => dt)).toEqual(total.map(({ dt }) => dt));
    expect(total).toHaveLength(7);
    const places = item?.dateItems.map(({ avgPosition }) => avgPosition) ?? [];
    const sampled = ((places[0] ?? 0) + (places[6] ?? 0)) / 2;
    expect(Math.abs(sampled - (top?.avgPosition.current ?? 0))).toBeLessThanOrEqual(0.5);
  });

  test('the place is that of the shelf of the marketplace', async () => {
    const [top] = await listTexts({ nmIds: nmIds.slice(0, 1) });
    const day = { start: '2026-11-20', end: '2026-11-20' };
    const { items } = await listOrders(top?.nmId ?? 0, [top?.text ?? ''], day);
    const market = createMarket({ seed: 7, queryCount: 2000, productCount: 2000 });
    const shelf = market.search(top?.text ?? '', 0, new Date('2026-11-20T09:00:00Z'), 'wb');
    const own = shelf.findIndex(({ sku }) => (sku ^ 94_742_949) === top?.nmId) + 1;
    expect(items[0]?.dateItems[0]?.avgPosition).toBe(own);
  });

  test('a query nobody types has no frequency, and one that does not show the product a place of 0', async () => {
    const { items } = await listOrders(nmIds[0] ?? 0, ['абвгд ежз']);
    expect(items[0]).toMatchObject({ frequency: 0 });
    expect(items[0]?.dateItems.every(({ avgPosition }) => avgPosition === 0)).toBe(true);
  });

  test.each([
    [{ start: '2026-11-13', end: '2026-11-20' }, ['а'], 'at most 7 days'],
    [period, Array.from({ length: 101 }, (_, number) => `а ${number}`), 'at most 100'],
  ])('%j is refused', async (ask, searchTexts, words) => {
    const answer = await askWb(app, `${ROOT}/product/orders`, { period: ask, nmId: nmIds[0], searchTexts });
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(words)]);
  });
});

describe('tables', () => {
  const table = { currentPeriod: period, positionCluster: 'all', limit: 1000, offset: 0, orderBy };
  const ask = async (name: string, more: object = {}) => {
    await refillLimits(app);
    return askWb(app, `${ROOT}/${name}`, { ...table, ...more });
  };
  const listProducts = async (more: object = {}) =>
    (await ask('table/details', more)).json<{ data: { products: Product[] } }>().data.products;

  test('pages of products make up the whole, in the order asked for', async () => {
    const all = await listProducts();
    const paged = [
      ...(await listProducts({ limit: 5 })),
      ...(await listProducts({ limit: 1000, offset: 5 })),
    ];
    expect(paged.map(({ nmId }) => nmId)).toEqual(all.map(({ nmId }) => nmId));
    const visits = all.map(({ openCard }) => openCard.current);
    expect(visits).toEqual(visits.toSorted((one, other) => other - one));
  });

  test('the hundreds divide the products', async () => {
    const all = await listProducts();
    const counts = [];
    for (const positionCluster of ['firstHundred', 'secondHundred', 'below']) {
      counts.push((await listProducts({ positionCluster })).length);
    }
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all.length);
    const { data } = (await ask('report')).json<{
      data: { positionInfo: { clusters: Record<string, Metric> }; commonInfo: { totalProducts: number } };
    }>();
    expect(Object.values(data.positionInfo.clusters).map(({ current }) => current)).toEqual(counts);
    expect(data.commonInfo.totalProducts).toBe(nmIds.length);
  });

  test('groups need a filter and hold their products', async () => {
    expect((await ask('table/groups')).statusCode).toBe(400);
    const brandNames = ['Tavolina', 'Тихогавань'];
    const { groups } = (await ask('table/groups', { brandNames })).json<{
      data: { groups: { brandName: string; metrics: { openCard: Metric }; items: Product[] }[] };
    }>().data;
    for (const { brandName, metrics, items } of groups) {
      expect(brandNames).toContain(brandName);
      expect(metrics.openCard.current).toBe(items.reduce((sum, { openCard }) => sum + openCard.current, 0));
    }
  });

  test.each([
    [{ includeSubstitutedSKUs: false, includeSearchTexts: false }, 'can not both be false'],
    [{ pastPeriod: { start: '2026-11-10', end: '2026-11-14' } }, 'pastPeriod.end'],
    [{ pastPeriod: { start: '2026-11-01', end: '2026-11-13' } }, 'not be longer'],
    [{ currentPeriod: { start: '2025-01-01', end: '2025-01-07' } }, '365'],
    [{ limit: 1001 }, 'limit'],
    [{ positionCluster: 'top' }, 'positionCluster'],
  ])('%j is refused', async (more, words) => {
    const answer = await ask('table/details', more);
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(words)]);
  });
});

test('today is counted up to the full hour', async () => {
  await setClock(app, '2026-11-22T09:40:00Z');
  const today = { start: '2026-11-22', end: '2026-11-22' };
  const [early] = await listTexts({ currentPeriod: today });
  await setClock(app, '2026-11-22T17:05:00Z');
  const later = (await listTexts({ currentPeriod: today })).find(
    ({ text, nmId }) => text === early?.text && nmId === early.nmId,
  );
  expect(early?.frequency.current).toBeGreaterThan(0);
  expect(later?.frequency.current).toBeGreaterThan(early?.frequency.current ?? 0);
});
