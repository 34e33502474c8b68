import { addDays } from '@vitrina/contract/dates.ts';
import * as contract from '@vitrina/contract/my-requests.ts';
import type { Plan } from '@vitrina/contract/plans.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet, makeUser } from '../../test/builders/factories.ts';
import { makeObservations } from '../../test/builders/observations.ts';
import { storeOwnQueries, storeProducts } from '../../test/builders/own-days.ts';
import { refusal } from '../../test/refusal.ts';

const NEWEST = '2026-03-09';
const SKU = 501;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: new Date('2026-03-10T13:00:00Z') });
  await sql`insert into cities (id, name, synced_at) values (1, 'Казань', now()), (2, 'Омск', now())`.execute(
    app.context.db,
  );
});
afterAll(() => app.close());

type Shop = { cabinetId: number; token: string };

/** For 40 days "чай" leads to the product, "кофе" led to it until twelve days ago, "новый" leads to it since three days. */
async function openShop(plan: Plan = 'expert'): Promise<Shop> {
  const owner = await makeUser(app, { plan });
  const { id: cabinetId } = await makeCabinet(app, { owner });
  await storeProducts(app, cabinetId, [SKU]);
  const line = (query: string, ago: number) => ({
    sku: SKU,
    query,
    day: addDays(NEWEST, -ago),
    search: 100 + ago,
    views: 10,
    position: 5 + ago,
  });
  const lines = Array.from({ length: 40 }, (_, ago) => [
    line('чай', ago),
    ...(ago >= 12 ? [line('кофе', ago)] : []),
    ...(ago < 3 ? [line('новый', ago)] : []),
  ]);
  await storeOwnQueries(app, cabinetId, lines.flat());
  return { cabinetId, token: owner.token };
}

async function open({ cabinetId, token }: Shop) {
  const input = { cabinetId, sku: SKU };
  const answer = await app.call(contract.getMyRequests, input, token);
  return { ...answer, find: (query: string) => answer.requests.find((request) => request.query === query) };
}

