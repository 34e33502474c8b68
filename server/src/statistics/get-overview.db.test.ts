import { listDays } from '@vitrina/contract/dates.ts';
import { getOverview as route } from '@vitrina/contract/statistics.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet, makeUser } from '../../test/builders/factories.ts';
import { makeObservations } from '../../test/builders/observations.ts';
import { trackQueries } from '../../test/builders/tracked.ts';
import { getOverview } from './get-overview.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: new Date('2026-03-10T12:00:00Z') });
});
afterAll(() => app.close());

/** What a product is tracked by, and the numbers of the queries. */
async function makeTracked(cabinetId: number, sku: number, queries: string[]): Promise<number[]> {
  const { db } = app.context;
  await trackQueries(app, cabinetId, { sku, cityId: 1, queries });
  const { rows } = await sql<{ id: number }>`
    select id from position_terms where cabinet_id = ${cabinetId} and query = any(${queries})
    order by array_position(${queries}::text[], query)`.execute(db);
  return rows.map((row) => row.id);
}

test('a fresh cabinet has no numbers rather than zeros', async () => {
  const cabinet = await makeCabinet(app);
  const overview = route.output.parse(await getOverview(app.context, cabinet.id));
  expect(overview).toMatchObject({
    productsCount: 0,
    trackedProducts: 0,
    trackedQueries: 0,
    averageData: [],
    ownQueries: [],
  });
  const days = Array.from({ length: 28 }, () => null);
  expect(overview.tops).toEqual([10, 50, 100].map((top) => ({ top, now: null, weekAgo: null, days })));
  const nothing = { week: null, weekBefore: null, days: [] };
  expect(overview.searchFigures).toEqual({
    state: 'collecting',
    week: null,
    visibility: nothing,
    orders: nothing,
  });
  expect(overview.days).toHaveLength(28);
  expect(overview.days.at(-1)).toBe('2026-03-10');
});

test('tests are counted while they run, paused ones too, and nobody else’s', async () => {
  const cabinet = await makeCabinet(app);
  const other = await makeCabinet(app);
  const add = (cabinetId: number, sku: number, from: string | null, to: string | null, status: string) =>
    sql`insert into ab_tests (cabinet_id, sku, product_id, offer_id, name, campaign_ids, strategy, sure_by,
        interval_minutes, target_views, target_clicks, force_finish_seconds, minimum_effect_percent, status, seed,
        created_at, started_at, finished_at)
      values (${cabinetId}, ${sku}, 1, 'ART-0', 'Фото', '{1}', 'views', 'precision', 60, 1, 1, 1, 10, ${status}, 1,
        '2026-01-01', ${from}, ${to})`.execute(app.context.db);
  await add(cabinet.id, 1, '2026-02-01T00:00:00Z', '2026-03-08T11:00:00Z', 'finished');
  await add(cabinet.id, 2, '2026-03-08T12:00:00Z', null, 'paused');
  await add(cabinet.id, 3, '2026-03-09T13:00:00Z', null, 'running');
  await add(cabinet.id, 4, null, null, 'setup');
  await add(other.id, 5, '2026-02-01T00:00:00Z', null, 'running');
  const { runningTests } = await getOverview(app.context, cabinet.id);
  expect(runningTests).toMatchObject({ now: 2, weekAgo: 1 });
  expect(runningTests.days).toEqual([...Array.from({ length: 25 }, () => 1), 1, 1, 2]);
});

test('tops count queries by the best of their products, now and a week ago', async () => {
  const cabinet = await makeCabinet(app);
  const [first = 0, second = 0, third = 0] = await makeTracked(cabinet.id, 1, ['чай', 'кофе', 'какао']);
  await makeTracked(cabinet.id, 2, ['чай']);
  const seen = (termId: number, product: number, at: string, answer: number | string) => ({
    cabinet: cabinet.id,
    termId,
    product,
    at,
    ...(typeof answer === 'number' ? { place: answer } : { outcome: answer }),
  });
  await makeObservations(app, [
    seen(first, 1, '2026-03-10T11:00:00Z', 60),
    seen(first, 2, '2026-03-10T11:00:00Z', 8),
    seen(second, 1, '2026-03-10T10:00:00Z', 3),
    seen(second, 1, '2026-03-10T11:00:00Z', 'notFound'),
    seen(third, 1, '2026-03-10T09:00:00Z', 40),
    seen(third, 1, '2026-03-10T11:00:00Z', 'blocked'),
    // Nobody follows this product any more.
    seen(first, 3, '2026-03-10T11:00:00Z', 1),
    seen(first, 1, '2026-03-03T10:00:00Z', 5),
    seen(second, 1, '2026-03-03T10:00:00Z', 90),
  ]);
  const { tops, trackedProducts, trackedQueries } = await getOverview(app.context, cabinet.id);
  expect({ trackedProducts, trackedQueries }).toEqual({ trackedProducts: 2, trackedQueries: 3 });
  // Between the two days nobody looked.
  const line = (weekAgo: number, now: number) =>
    Array.from({ length: 28 }, (_, index) => (index === 20 ? weekAgo : index === 27 ? now : null));
  expect(tops).toEqual([
    { top: 10, now: 1, weekAgo: 1, days: line(1, 1) },
    { top: 50, now: 2, weekAgo: 1, days: line(1, 2) },
    { top: 100, now: 2, weekAgo: 2, days: line(2, 2) },
  ]);
});

