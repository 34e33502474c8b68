import { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import { addDays } from '@vitrina/contract/dates.ts';
import * as contract from '@vitrina/contract/my-requests.ts';
import type { Plan } from '@vitrina/contract/plans.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { addMember, makeCabinet, makeUser } from '../../test/builders/factories.ts';
import { storeOwnQueries, storeProducts } from '../../test/builders/own-days.ts';
import { refusal } from '../../test/refusal.ts';

const NEWEST = '2026-03-09';
const SKU = 501;

let app: TestApp;
beforeAll(async () => {
  // 16:00 Moscow: the figures of yesterday are there.
  app = await startTestApp({ now: new Date('2026-03-10T13:00:00Z') });
  await sql`insert into cities (id, name, synced_at) values (1, 'Казань', now())`.execute(app.context.db);
});
afterAll(() => app.close());

type Line = Parameters<typeof storeOwnQueries>[2][number];
const line = (query: string, ago: number, overrides: Partial<Line> = {}): Line => ({
  sku: SKU,
  query,
  day: addDays(NEWEST, -ago),
  search: 100,
  views: 20,
  position: 5,
  ...overrides,
});

/** A day with a query of another product: it was measured, and this one was not among its queries. */
const quiet = (ago: number) => line('чужой', ago, { sku: 502, views: 80 });

async function openShop(lines: readonly Line[], plan: Plan = 'expert') {
  const owner = await makeUser(app, { plan });
  const { id: cabinetId } = await makeCabinet(app, { owner });
  await storeProducts(app, cabinetId, [SKU, 502]);
  await storeOwnQueries(app, cabinetId, lines);
  const one = { cabinetId, sku: SKU };
  return {
    cabinetId,
    owner,
    one,
    list: (input: object = {}) =>
      app.call(contract.listMyRequestProducts, { cabinetId, ...input }, owner.token),
    open: () => app.call(contract.getMyRequests, one, owner.token),
    exclude: (queries: string[], isExcluded = true) =>
      app.call(contract.excludeMyRequests, { ...one, queries, isExcluded }, owner.token),
  };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

const month = (query: string, overrides: Partial<Line> = {}) =>
  Array.from({ length: 28 }, (_, ago) => line(query, ago, overrides));

async function countsOf(shop: Shop) {
  const { products } = await shop.list();
  return products.find(({ sku }) => sku === SKU);
}

describe('counts', () => {
  test('of the list and of the product are the same, to the digit', async () => {
    const shop = await openShop([
      ...month('чай', { position: 4 }),
      ...month('чай зелёный', { position: 30, views: 7, orders: 2 }),
      ...month('чайник', { position: 70, views: null }),
      line('кофе', 20),
      ...Array.from({ length: 28 }, (_, ago) => quiet(ago)),
    ]);
    const { product } = await shop.open();
    expect(product).toEqual(await countsOf(shop));
    expect(product).toMatchObject({ queriesFound: 3, queriesBefore: 3, top10: 1, top50: 2, top100: 3 });
    // What one of its queries does not tell makes no sum.
    expect(product.viewUsers).toBeNull();
    expect(product.lostCount).toBe(1);
  });

  test('the share of a product is of the same people on both screens, without what was excluded', async () => {
    const shop = await openShop([
      ...month('чай', { views: 30 }),
      ...month('чай зелёный', { views: 10 }),
      line('чай', 1, { sku: 503, views: null }),
      line('чай', 2, { sku: 503, views: 1000 }),
      ...Array.from({ length: 28 }, (_, ago) => quiet(ago)),
    ]);
    await shop.exclude(['чай зеленый']);
    const { product } = await shop.open();
    expect(product).toEqual(await countsOf(shop));
    // Of 7 x 80 and 7 x 30; what is not known of the third product is no part of it.
    expect(product.trafficShare).toBeCloseTo(210 / 770, 10);
  });

  test('a share is of everybody who saw a product of the cabinet, a change is against the week before', async () => {
    const lines = Array.from({ length: 14 }, (_, ago) => [
      line('чай', ago, { views: ago < 7 ? 30 : 20 }),
      line('другой', ago, { sku: 502, views: 70 }),
    ]);
    const { product } = await (await openShop(lines.flat())).open();
    expect(product).toMatchObject({ viewUsers: 210, trafficShare: 0.3 });
    expect(product.viewsChange).toBeCloseTo(0.5, 10);
  });

  test('weigh places by people, and have no top where no place is known', async () => {
    const shop = await openShop([
      line('чай', 0, { search: 300, position: 8 }),
      line('чай', 1, { search: 100, position: 20 }),
      line('кофе', 0, { sku: 502, position: null }),
    ]);
    const { requests } = await shop.open();
    expect(requests[0]?.position).toEqual({ kind: 'average', now: 11, before: null });
    const { products } = await shop.list();
    expect(products.find(({ sku }) => sku === 502)).toMatchObject({
      queriesFound: 1,
      top10: null,
      top100: null,
    });
  });

  test('a product without queries found none, which is not unknown', async () => {
    const shop = await openShop([quiet(0), quiet(1)]);
    expect(await countsOf(shop)).toMatchObject({ queriesFound: 0, viewUsers: null, trafficShare: null });
  });
});

describe('excluded queries', () => {
  test('leave the totals of both screens at once and come back with the same digits', async () => {
    const shop = await openShop([...month('чай'), ...month('чай зелёный'), ...month('другой', { sku: 502 })]);
    const before = await shop.open();
    expect((await shop.exclude(['Чай  зелёный'])).changed).toBe(1);
    const { product, requests } = await shop.open();
    expect(product).toMatchObject({ queriesFound: 1, viewUsers: 140, trafficShare: 0.5 });
    expect(product).toEqual(await countsOf(shop));
    expect(requests.find(({ query }) => query === 'чай зеленый')).toMatchObject({
      isExcluded: true,
      isFound: true,
      viewUsers: 140,
    });
    expect((await shop.exclude(['чай зелёный'], false)).changed).toBe(1);
    expect(await shop.open()).toEqual(before);
  });

  test('have an end, and those beyond it change nothing', async () => {
    const shop = await openShop(month('чай'));
    const { excluded } = contract.MY_REQUESTS_BOUNDS;
    const words = (from: number) => Array.from({ length: excluded }, (_, index) => `слово ${from + index}`);
    await shop.exclude(words(0));
    const input = { ...shop.one, queries: ['чай'], isExcluded: true };
    const { body } = await app.inject(contract.excludeMyRequests, input, shop.owner.token);
    expect(body).toEqual(refusal('myRequests.tooManyExcluded', { maximum: excluded }));
    expect((await countsOf(shop))?.queriesFound).toBe(1);
  });
});

describe('labels', () => {
  test('have an end in a cabinet, by hand and by import; taking one off makes room', async () => {
    const shop = await openShop(month('чай'));
    const { labels } = contract.MY_REQUESTS_BOUNDS;
    await sql`insert into product_queries (cabinet_id, sku, query, tag)
      select ${shop.cabinetId}, ${shop.one.sku}, 'слово ' || number, 'план'
      from generate_series(1, ${labels}) as number`.execute(app.context.db);
    const { one, owner } = shop;
    const next = { ...one, queries: ['чай'], tag: 'план' };
    const full = refusal('myRequests.tooManyLabels', { maximum: labels });
    for (const route of [contract.tagMyRequests, contract.importMyRequests])
      expect((await app.inject(route, next, owner.token)).body).toEqual(full);
    const find = async () => (await shop.open()).requests.find(({ query }) => query === 'чай');
    expect(await find()).toMatchObject({ tag: null, isImported: false });
    await app.call(contract.tagMyRequests, { ...one, queries: ['слово 1'], tag: null }, owner.token);
    await app.call(contract.tagMyRequests, next, owner.token);
    expect(await find()).toMatchObject({ tag: 'план' });
  });
});

describe('what is said of a query', () => {
  test('is kept apart: imported, labelled, excluded, and forgotten one by one', async () => {
    const shop = await openShop(month('чай'));
    const { one, owner } = shop;
    const queries = ['Чай', 'матча'];
    expect(await app.call(contract.importMyRequests, { ...one, queries, tag: 'план' }, owner.token)).toEqual({
      added: 2,
      duplicates: 0,
    });
    expect(await app.call(contract.importMyRequests, { ...one, queries }, owner.token)).toEqual({
      added: 0,
      duplicates: 2,
    });
    await shop.exclude(['матча']);
    const find = async (query: string) =>
      (await shop.open()).requests.find((request) => request.query === query);
    expect(await find('чай')).toMatchObject({ isFound: true, isImported: true, tag: 'план' });
    expect(await find('матча')).toMatchObject({ isFound: false, isImported: true, isExcluded: true });
    expect(await app.call(contract.tagMyRequests, { ...one, queries, tag: null }, owner.token)).toEqual({
      changed: 2,
    });
    expect(await app.call(contract.removeMyRequests, { ...one, queries }, owner.token)).toEqual({
      removed: 2,
    });
    expect(await find('чай')).toMatchObject({ isImported: false, tag: null });
    await shop.exclude(['матча'], false);
    expect(await find('матча')).toBeUndefined();
    const left = await sql`select 1 from product_queries where cabinet_id = ${shop.cabinetId}`.execute(
      app.context.db,
    );
    expect(left.rows).toEqual([]);
  });

  test('costs a word of the plan for each query of each product, all of them or none', async () => {
    const shop = await openShop(month('чай'), 'none');
    const { one, owner, cabinetId } = shop;
    const words = (count: number) => Array.from({ length: count }, (_, index) => `слово ${index}`);
    await app.call(contract.importMyRequests, { ...one, queries: words(15) }, owner.token);
    const { body } = await app.inject(contract.importMyRequests, { ...one, queries: words(21) }, owner.token);
    expect(body).toEqual(refusal('cabinet.limitExceeded', { type: 'trackingWords', maximum: 20 }));
    const { limits } = await app.call(getCabinetLimits, { cabinetId }, owner.token);
    expect(limits.find(({ name }) => name === 'trackingWords')).toMatchObject({ current: 15, maximum: 20 });
    expect((await shop.open()).requests.filter(({ isImported }) => isImported)).toHaveLength(15);
  });

  test('is for who may edit; who may only look, looks', async () => {
    const shop = await openShop(month('чай'));
    const reader = await makeUser(app);
    await addMember(app, shop.cabinetId, reader, ['analyticsReadOnly']);
    const input = { ...shop.one, queries: ['чай'], isExcluded: true };
    expect((await app.inject(contract.excludeMyRequests, input, reader.token)).status).toBe(403);
    expect((await app.inject(contract.getMyRequests, shop.one, reader.token)).status).toBe(200);
  });

  test("of another cabinet's product is not found", async () => {
    const [mine, theirs] = [await openShop(month('чай')), await openShop(month('кофе'))];
    await sql`delete from products where cabinet_id = ${mine.cabinetId}`.execute(app.context.db);
    const { one, owner } = mine;
    const answers = await Promise.all([
      app.inject(contract.getMyRequests, one, owner.token),
      app.inject(contract.excludeMyRequests, { ...one, queries: ['кофе'], isExcluded: true }, owner.token),
      app.inject(contract.importMyRequests, { ...one, queries: ['кофе'] }, owner.token),
      app.inject(contract.getMyRequestHistory, { ...one, query: 'кофе' }, owner.token),
    ]);
    for (const { body } of answers) expect(body).toEqual(refusal('product.notFound'));
    expect((await theirs.open()).product.queriesFound).toBe(1);
  });
});
