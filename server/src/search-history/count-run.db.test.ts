import { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import { addDays } from '@vitrina/contract/dates.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import {
  downloadQueryStatistics,
  getQueryHours,
  getQuerySeries,
  getQueryStatistics,
  startQueryExport,
} from '@vitrina/contract/search-history.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet, makeUser, type TestUser } from '../../test/builders/factories.ts';
import { loadMarket } from '../../test/builders/query-days.ts';
import { startTinyFeed, type TinyFeed } from '../../test/fakes/tiny-feed.ts';
import { refusal } from '../../test/refusal.ts';

const LAST = '2026-03-01';
const MAXIMUM = PLAN_LIMITS.none.searchHistoryRunsOzon;

let app: TestApp;
let feed: TinyFeed;
let user: TestUser;
let cabinetId: CabinetId;
beforeAll(async () => {
  feed = await startTinyFeed();
  app = await startTestApp({ env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' } });
  await loadMarket(app, feed, { queries: ['чайник', 'ковёр'], last: LAST, days: 8 });
});
beforeEach(async () => {
  feed.answer = undefined;
  user = await makeUser(app, { plan: 'none' });
  cabinetId = (await makeCabinet(app, { owner: user })).id as CabinetId;
});
afterAll(async () => {
  await app.close();
  await feed.stop();
});

type Input = InputOf<typeof getQueryStatistics>;
const input = (overrides: Partial<Input> = {}): Input => ({
  cabinetId,
  marketplace: 'ozon',
  queries: ['чайник', 'ковёр'],
  from: addDays(LAST, -5),
  to: LAST,
  window: 7,
  ...overrides,
});
const ask = (overrides: Partial<Input> = {}) => app.inject(getQueryStatistics, input(overrides), user.token);
async function used(name = 'searchHistoryRunsOzon') {
  const { limits } = await app.call(getCabinetLimits, { cabinetId }, user.token);
  return limits.find((limit) => limit.name === name)?.current;
}
const FILE = { format: 'csv', columns: ['count'], headers: ['Запрос', 'Популярность'] } as const;
const file = () => ({ ...input(), ...FILE, columns: [...FILE.columns], headers: [...FILE.headers] });

test('the table in any order, the charts, the hours and the file of one question are one run', async () => {
  await Promise.all([
    ask(),
    ask({ page: 2, sort: 'gmv', direction: 'asc', isEmptyHidden: true }),
    ask({ queries: ['КОВЕР', 'Чайник', 'чайник'] }),
    app.call(getQuerySeries, { ...input(), metrics: ['count'] }, user.token),
    app.call(getQueryHours, { ...input(), first: 1 }, user.token),
    app.inject(downloadQueryStatistics, file(), user.token),
    app.call(startQueryExport, file(), user.token),
  ]);
  expect(await used()).toBe(1);
});

test.each<[string, Partial<Input>]>([
  ['other queries', { queries: ['чайник'] }],
  ['another period', { from: addDays(LAST, -4) }],
  ['another window', { window: 28 }],
])('%s are another run', async (_, change) => {
  await ask();
  expect((await ask(change)).status).toBe(200);
  expect(await used()).toBe(2);
});

test('each marketplace has runs of its own', async () => {
  await ask({ marketplace: 'wb' });
  expect([await used(), await used('searchHistoryRunsWb'), await used('searchHistoryRunsYm')]).toEqual([
    0, 1, 0,
  ]);
});

test('the whole market is free, and stays open when the runs are spent', async () => {
  for (let place = 0; place < MAXIMUM; place += 1) await ask({ queries: [`запрос ${place}`] });
  expect(await used()).toBe(MAXIMUM);
  const spent = refusal('cabinet.limitExceeded', { type: 'searchHistoryRunsOzon', maximum: MAXIMUM });
  expect((await ask()).body).toEqual(spent);
  const file = { ...input(), format: 'csv' as const, columns: ['count' as const], headers: ['a', 'b'] };
  expect((await app.inject(downloadQueryStatistics, file, user.token)).body).toEqual(spent);
  expect((await ask({ queries: [] })).body).toMatchObject({ total: 2 });
  expect((await ask({ queries: ['запрос 0'] })).status).toBe(200);
  expect(await used()).toBe(MAXIMUM);
});

test('what the provider did not answer, and what the plan refuses, costs nothing', async () => {
  feed.answer = (_, response) => response.writeHead(500).end();
  expect((await ask({ cityId: 213 })).body).toEqual(refusal('external.serverError'));
  expect((await ask({ from: '2025-01-01' })).body).toMatchObject({ error: { action: 'outOfRange' } });
  expect(await used()).toBe(0);
});
