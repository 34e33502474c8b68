import { moscowDay } from '@vitrina/contract/dates.ts';
import { tagMyRequests } from '@vitrina/contract/my-requests.ts';
import { getPositionMatrix } from '@vitrina/contract/positions/matrix.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import { listTermIds, makeObservations } from '../../../test/builders/observations.ts';
import { collectRows } from '../../../test/builders/query-days.ts';
import { feedRow, startTinyFeed, type TinyFeed } from '../../../test/fakes/tiny-feed.ts';
import { findFrequencies } from '../../queries/find-frequencies.ts';
import { addEntry } from '../entries/add-entry.ts';

// 15:00 Moscow and a little, as clocks have it
const now = new Date('2026-03-02T12:00:00.340Z');
const today = moscowDay(now);
let sku = 700;

let app: TestApp;
let feed: TinyFeed;
beforeAll(async () => {
  feed = await startTinyFeed();
  app = await startTestApp({ now, env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' } });
});
afterAll(async () => {
  await app.close();
  await feed.stop();
});

async function makeEntry(queries: string[], addedAt = '2026-02-01T00:00:00Z') {
  sku += 1;
  const product = sku;
  app.clock.set(new Date(addedAt));
  const cabinet = await makeCabinet(app);
  const { entryId } = await addEntry(app.context, {
    cabinetId: cabinet.id,
    sku: product,
    cityId: 1,
    queries,
  });
  app.clock.set(now);
  const terms = await listTermIds(app, cabinet.id);
  return {
    cabinet,
    sku: product,
    entryId,
    observe: (query: string, rows: [at: string, answer: number | string][]) =>
      makeObservations(
        app,
        rows.map(([at, answer]) => ({
          cabinet: cabinet.id,
          product,
          termId: terms.get(query) ?? 0,
          at: `2026-${at}+03:00`,
          ...(typeof answer === 'number' ? { place: answer } : { outcome: answer }),
        })),
      ),
    get: (from = today) =>
      app.call(
        getPositionMatrix,
        { cabinetId: cabinet.id, entryId, from, to: today, grouping: 'Hour', choice: 'last' },
        cabinet.owner.token,
      ),
  };
}

test('the change is against the place a day ago, and is a word where a number is not possible', async () => {
  const queries = ['а', 'б', 'в', 'г', 'д', 'е'];
  const entry = await makeEntry(queries);
  await entry.observe('а', [
    ['02-28T15:01:00', 40],
    ['03-01T14:59:59', 12],
    ['03-01T15:00:01', 99],
    ['03-02T14:55:00', 7],
  ]);
  await entry.observe('б', [
    ['03-01T14:00:00', 30],
    ['03-01T14:30:00', 'timeout'],
    ['03-02T14:00:00', 'notFound'],
  ]);
  await entry.observe('в', [
    ['03-01T14:00:00', 'deep'],
    ['03-02T14:00:00', 500],
  ]);
  // Nothing in the day before that is old enough, and nothing that is new enough.
  await entry.observe('г', [
    ['02-28T14:59:00', 5],
    ['03-02T14:00:00', 5],
  ]);
  await entry.observe('д', [['03-01T14:00:00', 5]]);
  const { rows } = await entry.get();
  expect(rows.map(({ delta }) => delta)).toEqual([
    { from: 12, to: 7, places: 5 },
    { from: 30, to: 'notFound', places: null },
    { from: 'deep', to: 500, places: null },
    null,
    null,
    null,
  ]);
});

test('demand is that of the newest measured week, and null where the market does not know the query', async () => {
  const entry = await makeEntry(['чайник белый', 'никто не ищет']);
  expect(await entry.get()).toMatchObject({
    frequency: null,
    rows: [{ frequency: null }, { frequency: null }],
  });
  await collectRows(app, feed, { day: '2026-02-27', rows: [feedRow('чайник белый', { count: 30 })] });
  await collectRows(app, feed, { day: '2026-02-28', rows: [feedRow('чайник белый', { count: 41 })] });
  const { frequency, rows } = await entry.get();
  expect(frequency).toEqual({ window: 7, day: '2026-02-28' });
  expect(rows.map((row) => [row.query, row.frequency])).toEqual([
    ['никто не ищет', null],
    ['чайник белый', 71],
  ]);
  const { counts } = await findFrequencies(app.context, ['чайник белый']);
  expect(counts.get('чайник белый')).toBe(71);
});

test('a label of a query is that of this product in this cabinet', async () => {
  const [entry, other] = [await makeEntry(['чай', 'кофе']), await makeEntry(['чай'])];
  for (const { cabinet, sku: product } of [entry, other]) {
    await sql`insert into products (cabinet_id, sku, offer_id, name, search_text, is_archived, is_external, synced_at)
      values (${cabinet.id}, ${product}, '', 'товар', 'товар', false, true, ${now})`.execute(app.context.db);
  }
  const label = (one: typeof entry, tag: string) =>
    app.call(
      tagMyRequests,
      { cabinetId: one.cabinet.id, sku: one.sku, queries: ['Чай'], tag },
      one.cabinet.owner.token,
    );
  await label(entry, 'главный');
  await label(other, 'чужой');
  expect((await entry.get()).rows.map(({ query, tag }) => [query, tag])).toEqual([
    ['кофе', null],
    ['чай', 'главный'],
  ]);
});

test('queries that share a word are one cluster', async () => {
  const entry = await makeEntry(['чайник белый', 'чайники для дачи', 'лампа']);
  const { rows } = await entry.get();
  expect(rows.map(({ query, cluster }) => [query, cluster])).toEqual([
    ['лампа', null],
    ['чайник белый', 'чайник'],
    ['чайники для дачи', 'чайник'],
  ]);
});

test('changes of the step inside the period, with the step before and the queries that made it', async () => {
  const [entry, other] = [await makeEntry(['чай']), await makeEntry(['чай'])];
  const change = (cabinetId: number, at: string, minutes: number, queries: number) =>
    sql`insert into position_steps (cabinet_id, changed_at, step_minutes, unique_queries)
      values (${cabinetId}, ${`2026-${at}+03:00`}, ${minutes}, ${queries})`.execute(app.context.db);
  await change(entry.cabinet.id, '02-28T23:59:00', 30, 41);
  await change(entry.cabinet.id, '03-01T00:00:00', 60, 501);
  await change(entry.cabinet.id, '03-02T10:30:00', 5, 12);
  await change(other.cabinet.id, '03-02T11:00:00', 60, 600);
  expect((await entry.get('2026-03-01')).steps).toEqual([
    { changedAt: '2026-02-28T21:00:00.000Z', stepMinutes: 60, stepBefore: 30, uniqueQueries: 501 },
    { changedAt: '2026-03-02T07:30:00.000Z', stepMinutes: 5, stepBefore: 60, uniqueQueries: 12 },
  ]);
  expect((await other.get()).steps).toMatchObject([{ stepMinutes: 60, stepBefore: 5, uniqueQueries: 600 }]);
});

test('the first two periods are counted from the addition', async () => {
  const entry = await makeEntry(['чай'], '2026-03-02T11:55:00Z');
  expect(await entry.get()).toMatchObject({
    collectingFrom: '2026-03-02T11:55:00.000Z',
    collectingUntil: '2026-03-02T12:05:00.000Z',
  });
});
