import { Readable } from 'node:stream';
import { createClient } from '@clickhouse/client';
import { addDays } from '@vitrina/contract/dates.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import { QUERY_METRIC_NAMES, QUERY_METRICS, type QueryMetric } from '@vitrina/contract/query-metrics.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import {
  downloadQueryStatistics,
  getQueryStatistics,
  type QueryRow,
} from '@vitrina/contract/search-history.ts';
import { sheetNumber } from '@vitrina/contract/writing/spreadsheets.ts';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { loadMarket } from '../../../test/builders/query-days.ts';
import { startTinyFeed, type TinyFeed } from '../../../test/fakes/tiny-feed.ts';
import { urlOf } from '../../platform/http/serve.ts';
import { downloadStatistics } from './download-statistics.ts';
import { csvValue } from './format-cell.ts';

const LAST = '2026-03-01';
const QUERIES = Array.from({ length: 15 }, (_, index) =>
  index === 3 ? '=cmd|calc' : `чайник "№${index}"; дом`,
);
const COLUMNS = [
  'count',
  'cart_conversion',
  'dynamics_in7',
  'gmv',
  'avg_price',
  'users_per_order',
  'angle',
] as const;
const HEADERS = ['Запрос', ...COLUMNS.map((column) => `Столбец ${column}`)];

let app: TestApp;
let feed: TinyFeed;
let user: TestUser;
let cabinetId: CabinetId;

