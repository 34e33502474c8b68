import { addDays } from '@vitrina/contract/dates.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import { QUERY_METRIC_NAMES } from '@vitrina/contract/query-metrics.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { getQueryStatistics } from '@vitrina/contract/search-history.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet, makeUser, type TestUser } from '../../test/builders/factories.ts';
import { loadMarket, marketDay } from '../../test/builders/query-days.ts';
import { startTinyFeed, type TinyFeed } from '../../test/fakes/tiny-feed.ts';
import { compareLines } from './table/compare-lines.ts';

const LAST = '2026-03-01';
const QUERIES = Array.from({ length: 12 }, (_, index) => `чайник ${index}`);

type Input = InputOf<typeof getQueryStatistics>;

let app: TestApp;
let feed: TinyFeed;
let user: TestUser;
let cabinetId: CabinetId;

beforeAll(async () => {
  feed = await startTinyFeed();
  app = await startTestApp({ env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' } });
  user = await makeUser(app);
  cabinetId = (await makeCabinet(app, { owner: user })).id as CabinetId;
  await loadMarket(app, feed, { queries: QUERIES, last: LAST, days: 57, marketplace: 'ym' });
});
afterAll(async () => {
  await app.close();
  await feed.stop();
});

async function rowsOf(overrides: Partial<Input> = {}) {
  const period = { from: addDays(LAST, -27), to: LAST };
  const input = { cabinetId, marketplace: 'ym' as const, queries: [], ...period, window: 1 as const };
  return (await app.call(getQueryStatistics, { ...input, pageSize: 100, ...overrides }, user.token)).rows;
}

test('a window of one day has what the provider said of it, and the growth of the week and the month', async () => {
  const weeks = await rowsOf({ window: 7 });
  for (const to of [LAST, addDays(LAST, -1)]) {
    const rows = await rowsOf({ to });
    const said = new Map(marketDay(QUERIES, to).map((row) => [row.query, row]));
    expect(rows.map(({ query }) => query).toSorted()).toEqual([...said.keys()].toSorted());
    for (const row of rows) {
      const { count, ord, gmv_kopecks: gmv } = said.get(row.query) ?? {};
      expect(row).toMatchObject({ windowDays: 1, day: to, count, frequency: count, ord, gmv, angle: null });
    }
  }
  for (const row of await rowsOf()) {
    const { dynamics_in7, dynamics_in28 } = weeks.find(({ query }) => query === row.query) ?? {};
    expect(row).toMatchObject({ dynamics_in7, dynamics_in28 });
    expect(row.dynamics_in28).not.toBeNull();
  }
});

test('chosen queries have the same lines as the market, which says besides how they are typed', async () => {
  const market = (await rowsOf()).map(({ spelling, ...row }) => {
    expect(spelling).toBeDefined();
    return row;
  });
  const chosen = await rowsOf({ queries: market.map(({ query }) => query) });
  expect(market.length).toBeGreaterThan(5);
  expect(chosen).toEqual(market);
});

test('every column sorts as its values do', async () => {
  for (const sort of QUERY_METRIC_NAMES) {
    const rows = await rowsOf({ sort, direction: 'asc' });
    const sorted = rows.toSorted((a, b) => compareLines(a, b, [{ key: sort, direction: 'asc' }]));
    expect(rows.map((row) => row[sort])).toEqual(sorted.map((row) => row[sort]));
  }
});