/** The entry of position check with its terms, as that tool leaves them. */
async function track(cabinetId: number, cityId: number, queries: string[]): Promise<number[]> {
  const { db } = app.context;
  await sql`insert into position_entries (cabinet_id, sku, city_id, created_at, starts_at, first_expected_at)
    values (${cabinetId}, ${SKU}, ${cityId}, now(), now(), now())`.execute(db);
  await sql`insert into position_terms (cabinet_id, query) select ${cabinetId}, unnest(${queries}::text[])
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ term_id: number }>`
    insert into position_queries (entry_id, cabinet_id, term_id)
    select entry.id, ${cabinetId}, term.id from position_entries as entry, position_terms as term
    where entry.cabinet_id = ${cabinetId} and entry.city_id = ${cityId} and term.cabinet_id = ${cabinetId}
      and term.query = any(${queries})
    order by array_position(${queries}::text[], term.query) returning term_id`.execute(db);
  return rows.map((row) => row.term_id);
}

describe('lost and new', () => {
  test('are judged by the days before the week', async () => {
    const { product, find, requests } = await open(await openShop());
    expect(product).toMatchObject({ queriesFound: 2, lostCount: 1 });
    expect(requests.map((request) => [request.query, request.isNew, request.lost !== null])).toEqual([
      ['чай', false, false],
      ['новый', true, false],
      ['кофе', false, true],
    ]);
    // Told of on 25 February for the last time: the 26th begins at 21:00 UTC of the day before.
    expect(find('кофе')?.lost).toEqual({
      at: '2026-02-25T21:00:00.000Z',
      precision: 'day',
      lastPosition: 17,
    });
  });

  test('are cut to the days that the plan shows, which the answer says', async () => {
    const { product, days, requests } = await open(await openShop('none'));
    expect(days).toMatchObject({ lookBack: null, weekBefore: null, hiddenDays: 33 });
    expect(product).toMatchObject({ lostCount: null, queriesBefore: null, viewsChange: null });
    expect(requests.map(({ query }) => query)).toEqual(['чай', 'новый']);
    expect(requests.some(({ isNew }) => isNew)).toBe(false);
  });
});

describe('a tracked query', () => {
  test('has the hour of its loss, its place now and a week ago, and its city', async () => {
    const shop = await openShop();
    const [coffee = 0, tea = 0, cocoa = 0] = await track(shop.cabinetId, 1, ['кофе', 'чай', 'какао']);
    const seen = (termId: number, at: string, answer: number | string, city = 1) => ({
      cabinet: shop.cabinetId,
      product: SKU,
      termId,
      city,
      at,
      ...(typeof answer === 'number' ? { place: answer } : { outcome: answer }),
    });
    await makeObservations(app, [
      seen(coffee, '2026-02-26T04:10:00Z', 31),
      seen(coffee, '2026-02-26T05:10:00Z', 'timeout'),
      seen(coffee, '2026-02-26T06:10:00Z', 'notFound'),
      seen(coffee, '2026-03-10T11:10:00Z', 'notFound'),
      seen(tea, '2026-03-03T12:10:00Z', 9),
      seen(tea, '2026-03-10T12:10:00Z', 4),
      // Another city, which was added later, says something else.
      seen(tea, '2026-03-10T12:20:00Z', 99, 2),
    ]);
    await track(shop.cabinetId, 2, ['чай']);
    const { find } = await open(shop);
    expect(find('кофе')).toMatchObject({
      isTracked: true,
      isFound: false,
      lost: { at: '2026-02-26T06:00:00.000Z', precision: 'hour' },
      position: { kind: 'tracked', city: 'Казань', now: 'notFound', before: null },
    });
    expect(find('чай')).toMatchObject({
      isTracked: true,
      isFound: true,
      lost: null,
      position: { kind: 'tracked', city: 'Казань', now: 4, before: 9 },
    });
    // Tracked alone: it has a line, and was not checked yet.
    expect(cocoa).toBeGreaterThan(0);
    expect(find('какао')).toMatchObject({
      isFound: false,
      isTracked: true,
      position: { kind: 'tracked', now: null, before: null },
    });
  });
});

describe('the history of a query', () => {
  const ask = ({ cabinetId, token }: Shop, query: string) => {
    const input = { cabinetId, sku: SKU, query };
    return app.call(contract.getMyRequestHistory, input, token);
  };

  test('begins on the first day of collection and leaves out unknown figures', async () => {
    const shop = await openShop();
    const [term = 0] = await track(shop.cabinetId, 1, ['кофе']);
    const at = (hour: string, place: number) => ({
      cabinet: shop.cabinetId,
      product: SKU,
      termId: term,
      at: `2026-03-10T${hour}`,
      place,
    });
    await makeObservations(app, [at('00:30:00+03:00', 10), at('09:00:00+03:00', 20)]);
    const history = await ask(shop, 'Кофе');
    expect(history.collectedFrom).toBe(addDays(NEWEST, -39));
    expect(history.days).toHaveLength(41);
    expect(history.days[0]).toBe(history.collectedFrom);
    expect(history.searchUsers.slice(0, 2)).toEqual([139, 138]);
    expect(history.position.slice(26, 30)).toEqual([18, 17, null, null]);
    expect(history.trackedPlace.slice(-2)).toEqual([null, 15]);
  });

  test('is cut where the plan ends, and says where it began', async () => {
    const history = await ask(await openShop('none'), 'чай');
    expect(history.days).toHaveLength(8);
    expect(history.visible.from).toBe(history.days[0]);
    expect(history.collectedFrom).toBe(addDays(NEWEST, -39));
  });
});

describe('uses of the day', () => {
  test('are counted by products that are opened; looking again or at a history costs nothing', async () => {
    const shop = await openShop('none');
    const { cabinetId, token } = shop;
    await storeProducts(app, cabinetId, [601, 602, 603]);
    const ask = (sku: number) => {
      const input = { cabinetId, sku };
      return app.inject(contract.getMyRequests, input, token);
    };
    const history = (sku: number) => {
      const input = { cabinetId, sku, query: 'чай' };
      return app.inject(contract.getMyRequestHistory, input, token);
    };
    for (const sku of [SKU, SKU, 601, 602]) expect((await ask(sku)).status).toBe(200);
    expect((await history(SKU)).status).toBe(200);
    const spent = refusal('cabinet.limitExceeded', { type: 'myRequestsRuns', maximum: 3 });
    expect((await ask(603)).body).toEqual(spent);
    expect((await history(603)).body).toEqual(spent);
    expect((await ask(SKU)).status).toBe(200);
  });

  test('are not spent on what is not there', async () => {
    const shop = await openShop('none');
    const { cabinetId, token } = shop;
    for (const sku of [901, 902, 903, 904]) {
      const input = { cabinetId, sku };
      expect((await app.inject(contract.getMyRequests, input, token)).body).toEqual(
        refusal('product.notFound'),
      );
    }
    expect((await open(shop)).product.queriesFound).toBe(2);
  });
});