beforeAll(async () => {
  feed = await startTinyFeed();
  app = await startTestApp({ env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' } });
  user = await makeUser(app);
  cabinetId = (await makeCabinet(app, { owner: user })).id as CabinetId;
  await loadMarket(app, feed, { queries: QUERIES, last: LAST, days: 15 });
});
afterAll(async () => {
  await app.close();
  await feed.stop();
});

type Input = InputOf<typeof downloadQueryStatistics>;
const table = {
  marketplace: 'ozon',
  queries: [],
  from: addDays(LAST, -13),
  to: LAST,
  window: 7,
  sort: 'gmv',
  direction: 'asc',
} as const;

const inputOf = (overrides: Partial<Input>) => ({
  ...table,
  cabinetId,
  format: 'csv',
  columns: [...COLUMNS],
  headers: HEADERS,
  ...overrides,
});

function download(overrides: Partial<Input>) {
  return app.server.fastify.inject({
    method: 'POST',
    url: urlOf(downloadQueryStatistics),
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
    payload: JSON.stringify(inputOf(overrides)),
  });
}

/** As the screen has it, with money in roubles. */
function inSheet(row: QueryRow, metric: QueryMetric): number | null {
  const value = row[metric];
  return value === null ? null : sheetNumber(value, QUERY_METRICS[metric].unit);
}

async function screen(overrides: object = {}) {
  const input = { ...table, cabinetId, pageSize: 100, queries: [] as string[], ...overrides };
  return (await app.call(getQueryStatistics, input, user.token)).rows;
}

describe('CSV', () => {
  test('has the rows of the screen in its order, in a form that a Russian Excel opens', async () => {
    const answer = await download({});
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('ozon_2026-02-16_2026-03-01_7d.csv');
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, ...lines] = parse(answer.payload.slice(1), { delimiter: ';' });
    expect(header).toEqual(HEADERS);
    const rows = await screen();
    expect(lines).toEqual(
      rows.map((row) => [
        row.query.startsWith('=') ? `'${row.query}` : row.query,
        ...COLUMNS.map((column) => csvValue(row, column)),
      ]),
    );
    expect(lines.some(([query]) => query === "'=cmd|calc")).toBe(true);
  });

  test('of chosen queries has the empty line too, unless the screen hides it', async () => {
    const queries = ['никто не ищет', QUERIES[0] ?? ''];
    const shown = parse((await download({ queries })).payload.slice(1), { delimiter: ';' });
    expect(shown.at(-1)).toEqual(['никто не ищет', ...COLUMNS.map(() => '')]);
    const hidden = parse((await download({ queries, isEmptyHidden: true })).payload.slice(1), {
      delimiter: ';',
    });
    expect(hidden).toHaveLength(2);
  });
});

describe('XLSX', () => {
  test('has typed cells under the same headers, and a sheet that says what they are', async () => {
    const answer = await download({
      format: 'xlsx',
      columns: [...QUERY_METRIC_NAMES],
      headers: ['Запрос', ...QUERY_METRIC_NAMES],
    });
    const sheet = await readSheet(answer.rawPayload, 'queries');
    expect(sheet[0]).toEqual(['Запрос', ...QUERY_METRIC_NAMES]);
    const rows = await screen();
    expect(sheet.slice(1)).toEqual(
      rows.map((row) => [row.query, ...QUERY_METRIC_NAMES.map((metric) => inSheet(row, metric))]),
    );
    const about = (await readSheet(answer.rawPayload, 'about')).map((cells) => cells.join(': '));
    expect(about).toEqual(
      expect.arrayContaining([
        'marketplace: ozon',
        'period: 2026-02-16 – 2026-03-01',
        'window: 7',
        `lastDay: ${LAST}`,
        'order: gmv asc',
        `rows: ${QUERIES.length}`,
      ]),
    );
  });

  test('speaks the language of whoever asked for it', async () => {
    const texts = {
      queries: 'Запросы: все',
      about: 'О таблице',
      marketplace: 'Площадка',
      marketplaceName: 'Ozon',
      city: 'Город',
      wholeCountry: 'Вся Россия',
      orderText: 'Выручка, по возрастанию',
    };
    const answer = await download({ format: 'xlsx', texts });
    expect(await readSheet(answer.rawPayload, 'Запросы  все')).toHaveLength(QUERIES.length + 1);
    const about = (await readSheet(answer.rawPayload, 'О таблице')).map((cells) => cells.join(': '));
    expect(about).toEqual(
      expect.arrayContaining(['Площадка: Ozon', 'Город: Вся Россия', 'order: Выручка, по возрастанию']),
    );
  });
});

/** What the engine reads in the file again, by the names and types that stand in it. */
async function readParquet(bytes: Buffer, columns: string): Promise<unknown[][]> {
  const { CLICKHOUSE_URL: url, CLICKHOUSE_DATABASE: database } = app.context.env;
  const client = createClient({ url, database });
  try {
    await client.command({ query: `create or replace table parquet_check (${columns}) engine = Memory` });
    await client.insert({
      table: 'parquet_check',
      values: Readable.from([bytes], { objectMode: false }),
      format: 'Parquet',
    });
    const read = await client.query({ query: 'select * from parquet_check', format: 'JSONCompactEachRow' });
    return await read.json<unknown[]>();
  } finally {
    await client.close();
  }
}

describe('Parquet', () => {
  const columns = ['count', 'dynamics_in7', 'gmv', 'avg_price', 'frequency'] as const;
  const headers = ['Запрос', ...columns];
  const types =
    'query String, count Nullable(Int64), dynamics_in7 Nullable(Float64), gmv Nullable(Float64), avg_price Nullable(Float64), frequency Nullable(Float64)';
  const known = ['чайник "№2"; дом', 'никто не ищет', '=cmd|calc'];

  test.each<[string, Partial<Input>]>([
    ['the market by its ready windows', {}],
    ['the market on an older day', { to: addDays(LAST, -2), sort: 'count', direction: 'desc' }],
    ['chosen queries, with one of which nothing is known', { queries: known, sort: 'query' }],
  ])('%s has the rows and the columns of the screen in its order', async (_name, overrides) => {
    const answer = await download({ ...overrides, format: 'parquet', columns: [...columns], headers });
    expect(answer.headers['content-type']).toBe('application/vnd.apache.parquet');
    expect(answer.headers['content-disposition']).toContain('.parquet');
    expect(answer.rawPayload.subarray(0, 4).toString()).toBe('PAR1');
    const rows = await screen(overrides);
    expect(rows.length).toBeGreaterThan(2);
    // Nothing of it runs as a formula, so a text is what it is.
    expect(await readParquet(answer.rawPayload, types)).toEqual(
      rows.map((row) => [row.query, ...columns.map((metric) => inSheet(row, metric))]),
    );
  });

  test('of a table without rows there is none', async () => {
    const answer = await download({ contains: 'нет такого', format: 'parquet' });
    expect(answer.json()).toMatchObject({ error: { action: 'notFound' } });
  });
});

test('a table without rows is not a file', async () => {
  const answer = await download({ contains: 'нет такого' });
  expect(answer.json()).toMatchObject({ error: { subject: 'searchHistory', action: 'notFound' } });
});

test('headers that do not fit the columns are a bad request', async () => {
  const answer = await download({ headers: HEADERS.slice(1) });
  expect(answer.statusCode).toBe(400);
});

test('ten files are made or waited for at once; the next is refused at once and not kept', async () => {
  const { context } = app;
  const gate = Promise.withResolvers<void>();
  const slow = { ...context.clickhouse };
  slow.page = async (...given) => gate.promise.then(() => context.clickhouse.page(...given));
  slow.rows = async (...given) => gate.promise.then(() => context.clickhouse.rows(...given));
  const input = downloadQueryStatistics.input.parse(inputOf({}));
  const ask = () => downloadStatistics({ ...context, clickhouse: slow }, input);
  const made = Array.from({ length: 10 }, ask);
  await expect(ask()).rejects.toMatchObject({ key: 'request.tooMany' });
  gate.resolve();
  expect((await Promise.all(made)).map(({ contentType }) => contentType)).toHaveLength(10);
  expect((await download({})).statusCode).toBe(200);
});
