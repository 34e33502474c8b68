import { addDays, type Day, listDays } from '@vitrina/contract/dates.ts';
import {
  getRequestSeries,
  getRequestStatistics,
  REQUEST_STATISTICS_BOUNDS,
} from '@vitrina/contract/request-statistics.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { collectAll, openShop, type Shop } from '../../test/builders/own-figures.ts';
import { openAdvertiser } from '../../test/fakes/advertiser.ts';
import { type Sandbox, startSandbox } from '../../test/fakes/sandbox.ts';
import { listOwnQueryDays } from '../own-queries/list-own-query-days.ts';
import { listSkus } from '../products/list-skus.ts';

// What the marketplace answers is added up here by hand, day by day and line by line, and never by our own code.
const NumberText = z.coerce.number();
const Query = z.object({
  sku: NumberText,
  query: z.string(),
  unique_search_users: NumberText,
  unique_view_users: NumberText,
  position: NumberText,
  order_count: NumberText,
  gmv: NumberText,
});
const Queries = z.object({ queries: z.array(Query), page_count: NumberText });
const Analytics = z.object({
  result: z.object({
    data: z.array(
      z.object({ dimensions: z.array(z.object({ id: z.string() })), metrics: z.array(z.number()) }),
    ),
  }),
});
const Spending = z.object({ rows: z.array(z.object({ moneySpent: z.string().optional() })) });

let sandbox: Sandbox;
let app: TestApp;
let shop: Shop;
let span: { from: Day; to: Day };
let all: number[];
let skus: number[];
let answer: OutputOf<typeof getRequestStatistics>;