test('the last place of a top belongs to it, and a query that is not found stands in none', async () => {
  const cabinet = await makeCabinet(app);
  const [first = 0, second = 0, third = 0] = await makeTracked(cabinet.id, 1, ['чай', 'кофе', 'какао']);
  const seen = { cabinet: cabinet.id, product: 1, at: '2026-03-10T11:00:00Z' };
  await makeObservations(app, [
    { ...seen, termId: first, place: 10 },
    { ...seen, termId: second, place: 51 },
    { ...seen, termId: third, outcome: 'notFound' },
  ]);
  const { tops } = await getOverview(app.context, cabinet.id);
  expect(tops.map(({ now }) => now)).toEqual([1, 1, 2]);
  const [lost = 0] = await makeTracked(cabinet.id, 2, ['мёд']);
  await makeObservations(app, [{ ...seen, product: 2, termId: lost, outcome: 'notFound' }]);
  expect((await getOverview(app.context, cabinet.id)).tops.map(({ now }) => now)).toEqual([1, 1, 2]);
});

test('the average of a Moscow day is of found places alone', async () => {
  const cabinet = await makeCabinet(app);
  const [termId = 0] = await makeTracked(cabinet.id, 1, ['чай']);
  const at = (text: string) => ({ cabinet: cabinet.id, termId, product: 1, at: `2026-03-${text}+03:00` });
  await makeObservations(app, [
    { ...at('09T00:00:00'), place: 10 },
    { ...at('09T23:59:00'), place: 20 },
    { ...at('09T12:00:00'), outcome: 'notFound' },
    { ...at('10T00:00:00'), place: 5 },
    { ...at('08T12:00:00'), outcome: 'deep' },
  ]);
  const { averageData } = await getOverview(app.context, cabinet.id);
  expect(averageData).toEqual([expect.objectContaining({ product: 'Товар 1', productId: 1 })]);
  expect(averageData[0]?.averages).toHaveLength(28);
  expect(averageData[0]?.averages.slice(-3)).toEqual([
    { date: '2026-03-08', averageValue: null },
    { date: '2026-03-09', averageValue: 15 },
    { date: '2026-03-10', averageValue: 5 },
  ]);
});

test('notes are those of the products and the days that are drawn', async () => {
  const cabinet = await makeCabinet(app);
  await makeTracked(cabinet.id, 1, ['чай']);
  const write = (cabinetId: number, sku: number, at: string, text: string) =>
    sql`insert into notes (cabinet_id, sku, at, text) values (${cabinetId}, ${sku}, ${at}, ${text})`.execute(
      app.context.db,
    );
  await write(cabinet.id, 1, '2026-02-10T20:59:00Z', 'вчерашняя');
  await write(cabinet.id, 1, '2026-02-10T21:00:00Z', 'первая');
  await write(cabinet.id, 1, '2026-03-09T12:00:00Z', 'вторая');
  await write(cabinet.id, 2, '2026-03-09T12:00:00Z', 'другого товара');
  await write((await makeCabinet(app)).id, 1, '2026-03-09T12:00:00Z', 'чужая');
  const { notes, days } = await getOverview(app.context, cabinet.id);
  expect(days[0]).toBe('2026-02-11');
  expect(notes.map(({ sku, text }) => [sku, text])).toEqual([
    [1, 'первая'],
    [1, 'вторая'],
  ]);
});

