import * as contract from '@vitrina/contract/products-in-search.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { addMember, makeCabinet, makeUser, type TestUser } from '../../test/builders/factories.ts';
import { trackQueries } from '../../test/builders/tracked.ts';
import {
  cityBar,
  pageOf,
  startTinyStorefront,
  type TinyStorefront,
  tile,
} from '../../test/fakes/tiny-storefront.ts';
import type { ProductsTables } from '../products/tables.ts';
import { rememberSeller } from '../shelves/sellers.ts';

const MOSCOW = 1;
const chai = { query: 'чай', cityId: MOSCOW };
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

let app: TestApp;
let tiny: TinyStorefront;
let cabinet: Awaited<ReturnType<typeof makeCabinet>>;
beforeAll(async () => {
  tiny = await startTinyStorefront();
  app = await startTestApp({ env: { STOREFRONT_URL: tiny.url } });
});
afterAll(async () => {
  await app.close();
  await tiny.close();
});
beforeEach(async () => {
  tiny.shelves.clear();
  tiny.interfere(undefined);
  tiny.requests.length = 0;
  await sql`delete from storefront_pauses`.execute(app.context.db);
  await sql`truncate shelves, shelf_outbox, quota`.execute(app.context.db);
  for (const table of ['shelf_read', 'shelf_tile'])
    await app.context.clickhouse.command('test: empty', `truncate table ${table}`);
  app.clock.advance(60_000);
  cabinet = await makeCabinet(app);
});

const own = () => ({ cabinetId: cabinet.id, ...chai });
const look = (depth: contract.ShelfDepth = 100) =>
  app.call(contract.lookAtShelf, { ...own(), depth }, cabinet.owner.token);
const moments = async () => (await app.call(contract.listShelfMoments, own(), cabinet.owner.token)).moments;
const open = (takenAt: string | null, user: TestUser = cabinet.owner, cabinetId = cabinet.id) =>
  app.call(contract.getShelf, { ...chai, cabinetId, takenAt: takenAt ?? '' }, user.token);

async function sell(cabinetId: number, ...skus: number[]) {
  const row = (sku: number) => ({
    cabinet_id: cabinetId,
    sku,
    product_id: sku,
    offer_id: `A-${sku}`,
    name: `Товар ${sku}`,
    search_text: '',
    image_url: null,
    price_kopecks: null,
    is_archived: false,
    synced_at: app.clock.now(),
  });
  await app.context.db.withTables<ProductsTables>().insertInto('products').values(skus.map(row)).execute();
}