async function ask(path: string, body: object): Promise<unknown> {
  const response = await fetch(`${sandbox.url}/ozon-seller${path}`, {
    method: 'POST',
    headers: {
      'client-id': sandbox.sellerId,
      'api-key': await sandbox.keyOf('full'),
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

beforeAll(async () => {
  sandbox = await startSandbox({ queries: 800, products: 800 });
  const { now } = await sandbox.clock({ speed: 0 });
  app = await startTestApp({ now, env: sandbox.env });
  shop = await openShop(app, sandbox);
  for (const collector of ['ownQueries', 'ownAnalytics', 'ownAds'] as const)
    await collectAll(app, sandbox, shop, collector);
  all = await listSkus(app.context, shop.id);
  skus = all.slice(0, REQUEST_STATISTICS_BOUNDS.products);
  const to = (await listOwnQueryDays(app.context, shop.id)).at(-1)?.day ?? '';
  span = { from: addDays(to, -6), to };
  answer = await measure(skus);
}, 180_000);
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

async function measure(some: readonly number[]): Promise<typeof answer> {
  const input = getRequestStatistics.input.parse({ cabinetId: shop.id, skus: some, ...span });
  return app.call(getRequestStatistics, input, shop.owner.token);
}

type Truth = { search: number; views: number; orders: number; gmv: number; places: number };

async function addUpQueries(): Promise<Map<string, Truth>> {
  const truth = new Map<string, Truth>();
  for (const day of listDays(span.from, span.to)) {
    for (let page = 0, pages = 1; page < pages; page += 1) {
      const body = {
        date_from: `${day}T00:00:00Z`,
        date_to: `${day}T00:00:00Z`,
        skus: skus.map(String),
        limit_by_sku: 15,
      };
      const read = Queries.parse(
        await ask('/v1/analytics/product-queries/details', { ...body, page, page_size: 100 }),
      );
      pages = read.page_count;
      for (const one of read.queries) {
        const key = `${one.sku}|${one.query.replaceAll('ё', 'е')}`;
        const sum = truth.get(key) ?? { search: 0, views: 0, orders: 0, gmv: 0, places: 0 };
        truth.set(key, {
          search: sum.search + one.unique_search_users,
          views: sum.views + one.unique_view_users,
          orders: sum.orders + one.order_count,
          gmv: sum.gmv + Math.round(one.gmv * 100),
          places: sum.places + one.position * one.unique_search_users,
        });
      }
    }
  }
  return truth;
}

test("every cell of every query equals the marketplace's figures, day by day", async () => {
  const truth = await addUpQueries();
  const reported = answer.rows.filter(({ days }) => days > 0);
  expect(answer.rowsTotal).toBeLessThanOrEqual(1000);
  expect(new Set(reported.map(({ sku, query }) => `${sku}|${query}`))).toEqual(new Set(truth.keys()));
  for (const row of reported) {
    const { search, views, orders, gmv, places } = truth.get(`${row.sku}|${row.query}`) ?? {};
    expect(row).toMatchObject({ uniqueSearchUsers: search, uniqueViewUsers: views, orders, gmvKopecks: gmv });
    expect(row.visibility).toBe(search === 0 ? null : (views ?? 0) / (search ?? 0));
    expect(row.viewConversion).toBe(views === 0 ? null : (orders ?? 0) / (views ?? 0));
    if (search === 0) expect(row.position).toBeNull();
    else expect(row.position).toBeCloseTo((places ?? 0) / (search ?? 1), 6);
  }
});

test("figures of products equal the marketplace's figures", async () => {
  await sandbox.clock({ advanceMinutes: 2 });
  const metrics = ['hits_view_search', 'session_view_search', 'session_view_pdp', 'ordered_units', 'revenue'];
  const body = { date_from: span.from, date_to: span.to, dimension: ['sku', 'day'], metrics, limit: 1000 };
  const { result } = Analytics.parse(await ask('/v1/analytics/data', body));
  expect(result.data.length).toBeLessThan(1000);
  for (const product of answer.products) {
    const own = result.data.filter(({ dimensions }) => dimensions[0]?.id === String(product.sku));
    const sum = (place: number) => own.reduce((total, row) => total + (row.metrics[place] ?? 0), 0);
    expect(product).toMatchObject({
      productViews: sum(0),
      listUsers: sum(1),
      uniqueClickUsers: sum(2),
      units: sum(3),
      revenueKopecks: Math.round(sum(4) * 100),
      queryCtr: sum(2) === 0 || sum(1) === 0 ? null : sum(2) / sum(1),
    });
  }
});

test('all advertising of all products costs what the campaigns cost', async () => {
  const { clientId, clientSecret } = await openAdvertiser(sandbox);
  const api = `${sandbox.url}/ozon-performance/api/client`;
  const token = z.object({ access_token: z.string() }).parse(
    await (
      await fetch(`${api}/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          client_id: clientId,
          client_secret: clientSecret,
          grant_type: 'client_credentials',
        }),
      })
    ).json(),
  );
  const headers = { authorization: `Bearer ${token.access_token}` };
  const Listed = z.object({ list: z.array(z.object({ id: z.string() })) });
  const { list } = Listed.parse(await (await fetch(`${api}/campaign?advObjectType=SKU`, { headers })).json());
  const query = new URLSearchParams({ dateFrom: span.from, dateTo: span.to });
  for (const { id } of list) query.append('campaignIds', id);
  const { rows } = Spending.parse(
    await (await fetch(`${api}/statistics/daily/json?${String(query)}`, { headers })).json(),
  );
  const spent = rows.reduce(
    (sum, row) => sum + Math.round(Number((row.moneySpent ?? '0').replace(',', '.')) * 100),
    0,
  );
  expect(spent).toBeGreaterThan(0);
  let [whole, byQuery] = [0, 0];
  for (let start = 0; start < all.length; start += REQUEST_STATISTICS_BOUNDS.products) {
    const { totals } = await measure(all.slice(start, start + REQUEST_STATISTICS_BOUNDS.products));
    whole += totals.allAdsSpendKopecks ?? 0;
    byQuery += totals.adsSpendKopecks ?? 0;
  }
  expect(whole).toBe(spent);
  expect(byQuery).toBeGreaterThan(0);
  expect(byQuery).toBeLessThan(whole);
});

test('totals are the sums of what is shown, and shares are made of them', () => {
  const { totals, rows, products } = answer;
  const sum = (values: (number | null)[]) => values.reduce<number>((total, one) => total + (one ?? 0), 0);
  expect(totals.uniqueViewUsers).toBe(sum(rows.map((row) => row.uniqueViewUsers)));
  expect(totals.orders).toBe(sum(rows.map((row) => row.orders)));
  expect(totals.uniqueClickUsers).toBe(sum(products.map((one) => one.uniqueClickUsers)));
  expect(totals.viewConversion).toBe((totals.orders ?? 0) / (totals.uniqueViewUsers ?? 0));
  expect(totals.ddrByAllOrders).toBe((totals.allAdsSpendKopecks ?? 0) / (totals.revenueKopecks ?? 0));
});

test('the span before is compared because it was measured on as many days', () => {
  expect(answer.previousPeriod).toEqual({ from: addDays(span.from, -7), to: addDays(span.from, -1) });
  expect(answer.sources).toMatchObject({
    queries: { state: 'ok', measuredDays: 7, previousDays: 7 },
    analytics: { state: 'ok', measuredDays: 7, previousDays: 7 },
    ads: { state: 'ok', measuredDays: 7, previousDays: 7 },
  });
  expect(answer.previousTotals?.uniqueViewUsers).toBeGreaterThan(0);
});

test('a line of a chart has the same days and sums', async () => {
  const [product] = answer.products;
  const input = getRequestSeries.input.parse({ cabinetId: shop.id, skus: [product?.sku], ...span });
  const { days, series } = await app.call(getRequestSeries, input, shop.owner.token);
  expect(days).toEqual(listDays(span.from, span.to));
  const drawn = (series[0]?.viewUsers ?? []).reduce<number>((sum, one) => sum + (one ?? 0), 0);
  expect(drawn).toBe(product?.uniqueViewUsers);
});
