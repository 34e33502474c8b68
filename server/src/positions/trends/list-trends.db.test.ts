import { listPositionTrends } from '@vitrina/contract/positions/trends.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet, makeUser } from '../../../test/builders/factories.ts';
import { listTermIds, makeObservations } from '../../../test/builders/observations.ts';
import { setPlan } from '../../billing/plans/set-plan.ts';
import { addEntry } from '../entries/add-entry.ts';
import { removeQueries } from '../entries/remove-queries.ts';

const SKU = 500;
// 15:20 Moscow
const now = new Date('2026-03-02T12:20:00Z');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now });
});
afterAll(() => app.close());

async function makeEntry(queries: string[]) {
  app.clock.set(new Date('2026-01-01T00:00:00Z'));
  const cabinet = await makeCabinet(app, { owner: await makeUser(app, { plan: 'expert' }) });
  const added = { cabinetId: cabinet.id, sku: SKU, cityId: 1 };
  const { entryId } = await addEntry(app.context, { ...added, queries });
  app.clock.set(now);
  const terms = await listTermIds(app, cabinet.id);
  const list = () => app.call(listPositionTrends, { cabinetId: cabinet.id }, cabinet.owner.token);
  return {
    cabinet,
    entryId,
    observe: (query: string, rows: [at: string, answer: number | string][], city = 1) =>
      makeObservations(
        app,
        rows.map(([at, answer]) => ({
          cabinet: cabinet.id,
          product: SKU,
          city,
          termId: terms.get(query) ?? 0,
          at: `2026-${at}+03:00`,
          ...(typeof answer === 'number' ? { place: answer } : { outcome: answer }),
        })),
      ),
    list,
    only: async () => {
      const [trend] = (await list()).trends;
      if (trend === undefined) throw new Error('No trend.');
      return trend;
    },
  };
}

test('a day is the average of its found places; a day of н/н alone and a day of nothing are both gaps', async () => {
  const entry = await makeEntry(['чай', 'кофе']);
  await entry.observe('чай', [
    ['02-02T23:59:00', 900],
    ['02-03T00:00:00', 1],
    ['02-28T10:00:00', 10],
    ['02-28T11:00:00', 'notFound'],
    ['03-01T10:00:00', 'deep'],
    ['03-01T11:00:00', 'timeout'],
    ['03-02T10:00:00', 4],
  ]);
  await entry.observe('кофе', [
    ['02-28T10:00:00', 20],
    ['02-28T11:00:00', 21],
    ['03-02T10:00:00', 5],
  ]);
  const { days, trends } = await entry.list();
  expect([days.length, days[0], days.at(-1)]).toEqual([28, '2026-02-03', '2026-03-02']);
  const [trend] = trends;
  expect(trend).toMatchObject({ entryId: entry.entryId, answered: 8, found: 6 });
  expect(trend?.averages[0]).toBe(1);
  expect(trend?.averages.slice(-4)).toEqual([null, 17, null, 4.5]);
  expect(trend?.averages.slice(1, -3).every((one) => one === null)).toBe(true);
});

test('then and now are the last answers of the same queries', async () => {
  const entry = await makeEntry(['а', 'б', 'в', 'г', 'д']);
  await entry.observe('а', [
    ['02-23T14:00:00', 50],
    // What is taken for a week ago ends with this moment.
    ['02-23T15:20:00', 40],
    ['02-23T15:20:01', 1],
    ['03-01T10:00:00', 100],
    ['03-01T15:10:00', 30],
    ['03-01T16:10:00', 2],
    ['03-02T15:00:00', 10],
  ]);
  await entry.observe('б', [
    ['03-01T12:00:00', 50],
    ['03-02T15:00:00', 20],
  ]);
  // Found before and lost since; the other way round; never asked then.
  await entry.observe('в', [
    ['03-01T12:00:00', 7],
    ['03-02T15:00:00', 'notFound'],
  ]);
  await entry.observe('г', [
    ['03-01T12:00:00', 'deep'],
    ['03-02T15:00:00', 3],
  ]);
  await entry.observe('д', [
    // Six hours before then: it tells of another day.
    ['03-01T09:20:00', 1],
    ['03-02T15:00:00', 500],
  ]);
  const { day, week } = await entry.only();
  expect(day).toEqual({ before: 40, now: 15, queries: 2, lost: 1, gained: 1 });
  expect(week).toEqual({ before: 40, now: 10, queries: 1, lost: 0, gained: 0 });
});

test('when all of them are lost there is no average, but the loss is returned', async () => {
  const entry = await makeEntry(['чай']);
  await entry.observe('чай', [
    ['03-01T12:00:00', 5],
    ['03-02T12:00:00', 'notFound'],
  ]);
  expect((await entry.only()).day).toEqual({ before: null, now: null, queries: 0, lost: 1, gained: 0 });
});

test('averages are rounded to hundredths', async () => {
  const entry = await makeEntry(['а', 'б', 'в']);
  for (const [query, place] of [
    ['а', 1],
    ['б', 1],
    ['в', 2],
  ] as const)
    await entry.observe(query, [
      ['03-01T12:00:00', place + 3],
      ['03-02T12:00:00', place],
    ]);
  const { averages, day } = await entry.only();
  expect(averages.at(-1)).toBe(1.33);
  expect(day).toMatchObject({ before: 4.33, now: 1.33, queries: 3 });
});

test('what is no longer followed, and the same query of another city, have no part in it', async () => {
  const entry = await makeEntry(['чай', 'кофе']);
  await entry.observe('чай', [
    ['03-01T12:00:00', 5],
    ['03-02T12:00:00', 5],
  ]);
  await entry.observe('чай', [['03-02T12:00:00', 900]], 2);
  await entry.observe('кофе', [
    ['03-01T12:00:00', 500],
    ['03-02T12:00:00', 900],
  ]);
  await removeQueries(app.context, {
    cabinetId: entry.cabinet.id,
    entryId: entry.entryId,
    queries: ['кофе'],
  });
  const { averages, day, answered } = await entry.only();
  expect(averages.slice(-2)).toEqual([5, 5]);
  expect(day).toEqual({ before: 5, now: 5, queries: 1, lost: 0, gained: 0 });
  expect(answered).toBe(2);
});

test('an answer older than a day is not now', async () => {
  const entry = await makeEntry(['чай']);
  await entry.observe('чай', [
    ['02-28T16:00:00', 5],
    ['03-01T15:10:00', 5],
  ]);
  expect(await entry.only()).toMatchObject({ day: null, week: null });
});

test('nobody has checked it yet: no trend; without the plan nothing is shown', async () => {
  const entry = await makeEntry(['чай']);
  expect((await entry.list()).trends).toEqual([]);
  await entry.observe('чай', [['03-02T12:00:00', 5]]);
  expect((await entry.list()).trends).toHaveLength(1);
  await setPlan(app.context, entry.cabinet.owner.id, 'none', 30);
  expect(await entry.list()).toEqual({ days: [], trends: [] });
});

test('a stranger finds no cabinet, and a user of another cabinet sees nothing of this one', async () => {
  const mine = await makeEntry(['чай']);
  const other = await makeEntry(['чай']);
  await other.observe('чай', [['03-02T12:00:00', 5]]);
  expect((await mine.list()).trends).toEqual([]);
  const input = { cabinetId: other.cabinet.id };
  const answer = await app.inject(listPositionTrends, input, mine.cabinet.owner.token);
  expect(answer.status).toBe(400);
});