describe('a look', () => {
  test('reads as far as was asked, and place numbers continue across pages', async () => {
    tiny.shelves.set(`чай|${MOSCOW}`, numbers(501, 300));
    const { outcome, takenAt, retryAt } = await look();
    expect({ outcome, retryAt }).toEqual({ outcome: 'read', retryAt: null });
    const { moment, products } = await open(takenAt);
    expect(products.map(({ place, sku }) => [place, sku])).toEqual(
      numbers(1, 120).map((place) => [place, 500 + place]),
    );
    expect(new Set(products.map(({ page }) => page))).toEqual(new Set([1, 2, 3]));
    expect(moment).toEqual({ takenAt, source: 'person', mode: 'plain', placesRead: 120, isWhole: false });
    expect(products[0]).toMatchObject({
      title: 'Товар 501',
      priceKopecks: 50_100,
      rating: 4.5,
      reviewsCount: 501,
      stock: 7,
      delivery: 'Завтра',
      deliveryDays: 1,
      seller: null,
      owners: [],
    });
  });

  test.each([
    { length: 1500, placesRead: 1000, isWhole: false },
    { length: 1000, placesRead: 1000, isWhole: true },
    { length: 130, placesRead: 130, isWhole: true },
    { length: 0, placesRead: 0, isWhole: true },
  ])('of a shelf of $length says whether it goes on', async ({ length, placesRead, isWhole }) => {
    tiny.shelves.set(`чай|${MOSCOW}`, numbers(1, length));
    const { takenAt } = await look(1000);
    expect(await moments()).toMatchObject([{ takenAt, placesRead, isWhole }]);
  });

  const refusals = [
    ['blocked', { status: 403, body: '{"reason":"antibot"}' }],
    ['captcha', { status: 403, body: '<p>Передвиньте ползунок' }],
    ['rateLimited', { status: 429, headers: { 'retry-after': '30' } }],
    ['drift', { body: pageOf([cityBar(MOSCOW), ['shelfOfTomorrow', {}]]) }],
    ['cityMismatch', { body: pageOf([cityBar(2), ['tileGridDesktop', { items: [tile(5)] }]]) }],
    ['unreachable', 'reset'],
    ['serverError', { status: 502 }],
  ] as const;

  test.each(refusals)(
    'that ends as %s says so, and the old shelf stays readable',
    async (outcome, answer) => {
      tiny.shelves.set(`чай|${MOSCOW}`, [5, 6]);
      const before = await look();
      app.clock.advance(60_000);
      tiny.interfere(({ url }) => (url.pathname === '/search/' ? answer : undefined));
      const refused = await look();
      expect(refused).toMatchObject({ outcome, takenAt: null });
      const pauses = outcome === 'blocked' || outcome === 'captcha' || outcome === 'rateLimited';
      expect(refused.retryAt === null).toBe(!pauses);
      expect(await moments()).toMatchObject([{ takenAt: before.takenAt }]);
      expect((await open(before.takenAt)).products).toHaveLength(2);
    },
  );

  test('during a pause asks nothing', async () => {
    tiny.interfere(({ url }) => (url.pathname === '/search/' ? { status: 403, body: '{}' } : undefined));
    const { retryAt } = await look();
    tiny.interfere(undefined);
    tiny.requests.length = 0;
    expect(await look()).toEqual({ outcome: 'blocked', takenAt: null, retryAt });
    expect(tiny.requests).toEqual([]);
    app.clock.set(new Date(retryAt ?? 0));
    tiny.shelves.set(`чай|${MOSCOW}`, [5]);
    expect((await look()).outcome).toBe('read');
  });

  test('that breaks off keeps what was seen', async () => {
    tiny.shelves.set(`чай|${MOSCOW}`, numbers(1, 300));
    tiny.interfere(({ url }) => (url.searchParams.get('start') === '80' ? { status: 500 } : undefined));
    const { outcome, takenAt } = await look();
    expect(outcome).toBe('serverError');
    expect((await open(takenAt)).products).toHaveLength(80);
  });

  test('beyond the hour of the key is refused by ourselves', async () => {
    tiny.shelves.set(`чай|${MOSCOW}`, [5]);
    await sql`insert into quota (key, tokens, taken_at)
      values (${`positions:${cabinet.id}`}, 0, clock_timestamp() + interval '1 hour')`.execute(
      app.context.db,
    );
    expect(await look()).toMatchObject({ outcome: 'ownQuota', takenAt: null, retryAt: expect.any(String) });
    expect(tiny.requests).toEqual([]);
  });
});

test('a moment that was never stored is refused, also of another city', async () => {
  tiny.shelves.set(`чай|${MOSCOW}`, [5]);
  const { takenAt } = await look();
  const other = { ...own(), cityId: 2, takenAt: takenAt ?? '' };
  const refusal = { error: { subject: 'statistics', action: 'noData', meta: {} } };
  for (const route of [contract.getShelf, contract.getCannibalPairs])
    expect((await app.inject(route, other, cabinet.owner.token)).body).toEqual(refusal);
});

