import { addDays, listDays } from '@vitrina/contract/dates.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import {
  getSavedDemand,
  renameSavedSearch,
  SAVED_DEMAND,
  saveSearch,
} from '@vitrina/contract/saved-searches.ts';
import { getQueryStatistics } from '@vitrina/contract/search-history.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { loadMarket } from '../../../test/builders/query-days.ts';
import { startTinyFeed, type TinyFeed } from '../../../test/fakes/tiny-feed.ts';

const LAST = '2026-03-01';
const DAYS = 20;

let app: TestApp;
let feed: TinyFeed;
let owner: TestUser;
let cabinetId: CabinetId;

beforeAll(async () => {
  feed = await startTinyFeed();
  app = await startTestApp({ env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' } });
  await loadMarket(app, feed, { queries: ['чайник', 'лампа', 'ножи'], last: LAST, days: DAYS });
});
beforeEach(async () => {
  owner = await makeUser(app);
  cabinetId = (await makeCabinet(app, { owner })).id as CabinetId;
});
afterAll(async () => {
  await app.close();
  await feed.stop();
});

type Input = InputOf<typeof saveSearch>;
const search = (queries: string[], overrides: Partial<Input> = {}): Input => ({
  cabinetId,
  marketplace: 'ozon',
  queries,
  from: addDays(LAST, -27),
  to: LAST,
  window: 7,
  ...overrides,
});
const run = (queries: string[]) =>
  app.call(getQueryStatistics, { ...search(queries), window: 7 }, owner.token);
const save = (queries: string[], overrides: Partial<Input> = {}) =>
  app.call(saveSearch, search(queries, overrides), owner.token);
const demand = () => app.call(getSavedDemand, { cabinetId, marketplace: 'ozon' }, owner.token);

test('is the sum of the queries on each day, and a day that was not measured has none', async () => {
  await run(['чайник', 'лампа', 'никто не ищет']);
  const { searchId } = await save(['чайник', 'лампа', 'никто не ищет']);
  await app.call(renameSavedSearch, { cabinetId, searchId, name: 'Кухня' }, owner.token);
  const { days, searches } = await demand();
  expect(days).toHaveLength(SAVED_DEMAND.days);
  expect(searches).toMatchObject([
    { id: searchId, name: 'Кухня', queries: ['чайник', 'лампа', 'никто не ищет'] },
  ]);
  const week = await run(['чайник', 'лампа']);
  const counts = searches[0]?.counts ?? [];
  const last = days.indexOf(LAST);
  expect(
    counts.slice(last - 6, last + 1).reduce((sum: number, count) => sum + (count ?? Number.NaN), 0),
  ).toBe(week.rows.reduce((sum, { count }) => sum + (count ?? 0), 0));
  expect(days.filter((_, place) => counts[place] !== null)).toEqual(listDays(addDays(LAST, 1 - DAYS), LAST));
});

test('a search that nobody has run is not answered without a run', async () => {
  await save(['чайник']);
  expect((await demand()).searches).toEqual([]);
  await run(['чайник']);
  expect((await demand()).searches).toHaveLength(1);
});

test('searches of the same queries are one line, and there are no more than fit a chart', async () => {
  await run(['чайник', 'лампа']);
  await save(['чайник', 'лампа']);
  await save(['Лампа', 'чайник'], { from: addDays(LAST, -20) });
  await run(['лампа', 'чайник']);
  expect((await demand()).searches).toHaveLength(1);
  for (let nth = 0; nth < SAVED_DEMAND.searches; nth += 1) {
    await save([`запрос ${nth}`]);
    await run([`запрос ${nth}`]);
  }
  const { searches } = await demand();
  expect(searches.map(({ queries }) => queries)).toEqual(
    Array.from({ length: SAVED_DEMAND.searches }, (_, nth) => [`запрос ${SAVED_DEMAND.searches - 1 - nth}`]),
  );
});

test('days before those that the plan shows have no number', async () => {
  owner = await makeUser(app, { plan: 'none' });
  cabinetId = (await makeCabinet(app, { owner })).id as CabinetId;
  const period = { from: addDays(LAST, -5) };
  await app.call(getQueryStatistics, { ...search(['чайник'], period), window: 7 }, owner.token);
  await save(['чайник'], period);
  const { days, searches } = await demand();
  const shown = days.filter((_, place) => searches[0]?.counts[place] !== null);
  // Today is the second of March, and the plan shows seven days before it.
  expect(shown).toEqual(listDays('2026-02-23', LAST));
});