test('own queries are those of the newest day, the most searched first', async () => {
  const cabinet = await makeCabinet(app);
  const row = (query: string, day: string, users: number | null, position: number | null, sku = 1) => ({
    cabinet: cabinet.id,
    sku,
    query,
    day,
    search_users: users,
    position,
    taken_at: '2026-03-09 12:00:00',
  });
  await app.context.clickhouse.insert('test', 'own_query_day', [
    row('вчерашний', '2026-03-07', 900, 1),
    row('чай', '2026-03-08', 100, 12),
    row('чай', '2026-03-08', 100, 7, 2),
    row('чёрный', '2026-03-08', 40, 9),
    row('черный', '2026-03-08', 50, 11, 2),
    row('кофе', '2026-03-08', 300, null),
    row('без премиума', '2026-03-08', null, null),
  ]);
  // The newest day was asked for and had nothing.
  for (const [day, rows] of [
    ['2026-03-07', 1],
    ['2026-03-08', 6],
    ['2026-03-09', 0],
  ] as const)
    await sql`insert into own_query_days values (${cabinet.id}, ${day}, ${rows}, now())`.execute(
      app.context.db,
    );
  const { ownQueries } = await getOverview(app.context, cabinet.id);
  expect(ownQueries).toEqual([
    { query: 'кофе', searchUsers: 300, position: null, day: '2026-03-08' },
    { query: 'чай', searchUsers: 100, position: 7, day: '2026-03-08' },
    { query: 'черный', searchUsers: 50, position: 9, day: '2026-03-08' },
    { query: 'без премиума', searchUsers: null, position: null, day: '2026-03-08' },
  ]);
});

describe('buyers who searched', () => {
  const NEWEST = '2026-03-08';

  async function makeDays(
    cabinetId: number,
    days: Readonly<Record<string, { searched: number; saw: number | null; orders: number }>>,
  ) {
    const rows = Object.entries(days).map(([day, { searched, saw, orders }]) => ({
      cabinet: cabinetId,
      sku: 1,
      query: 'чай',
      day,
      search_users: searched,
      view_users: saw,
      orders,
      taken_at: '2026-03-09 12:00:00',
    }));
    await app.context.clickhouse.insert('test', 'own_query_day', rows);
    for (const { day } of rows)
      await sql`insert into own_query_days values (${cabinetId}, ${day}, 1, now())`.execute(app.context.db);
  }

  const fortnight = Object.fromEntries(
    listDays('2026-02-23', NEWEST).map((day, index) => [
      day,
      { searched: 100, saw: index < 7 ? 20 : 30, orders: index < 7 ? 1 : 2 },
    ]),
  );

  test('have a week, a week before and a line of 28 days', async () => {
    const cabinet = await makeCabinet(app, { owner: await makeUser(app, { plan: 'start' }) });
    await makeDays(cabinet.id, fortnight);
    const { searchFigures } = await getOverview(app.context, cabinet.id);
    expect(searchFigures).toMatchObject({
      state: 'ok',
      week: { from: '2026-03-02', to: NEWEST },
      visibility: { week: 0.3, weekBefore: 0.2 },
      orders: { week: 14, weekBefore: 7 },
    });
    expect(searchFigures.orders.days).toHaveLength(28);
    expect(searchFigures.orders.days.slice(12, 16)).toEqual([null, null, 1, 1]);
    expect(searchFigures.visibility.days.at(-1)).toBe(0.3);
  });

  test('are not shown beyond the plan, nor compared with what it hides', async () => {
    const cabinet = await makeCabinet(app, { owner: await makeUser(app, { plan: 'none' }) });
    await makeDays(cabinet.id, fortnight);
    const { orders } = (await getOverview(app.context, cabinet.id)).searchFigures;
    expect(orders.weekBefore).toBeNull();
    expect(orders.days.filter((count) => count !== null).length).toBeLessThanOrEqual(7);
  });

  test('a day without viewers leaves the week without visibility, and the orders stay', async () => {
    const cabinet = await makeCabinet(app, { owner: await makeUser(app, { plan: 'start' }) });
    await makeDays(cabinet.id, { ...fortnight, [NEWEST]: { searched: 100, saw: null, orders: 0 } });
    const { visibility, orders } = (await getOverview(app.context, cabinet.id)).searchFigures;
    expect(visibility).toMatchObject({ week: null, weekBefore: 0.2 });
    expect(visibility.days.slice(-2)).toEqual([0.3, null]);
    expect(orders).toMatchObject({ week: 12 });
    expect(orders.days.at(-1)).toBe(0);
  });
});
