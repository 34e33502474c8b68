import { addDays, listDays } from '@vitrina/contract/dates.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import { SERIES_METRICS } from '@vitrina/contract/query-metrics.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { getQuerySeries, getQueryStatistics, suggestQueries } from '@vitrina/contract/search-history.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { loadMarket } from '../../../test/builders/query-days.ts';
import { startTinyFeed, type TinyFeed } from '../../../test/fakes/tiny-feed.ts';
import { storeSnapshots } from '../../queries/store-snapshots.ts';
import { toJsonLines } from '../../queries/to-json-lines.ts';

const LAST = '2026-03-01';
const DAYS = 20;
const QUERIES = ['чайник', 'чайник электрический', 'лампа', 'электрический чайник', 'набор чайник', 'ножи'];

let app: TestApp;
let feed: TinyFeed;
let user: TestUser;
let cabinetId: CabinetId;

beforeAll(async () => {
  feed = await startTinyFeed();
  app = await startTestApp({ env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' } });
  user = await makeUser(app);
  cabinetId = (await makeCabinet(app, { owner: user })).id as CabinetId;
  await loadMarket(app, feed, { queries: QUERIES, last: LAST, days: DAYS });
});
afterAll(async () => {
  await app.close();
  await feed.stop();
});

type Input = InputOf<typeof getQuerySeries>;
const input = (overrides: Partial<Input> = {}): Input => ({
  cabinetId,
  marketplace: 'ozon',
  queries: ['чайник', 'лампа'],
  from: addDays(LAST, -27),
  to: LAST,
  window: 7,
  metrics: [...SERIES_METRICS],
  ...overrides,
});

describe('getSeries', () => {
  test('each point is what the table says of that day; before the first whole window nothing is drawn', async () => {
    const { days, series } = await app.call(getQuerySeries, input(), user.token);
    expect(days).toEqual(listDays(addDays(LAST, -27), LAST));
    const firstWhole = addDays(LAST, 1 - DAYS + 6);
    for (const day of [firstWhole, addDays(LAST, -5), LAST]) {
      const period = { from: input().from, to: day, queries: ['чайник', 'лампа'], window: 7 as const };
      const table = await app.call(
        getQueryStatistics,
        { cabinetId, marketplace: 'ozon', ...period },
        user.token,
      );
      for (const { query, values } of series) {
        const row = table.rows.find((one) => one.query === query);
        for (const metric of SERIES_METRICS) {
          const drawn = values[metric]?.[days.indexOf(day)];
          const rounded = metric === 'avg_price' ? Math.round(Number(drawn)) : drawn;
          expect([day, query, metric, rounded]).toEqual([day, query, metric, row?.[metric]]);
        }
      }
    }
    const before = days.indexOf(firstWhole);
    expect(series[0]?.values.count?.slice(0, before)).toEqual(Array.from({ length: before }, () => null));
  });

  test('28 days need 28 measured days', async () => {
    const { series } = await app.call(getQuerySeries, input({ window: 28, metrics: ['count'] }), user.token);
    expect(series[0]?.values.count?.every((value) => value === null)).toBe(true);
  });

  test('weeks and months show their last measured window', async () => {
    const daily = await app.call(getQuerySeries, input({ metrics: ['count'] }), user.token);
    const weekly = await app.call(
      getQuerySeries,
      input({ metrics: ['count'], grouping: 'Week' }),
      user.token,
    );
    // 1 March 2026 is a Sunday, so the last week is whole.
    expect(weekly.days.at(-1)).toBe('2026-02-23');
    expect(weekly.series[0]?.values.count?.at(-1)).toBe(daily.series[0]?.values.count?.at(-1));
    const monthly = await app.call(
      getQuerySeries,
      input({ metrics: ['count'], grouping: 'Month' }),
      user.token,
    );
    expect(monthly.days).toEqual(['2026-02-02', '2026-03-01']);
  });

  test('a query that nobody searched is a line of zeros where days were measured', async () => {
    const ask = input({ queries: ['никто не ищет'], metrics: ['count', 'avg_price'] });
    const { series } = await app.call(getQuerySeries, ask, user.token);
    expect(series[0]?.values.count?.at(-1)).toBe(0);
    expect(series[0]?.values.count?.[0]).toBeNull();
    expect(series[0]?.values.avg_price?.at(-1)).toBeNull();
  });

  test('numbers of other sources stand over time by themselves, of those who may see them and up to the period', async () => {
    const takenAt = '2026-03-02 09:00:00';
    const store = (cabinet: number, source: string, points: [string, number, number | null][]) =>
      storeSnapshots(
        app.context,
        { cabinet, marketplace: 'ozon', source, unit: 'searches', takenAt },
        toJsonLines(points.map(([day, days, count]) => ({ text: 'лампа', window_days: days, day, count }))),
      );
    const imported = { marketplace: 'ozon', file_sha256: 'x', report: '{}', imported_at: takenAt };
    await app.context.db
      .insertInto('query_imports' as never)
      .values(imported)
      .execute();
    const months: [string, number, number | null][] = [
      ['2025-12-31', 31, 5],
      ['2026-01-31', 31, null],
      ['2026-02-28', 28, 7],
      ['2026-03-31', 31, 9],
    ];
    await store(cabinetId, 'trends', months);
    await store(0, 'shared', [...months.slice(0, 1), ['2026-02-20', 7, 3], ['2026-02-27', 7, 4]]);
    await store(cabinetId + 1000, 'strange', months);
    const { others, series } = await app.call(getQuerySeries, input({ metrics: ['count'] }), user.token);
    expect(others).toEqual([
      {
        query: 'лампа',
        source: 'shared',
        unit: 'searches',
        isShared: true,
        points: [
          { day: '2026-02-20', windowDays: 7, count: 3 },
          { day: '2026-02-27', windowDays: 7, count: 4 },
        ],
      },
      {
        query: 'лампа',
        source: 'trends',
        unit: 'searches',
        isShared: false,
        points: [
          { day: '2025-12-31', windowDays: 31, count: 5 },
          { day: '2026-02-28', windowDays: 28, count: 7 },
        ],
      },
    ]);
    expect(series.map(({ query }) => query)).toEqual(['чайник', 'лампа']);
  });

  test('more points than can be drawn are refused', async () => {
    const queries = Array.from({ length: 100 }, (_, index) => `запрос ${index}`);
    const heavy = await app.inject(getQuerySeries, input({ queries, from: '2024-03-14' }), user.token);
    expect(heavy.body).toMatchObject({ error: { subject: 'request', action: 'tooHeavy' } });
  });
});

describe('suggestQueries', () => {
  const suggest = async (text: string) => {
    const answer = await app.call(suggestQueries, { cabinetId, marketplace: 'ozon', text }, user.token);
    return answer.queries.map(({ query }) => query);
  };

  test('what begins with the text comes first, the more popular one first', async () => {
    expect(await suggest('ЧАЙН')).toEqual([
      'чайник',
      'чайник электрический',
      'электрический чайник',
      'набор чайник',
    ]);
    expect(await suggest('электр')).toEqual(['электрический чайник', 'чайник электрический']);
  });

  test('nothing known, nothing suggested', async () => {
    expect(await suggest("%_'")).toEqual([]);
    const other = await app.call(suggestQueries, { cabinetId, marketplace: 'wb', text: 'чай' }, user.token);
    expect(other.queries).toEqual([]);
  });
});
