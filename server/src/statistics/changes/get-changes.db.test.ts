import { addDays, type Day, listDays } from '@vitrina/contract/dates.ts';
import { type Change, getChanges } from '@vitrina/contract/statistics/changes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeAbTest } from '../../../test/builders/ab-tests.ts';
import { makeCabinet, makeUser } from '../../../test/builders/factories.ts';
import { listTermIds, makeObservations } from '../../../test/builders/observations.ts';
import { storeOwnQueries } from '../../../test/builders/own-days.ts';
import { collectDays } from '../../../test/builders/query-days.ts';
import { trackQueries } from '../../../test/builders/tracked.ts';
import { feedRow, startTinyFeed, type TinyFeed } from '../../../test/fakes/tiny-feed.ts';

const TODAY = '2026-03-10';
const NEWEST = '2026-03-08';
const NOW = `${TODAY}T12:00:00Z`;
const YESTERDAY = '2026-03-09T12:00:00Z';

let app: TestApp;
let feed: TinyFeed;
beforeAll(async () => {
  feed = await startTinyFeed();
  app = await startTestApp({ now: new Date(NOW), env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' } });
});
afterAll(async () => {
  await app.close();
  await feed.stop();
});

type Cabinet = Awaited<ReturnType<typeof makeCabinet>>;
const openCabinet = async (): Promise<Cabinet> =>
  makeCabinet(app, { owner: await makeUser(app, { plan: 'expert' }) });
const ask = (cabinet: Cabinet) => app.call(getChanges, { cabinetId: cabinet.id }, cabinet.owner.token);
const ofKind = <Kind extends Change['kind']>(changes: readonly Change[], kind: Kind) =>
  changes.filter((one): one is Extract<Change, { kind: Kind }> => one.kind === kind);

/** Each query of a product stood somewhere yesterday and stands somewhere now; null: not found. */
async function makePlaces(
  cabinet: Cabinet,
  sku: number,
  places: Readonly<Record<string, readonly [number | null, number | null]>>,
  cityId = 213,
): Promise<void> {
  await trackQueries(app, cabinet.id, { sku, cityId, queries: Object.keys(places) });
  const terms = await listTermIds(app, cabinet.id);
  await makeObservations(
    app,
    Object.entries(places).flatMap(([query, [before, after]]) =>
      (
        [
          [YESTERDAY, before],
          ['2026-03-10T11:00:00Z', after],
        ] as const
      ).map(([at, place]) => ({
        cabinet: cabinet.id,
        product: sku,
        city: cityId,
        termId: terms.get(query) ?? 0,
        at,
        ...(place === null ? { outcome: 'notFound' } : { place }),
      })),
    ),
  );
}

type Sold = { sku: number; query: string; kopecksADay: number; others?: readonly string[] };

/** A week in which a product sold by a query, and others led to it; many searched, and the deeper it stood the fewer saw it. */
async function storeWeek(cabinet: Cabinet, { sku, query, kopecksADay, others = [] }: Sold): Promise<void> {
  const days = listDays(addDays(NEWEST, -6), NEWEST);
  const depths = [
    ['у всех на виду', 4, 800],
    ['подальше', 15, 400],
    ['совсем далеко', 400, 0],
  ] as const;
  await storeOwnQueries(
    app,
    cabinet.id,
    days.flatMap((day) => [
      { sku, day, query, search: 10, views: 8, position: 4, gmv: kopecksADay },
      ...depths.map(([other, position, views]) => ({
        sku: 9,
        day,
        query: other,
        search: 1000,
        views,
        position,
      })),
      ...others.map((other) => ({ sku: 2, day, query: other, search: 5 })),
    ]),
  );
}

test('a cabinet in which nothing has happened has no changes', async () => {
  expect(await ask(await openCabinet())).toEqual({
    since: '2026-03-08T21:00:00.000Z',
    changes: [],
    total: 0,
    figuresDay: null,
  });
});

test('a fall is one of ten places or out of a top, and costs what no longer is seen of what the query brings', async () => {
  const cabinet = await openCabinet();
  await makePlaces(cabinet, 1, {
    чайник: [4, 15],
    'чайник белый': [9, 12],
    'чайник для дачи': [5, null],
    'чайник новый': [12, 14],
    'чайник старый': [15, 4],
    'чайник большой': [null, null],
    'чайник малый': [180, 300],
  });
  await storeWeek(cabinet, { sku: 1, query: 'чайник', kopecksADay: 100_000 });
  const { changes, figuresDay } = await ask(cabinet);
  expect(figuresDay).toBe(NEWEST);
  expect(
    ofKind(changes, 'fall').map(({ query, before, after, effectKopecks }) => [
      query,
      before,
      after,
      effectKopecks,
    ]),
  ).toEqual([
    // Half of those who see a product among the first ten see one of the second ten.
    ['чайник', 4, 15, -50_000],
    ['чайник для дачи', 5, 'notFound', null],
    ['чайник белый', 9, 12, null],
  ]);
});

test('what fell in two cities costs its query once, and what is paused has not fallen', async () => {
  const cabinet = await openCabinet();
  await makePlaces(cabinet, 1, { чайник: [4, 15] }, 213);
  await makePlaces(cabinet, 1, { чайник: [5, 16] }, 2);
  await makePlaces(cabinet, 2, { ваза: [4, 60] });
  await sql`update position_entries set is_paused = true where cabinet_id = ${cabinet.id} and sku = 2`.execute(
    app.context.db,
  );
  await storeWeek(cabinet, { sku: 1, query: 'чайник', kopecksADay: 100_000 });
  const falls = ofKind((await ask(cabinet)).changes, 'fall');
  expect(falls.map(({ effectKopecks }) => effectKopecks)).toEqual([-50_000, null]);
});

test('a query that is searched much more brings as much more, and small or steady ones are left out', async () => {
  const cabinet = await openCabinet();
  await storeWeek(cabinet, {
    sku: 1,
    query: 'зонт',
    kopecksADay: 70_000,
    others: ['редкость', 'ровно'],
  });
  await trackQueries(app, cabinet.id, { sku: 3, cityId: 213, queries: ['Плащ'] });
  const rowsOf = (day: Day) => {
    const isAfter = day > addDays(NEWEST, -7);
    return [
      feedRow('зонт', { count: isAfter ? 150 : 100 }),
      feedRow('плащ', { count: isAfter ? 40 : 100 }),
      feedRow('редкость', { count: isAfter ? 9 : 3 }),
      feedRow('ровно', { count: isAfter ? 110 : 100 }),
      feedRow('чужое', { count: isAfter ? 900 : 100 }),
    ];
  };
  await collectDays(app, feed, { days: listDays(addDays(NEWEST, -13), NEWEST), rowsOf });
  const jumps = ofKind((await ask(cabinet)).changes, 'jump');
  expect(jumps).toEqual([
    {
      kind: 'jump',
      query: 'зонт',
      before: 700,
      after: 1050,
      isTracked: false,
      sku: 1,
      effectKopecks: 35_000,
    },
    { kind: 'jump', query: 'плащ', before: 700, after: 280, isTracked: true, sku: null, effectKopecks: null },
  ]);
});

test('tests that ended since yesterday bring their lift; older, deleted and running ones are left out', async () => {
  const cabinet = await openCabinet();
  await storeWeek(cabinet, { sku: 1, query: 'чайник', kopecksADay: 100_000 });
  const conclusion = (afterImageId: number | null) =>
    JSON.stringify({ afterImageId, beforeImageId: 1, lift: { value: 0.1, low: 0.02, high: 0.2 } });
  const won = { sku: 1, status: 'finished', finished_at: new Date('2026-03-10T08:00:00Z') } as const;
  const testId = await makeAbTest(app, cabinet.id, { ...won, name: 'Белый фон', conclusion: conclusion(2) });
  await makeAbTest(app, cabinet.id, { ...won, name: 'Без разницы', conclusion: conclusion(null) });
  await makeAbTest(app, cabinet.id, { ...won, finished_at: new Date('2026-03-08T20:59:00Z') });
  await makeAbTest(app, cabinet.id, { ...won, deleted_at: new Date(NOW) });
  await makeAbTest(app, cabinet.id, { sku: 1 });
  expect(ofKind((await ask(cabinet)).changes, 'test')).toEqual([
    {
      kind: 'test',
      testId,
      name: 'Белый фон',
      at: '2026-03-10T08:00:00.000Z',
      lift: 0.1,
      effectKopecks: 10_000,
    },
    expect.objectContaining({ name: 'Без разницы', lift: null, effectKopecks: null }),
  ]);
});

test('changes of watched cards stand last, those that matter first; what went back or was acknowledged is left out', async () => {
  const cabinet = await openCabinet();
  const at = new Date('2026-03-10T06:00:00Z');
  const { db } = app.context;
  const { rows } = await sql<{ id: number }>`
    insert into watched_cards (sku, facts, next_look_at, every_seconds)
    values (77, '{"title": "Соседний чайник"}', ${at}, 3600) returning id`.execute(db);
  const card = rows[0]?.id ?? 0;
  const change = async (
    snapshot: number,
    what: string,
    importance: string,
    { isBack = false, acknowledgedAt = null as Date | null, from = at } = {},
  ) =>
    sql`insert into radar_changes
      (cabinet_id, sku, card_id, snapshot, is_own, kind, difference, importance, from_at, at, last_at, is_back, acknowledged_at)
      values (${cabinet.id}, 77, ${card}, ${snapshot}, false, ${what}, '{}', ${importance}, ${from}, ${from}, ${from},
        ${isBack}, ${acknowledgedAt})`.execute(db);
  await change(2, 'reviews', 'low');
  await change(3, 'price', 'high');
  await change(4, 'title', 'high', { isBack: true });
  await change(5, 'stock', 'high', { acknowledgedAt: at });
  await change(6, 'rating', 'high', { from: new Date('2026-03-08T20:00:00Z') });
  const cards = ofKind((await ask(cabinet)).changes, 'card');
  expect(cards.map(({ what, product, isOwn }) => [what, product, isOwn])).toEqual([
    ['price', 'Соседний чайник', false],
    ['reviews', 'Соседний чайник', false],
  ]);
});

test('the first twenty are shown, and all are counted', async () => {
  const cabinet = await openCabinet();
  const places = Object.fromEntries(
    Array.from({ length: 25 }, (_, index) => [`запрос ${index}`, [index + 1, 200] as const]),
  );
  await makePlaces(cabinet, 1, places);
  const { changes, total } = await ask(cabinet);
  expect([changes.length, total]).toEqual([20, 25]);
});