describe('the leading shelf', () => {
  const leading = async (cabinetId = cabinet.id, token = cabinet.owner.token) =>
    (await app.call(contract.getLeadingShelf, { cabinetId }, token)).shelf;

  test('is of what the cabinet tracks, and of nothing that another one does', async () => {
    expect(await leading()).toBeNull();
    const other = await makeCabinet(app, { name: 'Чужой' });
    await trackQueries(app, other.id, { sku: 1, cityId: MOSCOW, queries: ['чужой запрос'] });
    expect(await leading()).toBeNull();
    const refused = await app.inject(contract.getLeadingShelf, { cabinetId: other.id }, cabinet.owner.token);
    expect(refused.body).toMatchObject({ error: { subject: 'cabinet' } });
    await trackQueries(app, cabinet.id, { sku: 1, cityId: MOSCOW, queries: ['чай зелёный'] });
    expect(await leading()).toEqual({ query: 'чай зеленый', cityId: MOSCOW, count: null });
  });

  test('is the one that more products follow, and never of what is paused', async () => {
    await trackQueries(app, cabinet.id, { sku: 1, cityId: MOSCOW, queries: ['кофе'] });
    await trackQueries(app, cabinet.id, { sku: 2, cityId: 2, queries: ['чай'] });
    await trackQueries(app, cabinet.id, { sku: 3, cityId: 2, queries: ['чай'] });
    await trackQueries(app, cabinet.id, { sku: 4, cityId: 3, queries: ['вода'], isPaused: true });
    await trackQueries(app, cabinet.id, { sku: 5, cityId: 3, queries: ['вода'], isPaused: true });
    await trackQueries(app, cabinet.id, { sku: 6, cityId: 3, queries: ['вода'], isPaused: true });
    expect(await leading()).toMatchObject({ query: 'чай', cityId: 2 });
  });
});

describe('frames', () => {
  test('are of every cabinet that the person may look into, and of nobody else’s', async () => {
    const me = cabinet.owner;
    const stranger = await makeCabinet(app, { name: 'Чужой' });
    const colleague = await makeCabinet(app, { name: 'Коллега' });
    const managed = await makeCabinet(app, { name: 'Только люди' });
    const blocked = await makeCabinet(app, { name: 'Блок', owner: me });
    await addMember(app, colleague.id, me, ['analyticsReadOnly']);
    await addMember(app, managed.id, me, ['administrator']);
    await sql`update cabinets set is_blocked = true where id = ${blocked.id}`.execute(app.context.db);
    const sold = [cabinet, stranger, colleague, managed, blocked];
    for (const [index, { id }] of sold.entries()) await sell(id, index + 1);
    await sell(colleague.id, 1);
    tiny.shelves.set(`чай|${MOSCOW}`, numbers(1, 6));
    const { takenAt } = await look();
    const framed = (await open(takenAt)).products.map(({ sku, owners }) => [
      sku,
      owners.map(({ name }) => name),
    ]);
    expect(framed).toEqual([
      [1, ['Ромашка', 'Коллега']],
      [2, []],
      [3, ['Коллега']],
      [4, []],
      [5, []],
      [6, []],
    ]);
    // The same shelf with a stranger's eyes.
    const theirs = (await open(takenAt, stranger.owner, stranger.id)).products;
    expect(theirs.flatMap(({ sku, owners }) => owners.map(({ name }) => [sku, name]))).toEqual([
      [2, 'Чужой'],
    ]);
  });

  test('sellers are named where a card was read', async () => {
    await rememberSeller(app.context, { sku: 77, seller: { id: 3, name: 'Лютик' } });
    tiny.shelves.set(`чай|${MOSCOW}`, [77, 78]);
    const { takenAt } = await look();
    expect((await open(takenAt)).products.map(({ seller }) => seller)).toEqual(['Лютик', null]);
  });
});

describe('pairs', () => {
  test('are own cards on one page, with what they share; a stranger’s never', async () => {
    const stranger = await makeCabinet(app, { owner: await makeUser(app) });
    await sell(cabinet.id, 11, 12);
    await sell(stranger.id, 13);
    let takenAt: string | null = null;
    for (const shelf of [
      [11, 13, 12],
      [12, 13, 11],
      [11, 12, 13],
    ]) {
      app.clock.advance(3_600_000);
      tiny.shelves.set(`чай|${MOSCOW}`, shelf);
      takenAt = (await look()).takenAt;
    }
    const input = { ...own(), takenAt: takenAt ?? '' };
    const answer = await app.call(contract.getCannibalPairs, input, cabinet.owner.token);
    expect(answer).toEqual({
      total: 1,
      pairs: [
        {
          skus: [11, 12],
          page: 1,
          sharedMoments: 3,
          swaps: 2,
          isSwapping: true,
          sharedWords: ['товар'],
          likeness: 1,
        },
      ],
    });
  });
});
