import { addDays, listDays } from '@vitrina/contract/dates.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import {
  downloadQueryStatistics,
  getCities,
  getQueryHourDays,
  getQueryHours,
  getQuerySeries,
  getQueryStatistics,
} from '@vitrina/contract/search-history.ts';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { loadMarket } from '../../../test/builders/query-days.ts';
import { feedFigures, startTinyFeed, type TinyFeed } from '../../../test/fakes/tiny-feed.ts';
import { urlOf } from '../../platform/http/serve.ts';
import { fetchHistories } from './fetch-histories.ts';

const LAST = '2026-03-01';
const MOSCOW = 213;
const KETTLE = 'чайник';
/** 10 searches in each hour of the evening, 2 in the others. */
const COUNTS = Array.from({ length: 24 }, (_, hour) => (hour >= 18 ? 10 : 2));
const DAY_COUNT = COUNTS.reduce((sum, count) => sum + count, 0);

let app: TestApp;
let feed: TinyFeed;
let user: TestUser;
let cabinetId: CabinetId;

beforeAll(async () => {
  feed = await startTinyFeed();
  app = await startTestApp({ env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' } });
  user = await makeUser(app);
  cabinetId = (await makeCabinet(app, { owner: user })).id as CabinetId;
  await loadMarket(app, feed, { queries: [KETTLE, 'лампа'], last: LAST, days: 3 });
});
afterAll(async () => {
  await app.close();
  await feed.stop();
});
// The market stays as it was loaded; what was fetched on request is fetched by each test anew.
beforeEach(async () => {
  await app.context.db.deleteFrom('query_histories' as never).execute();
  for (const table of ['sq_city', 'sq_hour'])
    await app.context.clickhouse.command('test: empty', `truncate table ${table}`);
  feed.answer = undefined;
  feed.histories.clear();
  fillHistory(MOSCOW);
  await app.call(getCities, {}, user.token);
  feed.calls.length = 0;
});

/** Searched on every day but the first of March. */
function fillHistory(cityId: number, from = '2025-06-01') {
  const days = listDays(from, addDays(LAST, -1));
  feed.histories.set(`ozon ${cityId} ${KETTLE}`, {
    days: days.map((day) => ({ day, ...feedFigures({ count: DAY_COUNT }) })),
    hours: days.map((day) => ({ day, counts: COUNTS })),
  });
}

type Input = InputOf<typeof getQueryStatistics>;
const scope = (overrides: Partial<Input> = {}) => ({
  cabinetId,
  marketplace: 'ozon' as const,
  queries: [KETTLE],
  cityId: MOSCOW,
  from: addDays(LAST, -6),
  to: LAST,
  ...overrides,
});
const statistics = (overrides: Partial<Input> = {}) =>
  app.inject(getQueryStatistics, { ...scope(overrides), window: 7 }, user.token);
const historyCalls = () => feed.calls.filter((call) => call.includes('query-history'));

const Count = z.object({ rows: z.int() });
async function countRows(table: string) {
  const [found] = await app.context.clickhouse.rows(
    'count',
    `select count() as rows from ${table}`,
    {},
    Count,
  );
  return found?.rows;
}

describe('statistics of a city', () => {
  test('are fetched once and kept, with a day on which nobody searched as a zero', async () => {
    const first = await statistics();
    expect(first.body).toMatchObject({
      rows: [{ query: KETTLE, day: LAST, windowDays: 7, count: 6 * DAY_COUNT }],
      total: 1,
    });
    expect(first.body).toMatchObject({
      rows: [{ sparkline: [...COUNTS.slice(0, 6).map(() => DAY_COUNT), 0] }],
    });
    const calls = historyCalls().length;
    expect(calls).toBeGreaterThan(0);
    expect((await statistics()).body).toEqual(first.body);
    expect(historyCalls()).toHaveLength(calls);
  });

  test('only the missing days of a longer period are fetched', async () => {
    await statistics();
    feed.calls.length = 0;
    await statistics({ from: '2025-10-01' });
    expect(historyCalls()).toEqual([
      `/ozon/query-history?query=${KETTLE}&city=${MOSCOW}&from=2025-10-01&to=${addDays(LAST, -112)}`,
    ]);
    expect(await countRows('sq_city final')).toBe(listDays('2025-10-01', addDays(LAST, -1)).length);
  });

  test('a period of years comes in pieces', async () => {
    await statistics({ from: '2024-04-01' });
    expect(historyCalls()).toHaveLength(2);
  });

  test('the table, the charts and the hours of one screen fetch together once', async () => {
    await Promise.all([
      statistics(),
      app.inject(getQuerySeries, { ...scope(), window: 7, metrics: ['count'] }, user.token),
      app.inject(getQueryHours, scope(), user.token),
    ]);
    expect(historyCalls()).toHaveLength(1);
    expect(await countRows('sq_city')).toBe(112 - 1);
    expect(await countRows('sq_hour')).toBe(112 - 1);
  });

  test('a query without searches in the city is asked about once, an unknown one never', async () => {
    expect((await statistics({ queries: ['лампа'] })).body).toMatchObject({ withoutData: ['лампа'] });
    await statistics({ queries: ['лампа'] });
    expect(historyCalls()).toHaveLength(1);
    const unknown = await statistics({ queries: ['никто не ищет'] });
    expect(unknown.body).toMatchObject({ withoutData: ['никто не ищет'] });
    expect(historyCalls()).toHaveLength(1);
  });

  test('an unknown city is a bad request, and nobody is asked about it', async () => {
    const answer = await statistics({ cityId: 99_999 });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { action: 'invalid', meta: { field: 'cityId' } } });
    expect(historyCalls()).toEqual([]);
  });

  test('killed between the rows and the ledger: fetched again, counted once', async () => {
    const before = await statistics();
    await app.context.db.deleteFrom('query_histories' as never).execute();
    expect((await statistics()).body).toEqual(before.body);
    expect(await countRows('sq_city final')).toBe(112 - 1);
  });
});

