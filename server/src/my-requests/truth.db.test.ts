import { addDays, listDays } from '@vitrina/contract/dates.ts';
import * as contract from '@vitrina/contract/my-requests.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { collectAll, openShop, type Shop } from '../../test/builders/own-figures.ts';
import { type Sandbox, startSandbox } from '../../test/fakes/sandbox.ts';

// What the marketplace answers is added up here by hand, day by day, and never by our own code.
const NumberText = z.coerce.number();
const Line = z.object({
  sku: NumberText,
  query: z.string(),
  unique_search_users: NumberText,
  unique_view_users: NumberText,
  position: NumberText,
  order_count: NumberText,
});
type Line = z.infer<typeof Line> & { day: string };
const Details = z.object({ queries: z.array(Line), page_count: NumberText });

let sandbox: Sandbox;
let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  sandbox = await startSandbox({ queries: 400, products: 400 });
  const { now } = await sandbox.clock({ speed: 0 });
  app = await startTestApp({ now, env: sandbox.env });
  shop = await openShop(app, sandbox);
}, 180_000);
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

const list = () => app.call(contract.listMyRequestProducts, { cabinetId: shop.id }, shop.owner.token);

async function readDay(day: string, skus: readonly number[]): Promise<Line[]> {
  const lines: Line[] = [];
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const response = await fetch(`${sandbox.url}/ozon-seller/v1/analytics/product-queries/details`, {
      method: 'POST',
      headers: {
        'client-id': sandbox.sellerId,
        'api-key': await sandbox.keyOf('full'),
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        date_from: `${day}T00:00:00Z`,
        date_to: `${day}T00:00:00Z`,
        skus: skus.map(String),
        limit_by_sku: 15,
        page,
        page_size: 100,
      }),
    });
    const read = Details.parse(await response.json());
    lines.push(...read.queries.map((one) => ({ ...one, query: one.query.replaceAll('ё', 'е'), day })));
    pages = read.page_count;
  }
  return lines;
}

test("a first visit starts the collection, follows it and shows the marketplace's figures", async () => {
  expect((await list()).collection).toMatchObject({ state: 'collecting', daysDone: 0, daysAll: 28 });
  const input = { cabinetId: shop.id };
  expect(await app.call(contract.collectMyRequests, input, shop.owner.token)).toEqual({ isQueued: true });
  await collectAll(app, sandbox, shop, 'ownQueries');
  const { collection, days, products } = await list();
  expect(collection).toMatchObject({ state: 'ready', daysDone: 28 });
  expect(await app.call(contract.collectMyRequests, input, shop.owner.token)).toEqual({ isQueued: false });

  const { week } = days;
  if (week === null) throw new Error('no week');
  const skus = products.slice(0, 20).map(({ sku }) => sku);
  const lines: Line[] = [];
  await sql`delete from quota`.execute(app.context.db);
  for (const day of listDays(addDays(week.from, -21), week.to)) lines.push(...(await readDay(day, skus)));
  for (const product of products.slice(0, 20)) {
    const own = lines.filter(({ sku }) => sku === product.sku);
    const now = own.filter(({ day }) => day >= week.from);
    const then = own.filter(({ day }) => day < week.from);
    const queries = Map.groupBy(now, ({ query }) => query);
    const placeOf = (some: Line[]) =>
      some.reduce((sum, one) => sum + one.position * one.unique_search_users, 0) /
      some.reduce((sum, one) => sum + one.unique_search_users, 0);
    const places = [...queries.values()].map(placeOf);
    expect(product).toMatchObject({
      queriesFound: queries.size,
      top10: places.filter((place) => place <= 10).length,
      top100: places.filter((place) => place <= 100).length,
      viewUsers: now.reduce((sum, one) => sum + one.unique_view_users, 0),
      orders: now.reduce((sum, one) => sum + one.order_count, 0),
      lostCount: new Set(then.map(({ query }) => query).filter((query) => !queries.has(query))).size,
    });
    const opened = { cabinetId: shop.id, sku: product.sku };
    const detail = await app.call(contract.getMyRequests, opened, shop.owner.token);
    expect(detail.product).toEqual(product);
    for (const request of detail.requests.filter(({ isFound }) => isFound))
      expect(request.position).toMatchObject({
        kind: 'average',
        now: expect.closeTo(placeOf(queries.get(request.query) ?? []), 4),
      });
  }
}, 180_000);