const historyOf = (figures: object) =>
  JSON.stringify({
    query: KETTLE,
    cityId: MOSCOW,
    unit: 'searches',
    days: [{ day: addDays(LAST, -1), ...figures }],
    hours: [],
  });

const FAILURES: [name: string, answer: NonNullable<TinyFeed['answer']>][] = [
  ['HTML', (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
  ['429', (_request, response) => response.writeHead(429, { 'retry-after': '60' }).end()],
  ['500', (_request, response) => response.writeHead(500).end('oops')],
  ['a refused key', (_request, response) => response.writeHead(401).end()],
  ['a redirect', (_request, response) => response.writeHead(307, { location: 'http://127.0.0.1:1' }).end()],
  ['a cut connection', (request) => request.socket.destroy()],
  [
    'another shape',
    (_request, response) =>
      response
        .writeHead(200)
        .end(JSON.stringify({ query: KETTLE, cityId: MOSCOW, unit: 'searches', daily: [] })),
  ],
  [
    'other days',
    (_request, response) =>
      response.writeHead(200).end(
        JSON.stringify({
          query: KETTLE,
          cityId: MOSCOW,
          unit: 'searches',
          days: [{ day: '2020-01-01', ...feedFigures() }],
          hours: [],
        }),
      ),
  ],
  [
    'a negative figure',
    (_request, response) => response.writeHead(200).end(historyOf(feedFigures({ count: -1 }))),
  ],
  [
    'more carts than searches',
    (_request, response) =>
      response.writeHead(200).end(historyOf(feedFigures({ count: 5, uniq_queries_with_ca: 6 }))),
  ],
  [
    'a number of twelve digits',
    (_request, response) => response.writeHead(200).end(historyOf(feedFigures({ ord: 10 ** 12 }))),
  ],
  [
    'an endless answer',
    (_request, response) => void response.writeHead(200).end(`"${'x'.repeat(6 * 1024 * 1024)}"`),
  ],
];

describe('a provider that fails', () => {
  test.each(FAILURES)('%s: a city is an external error and stores nothing', async (_name, answer) => {
    feed.answer = answer;
    const refused = await statistics();
    expect(refused.status).toBe(503);
    expect(refused.body).toMatchObject({ error: { subject: 'external', action: 'serverError' } });
    expect(await countRows('sq_city')).toBe(0);
    // The whole country does not need the provider at this moment.
    expect((await statistics({ cityId: 0 })).body).toMatchObject({ total: 1 });
    feed.answer = undefined;
    expect((await statistics()).status).toBe(200);
  });

  test('what came before the failure is not fetched again', async () => {
    const queries = [KETTLE, 'лампа'];
    feed.answer = (request, response) => {
      if (!decodeURIComponent(request.url ?? '').includes(KETTLE)) response.writeHead(500).end();
      else response.writeHead(200).end(historyOf(feedFigures()));
    };
    expect((await statistics({ queries })).status).toBe(503);
    feed.calls.length = 0;
    feed.answer = undefined;
    expect((await statistics({ queries })).status).toBe(200);
    expect(historyCalls().every((call) => call.includes('лампа'))).toBe(true);
  });

  // Called at one moment: requests come one after the other, on a busy machine some of them after the failure.
  test('one failure answers all panels of the screen', async () => {
    feed.answer = (_request, response) => response.writeHead(500).end();
    const place = { marketplace: 'ozon', cityId: MOSCOW } as const;
    const span = { from: addDays(LAST, -6), to: LAST };
    const ask = () => fetchHistories(app.context, place, [{ id: 1, text: KETTLE }], span);
    const outcomes = await Promise.all([ask(), ask(), ask()]);
    expect(outcomes.map(({ outcome }) => outcome)).not.toContain('ok');
    expect(historyCalls()).toHaveLength(1);
  });
});

describe('hours', () => {
  const hours = async (overrides: Partial<Input> = {}) =>
    app.inject(getQueryHours, scope({ cityId: 0, ...overrides }), user.token);

  test('are averaged over the days that are known, a day without searches as zeros', async () => {
    // The market of the test has searches on the last day too, and the provider has no hours for it.
    fillHistory(0);
    const answer = await hours();
    expect(answer.body).toEqual({
      hours: [{ query: KETTLE, averages: COUNTS, measuredDays: 6, totalDays: 7 }],
    });
    const city = await hours({ cityId: MOSCOW });
    expect(city.body).toEqual({
      hours: [
        { query: KETTLE, averages: COUNTS.map((count) => (count * 6) / 7), measuredDays: 7, totalDays: 7 },
      ],
    });
  });

  test('an unknown query has no averages', async () => {
    const answer = await hours({ queries: ['лампа'], from: addDays(LAST, -2) });
    expect(answer.body).toEqual({
      hours: [{ query: 'лампа', averages: Array(24).fill(null), measuredDays: 0, totalDays: 3 }],
    });
  });

  test('of the whole country: what is stored is shown while the provider fails', async () => {
    fillHistory(0);
    await hours({ from: addDays(LAST, -3) });
    feed.answer = (_request, response) => response.writeHead(500).end();
    const answer = await hours();
    expect(answer.body).toMatchObject({ hours: [{ averages: COUNTS, measuredDays: 3, totalDays: 7 }] });
    expect((await hours({ queries: ['лампа'] })).status).toBe(503);
    expect((await hours({ cityId: MOSCOW })).status).toBe(503);
  });
});

describe('cities', () => {
  beforeEach(async () => {
    await app.context.db.deleteFrom('cities' as never).execute();
  });

  test('are requested of the provider once', async () => {
    const first = await app.call(getCities, {}, user.token);
    expect(first.cities.map(({ name }) => name)).toEqual(['Москва', 'Санкт-Петербург']);
    feed.answer = (_request, response) => response.writeHead(500).end();
    expect(await app.call(getCities, {}, user.token)).toEqual(first);
  });

  test('without a stored list a failing provider is an external error', async () => {
    feed.answer = (_request, response) => response.writeHead(500).end();
    expect((await app.inject(getCities, {}, user.token)).status).toBe(503);
  });
});

test('the file of a city names it, and the window, in its name and on its sheet about the table', async () => {
  const answer = await app.server.fastify.inject({
    method: 'POST',
    url: urlOf(downloadQueryStatistics),
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({
      ...scope(),
      window: 28,
      format: 'xlsx',
      columns: ['count'],
      headers: ['Запрос', 'Популярность'],
      texts: { city: 'Город', window: 'Окно' },
    }),
  });
  const about = (await readSheet(answer.rawPayload, 'about')).map((cells) => cells.join(': '));
  expect(about).toEqual(expect.arrayContaining(['Город: Москва', 'Окно: 28', 'rows: 1']));
  const file = answer.headers['content-disposition'];
  expect(decodeURIComponent(String(file))).toContain('Москва_2026-02-23_2026-03-01_28d.xlsx');
});

describe('hours by day', () => {
  const hourDays = (overrides: object = {}) =>
    app.inject(getQueryHourDays, { ...scope(), query: KETTLE, ...overrides }, user.token);
  const ZEROS = COUNTS.map(() => 0);

  test.each([
    ['of a city', MOSCOW],
    ['of the country', 0],
  ])('%s: each day has its 24 hours', async (_, cityId) => {
    fillHistory(cityId);
    const { body } = await hourDays({ cityId });
    const days = listDays(addDays(LAST, -6), addDays(LAST, -1)).map((day) => ({ day, counts: COUNTS }));
    // In the country it was searched on the first of March, and nobody told at which hours.
    expect(body).toEqual({ days: [...days, { day: LAST, counts: cityId === 0 ? null : ZEROS }] });
  });

  test('add up to the strip of the average day', async () => {
    const { days } = (await hourDays()).body as { days: { counts: number[] | null }[] };
    const strip = await app.call(getQueryHours, scope(), user.token);
    const known = days.flatMap(({ counts }) => (counts === null ? [] : [counts]));
    const averages = COUNTS.map(
      (__, hour) => known.reduce((sum, counts) => sum + (counts[hour] ?? 0), 0) / known.length,
    );
    expect(strip.hours[0]).toMatchObject({ averages, measuredDays: known.length });
  });

  test('too few searches for a profile ask for a longer period', async () => {
    const period = { from: LAST, to: LAST };
    expect((await hourDays(period)).body).toMatchObject({
      error: { subject: 'statistics', action: 'tooFewQueries' },
    });
  });

  test('a query of which nothing is known is not found, and one that was not asked for is a bad request', async () => {
    const unknown = { queries: ['никто не ищет'], query: 'никто не ищет' };
    expect((await hourDays(unknown)).body).toMatchObject({
      error: { subject: 'searchHistory', action: 'notFound' },
    });
    expect((await hourDays({ query: 'лампа' })).body).toMatchObject({ error: { action: 'invalid' } });
  });

  test('while the provider fails, a city has none', async () => {
    feed.answer = (_, response) => response.writeHead(500).end();
    expect((await hourDays()).body).toMatchObject({ error: { subject: 'external', action: 'serverError' } });
  });
});
