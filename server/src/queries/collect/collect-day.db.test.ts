import type { ServerResponse } from 'node:http';
import type { Day } from '@vitrina/contract/dates.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { collectRows, marketDay } from '../../../test/builders/query-days.ts';
import { feedRow, startTinyFeed, type TinyFeed, toCsv } from '../../../test/fakes/tiny-feed.ts';
import type { QueryTables } from '../tables.ts';
import { collectDay } from './collect-day.ts';
import { deriveDays } from './derive-days.ts';

const QUERIES = ['чайник', 'чайник электрический', 'лампа', 'лампа настольная', 'ковёр', 'нож'];
const DAYS: readonly Day[] = ['2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01'];

let app: TestApp;
let feed: TinyFeed;

beforeAll(async () => {
  feed = await startTinyFeed();
});
afterAll(() => feed.stop());
beforeEach(() => {
  feed.answer = undefined;
  feed.days.clear();
});
const startApp = async () => {
  app = await startTestApp({ env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' } });
  return () => app.close();
};

const tables = () => app.context.db.withTables<QueryTables>();
const Row = z.record(z.string(), z.unknown());

function readTable(table: 'sq_hist' | 'sq_cum' | 'sq_win', texts = true) {
  const named = texts ? `left join q on ${table}.query_id = q.id` : '';
  const columns = texts ? `q.text as named, ${table}.* except (query_id)` : '*';
  return app.context.clickhouse.rows(
    'read a table',
    `select ${columns} from ${table} ${named} order by all`,
    {},
    Row,
  );
}

async function readEverything() {
  return { hist: await readTable('sq_hist'), cum: await readTable('sq_cum'), win: await readTable('sq_win') };
}

async function collectAll(days: readonly Day[] = DAYS) {
  for (const day of days) await collectRows(app, feed, { day, rows: marketDay(QUERIES, day) });
}

async function findLine(day: Day) {
  return tables().selectFrom('query_days').selectAll().where('day', '=', day).executeTakeFirstOrThrow();
}

describe('collectDay', () => {
  beforeEach(startApp);

  test('stores a day once, however often it is collected', async () => {
    await collectAll();
    const before = await readEverything();
    await collectAll();
    expect(await readEverything()).toEqual(before);
    expect(before.hist.length).toBe(DAYS.flatMap((day) => marketDay(QUERIES, day)).length);
    expect(await findLine('2026-03-01')).toMatchObject({ state: 'stored', outcome: 'ok', is_stale: false });
  });

  test('two workers at the same day store it once', async () => {
    feed.days.set('ozon 2026-03-01', marketDay(QUERIES, '2026-03-01'));
    await Promise.all([1, 2, 3].map(() => collectDay(app.context, 'ozon', '2026-03-01')));
    expect((await readTable('sq_hist')).length).toBe(marketDay(QUERIES, '2026-03-01').length);
  });

  test('killed after the rows and before the ledger: the next try writes the ledger only', async () => {
    await collectAll();
    const before = await readEverything();
    await tables().deleteFrom('query_days').where('day', '=', '2026-02-28').execute();
    await collectDay(app.context, 'ozon', '2026-02-28');
    expect(await readEverything()).toEqual(before);
    expect(await findLine('2026-02-28')).toMatchObject({ state: 'stored', rows_count: QUERIES.length });
  });

  test('killed half way through the sums: they are made again from the rows', async () => {
    await collectAll();
    const before = await readEverything();
    const { clickhouse } = app.context;
    // What a killed worker leaves: half a day in the making, and an unpublished mark.
    await clickhouse.command('half a day', 'insert into sq_cum_next select * from sq_cum limit 3');
    await clickhouse.command('half a window', 'insert into sq_win_next select * from sq_win limit 3');
    await clickhouse.command('lost sums', "alter table sq_cum drop partition ('ozon', '2026-02-28')");
    await tables()
      .updateTable('query_days')
      .set({ is_stale: true })
      .where('day', '>=', '2026-02-28')
      .execute();
    await collectDay(app.context, 'ozon', '2026-02-28');
    expect(await readEverything()).toEqual(before);
    expect(await findLine('2026-03-01')).toMatchObject({ is_stale: false });
  });

  test('a day that comes late leaves the same sums and windows as one that came in time', async () => {
    await collectAll();
    const inTime = await readEverything();
    await app.close();
    app = await startTestApp({ env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' } });
    await collectAll(['2026-02-26', '2026-02-28', '2026-03-01', '2026-02-27']);
    // A day that was never the newest has no ready-made windows: its screens are made of the sums.
    const win = inTime.win.filter((row) => row['day'] !== '2026-02-27');
    expect(await readEverything()).toEqual({ ...inTime, win });
  });

  test('a query that is not searched on a day keeps its sums, and a late one is counted from its day', async () => {
    await collectRows(app, feed, { day: '2026-02-27', rows: [feedRow('чайник', { count: 10 })] });
    await collectRows(app, feed, {
      day: '2026-02-28',
      rows: [feedRow('лампа', { count: 7, uniq_sellers: 3 })],
    });
    await collectRows(app, feed, {
      day: '2026-03-01',
      rows: [feedRow('чайник', { count: 5, uniq_sellers: 9 })],
    });
    const sums = (await readTable('sq_cum')).map((row) => [
      row['named'],
      row['day'],
      row['count'],
      row['sellers'],
    ]);
    expect(sums).toEqual([
      ['лампа', '2026-02-28', 7, 3],
      ['лампа', '2026-03-01', 7, 3],
      ['чайник', '2026-02-27', 10, 30],
      ['чайник', '2026-02-28', 10, 30],
      ['чайник', '2026-03-01', 15, 9],
    ]);
  });

  test('spellings of one query are one query, and its price is weighed by searches', async () => {
    await collectRows(app, feed, {
      day: '2026-03-01',
      rows: [
        feedRow('Ёлка  большая', { count: 30, avg_price_kopecks: 1000, products_count: 5 }),
        feedRow('елка большая', { count: 10, avg_price_kopecks: 2000, products_count: 8 }),
      ],
    });
    expect(await readTable('sq_hist')).toMatchObject([
      { named: 'елка большая', count: 40, price: 1250, products: 8 },
    ]);
  });

  test('ids are given by popularity and never change', async () => {
    await collectRows(app, feed, {
      day: '2026-02-28',
      rows: [feedRow('редкий', { count: 1 }), feedRow('частый', { count: 9 })],
    });
    await collectRows(app, feed, {
      day: '2026-03-01',
      rows: [feedRow('новый', { count: 99 }), feedRow('редкий')],
    });
    const ids = await app.context.clickhouse.rows('ids', 'select id, text from q order by id', {}, Row);
    expect(ids.map((row) => row['text'])).toEqual(['частый', 'редкий', 'новый']);
    expect(ids.map((row) => row['id'])).toEqual([1, 2, 3]);
  });

  test('windows are kept for eight days; an older one is dropped', async () => {
    const days = Array.from({ length: 10 }, (_, index) => `2026-02-${String(index + 10)}`);
    await collectAll(days);
    const kept = await app.context.clickhouse.rows(
      'kept',
      'select distinct day from sq_win order by day',
      {},
      Row,
    );
    expect(kept.map((row) => row['day'])).toEqual(days.slice(2));
    const lines = await tables().selectFrom('query_days').select(['day', 'windows']).orderBy('day').execute();
    expect(lines.filter((line) => line.windows !== null).map((line) => line.day)).toEqual(days.slice(2));
  });

  test('deriving again without news does nothing', async () => {
    await collectAll();
    const before = await findLine('2026-03-01');
    app.clock.advance(60_000);
    await deriveDays(app.context, 'ozon');
    expect(await findLine('2026-03-01')).toEqual(before);
  });
});

type Answerer = (response: ServerResponse) => void;
const DAY = '2026-03-01';
const csv =
  (body: string, headers: Record<string, string> = {}): Answerer =>
  (response) =>
    response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8', ...headers }).end(body);
const one = toCsv([feedRow('чайник')]);
const withCell = (column: number, value: string) =>
  one.replace(/\n(.*)\n$/, (_, row: string) => `\n${row.split(',').with(column, value).join(',')}\n`);

const NONSENSE: [name: string, outcome: string, answer: Answerer][] = [
  [
    'a page of HTML',
    'drift',
    (r) => r.writeHead(200, { 'content-type': 'text/html' }).end('<html>hi</html>'),
  ],
  ['HTML that calls itself CSV', 'drift', csv('<html>hi</html>')],
  ['nothing at all', 'drift', csv('')],
  ['a header without rows', 'drift', csv(toCsv([]))],
  ['other names of columns', 'drift', csv(one.replace('query,count', 'phrase,volume'))],
  [
    'a column less',
    'drift',
    csv(one.replace('gmv_kopecks,', '').replace(/,(\d+),(\d+),(\d+)\n$/, ',$2,$3\n')),
  ],
  ['a negative figure', 'drift', csv(withCell(1, '-5'))],
  ['a fraction', 'drift', csv(withCell(1, '1.5'))],
  ['a word for a figure', 'drift', csv(withCell(1, 'много'))],
  ['an empty figure', 'drift', csv(withCell(1, ''))],
  ['a number of thirty digits', 'drift', csv(withCell(10, '9'.repeat(30)))],
  ['not a number', 'drift', csv(withCell(1, 'nan'))],
  ['more carts than searches', 'drift', csv(withCell(2, '101'))],
  ['the same query twice', 'drift', csv(toCsv([feedRow('чайник'), feedRow('чайник')]))],
  ['a row without a query', 'drift', csv(toCsv([feedRow(' ')]))],
  ['fewer rows than announced', 'drift', csv(one, { 'x-rows': '2' })],
  ['another unit', 'drift', csv(one, { 'x-unit': 'people' })],
  ['a redirect', 'drift', (r) => r.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['a refused key', 'unauthorized', (r) => r.writeHead(401).end()],
  ['a day that is not ready', 'notReady', (r) => r.writeHead(404).end()],
  ['a broken server', 'serverError', (r) => r.writeHead(502).end('bad gateway')],
  ['too many requests', 'rateLimited', (r) => r.writeHead(429, { 'retry-after': '600' }).end()],
  [
    'a file that breaks off',
    'unreachable',
    (r) => {
      r.writeHead(200, { 'content-type': 'text/csv' });
      r.write(one);
      setTimeout(() => r.destroy(), 20);
    },
  ],
];

describe('a provider that fails', () => {
  beforeAll(startApp);
  // All that a failure leaves; the day that comes in the end comes last.
  beforeEach(() => tables().deleteFrom('query_days').execute());

  test.each(NONSENSE)('%s leaves %s in the ledger and no number anywhere', async (_name, outcome, answer) => {
    feed.answer = (_request, response) => answer(response);
    await collectDay(app.context, 'ozon', DAY);
    const line = await findLine(DAY);
    expect(line).toMatchObject({ state: 'waiting', outcome, tries: 1, rows_count: 0, taken_at: null });
    expect(line.next_try_at?.getTime()).toBeGreaterThan(app.clock.now().getTime());
    expect(await readEverything()).toEqual({ hist: [], cum: [], win: [] });
    const left = await app.context.clickhouse.rows(
      'stages',
      "select name from system.tables where database = currentDatabase() and startsWith(name, 'sq_stage_')",
      {},
      Row,
    );
    expect(left).toEqual([]);
  });

  test('a dead provider is unreachable', async () => {
    const dead = { ...app.context, env: { ...app.context.env, QUERY_FEED_URL: 'http://127.0.0.1:1' } };
    await collectDay(dead, 'ozon', DAY);
    expect(await findLine(DAY)).toMatchObject({ state: 'waiting', outcome: 'unreachable' });
  });

  test('a requested wait is kept, and the day comes in the end', async () => {
    feed.answer = (_request, response) => response.writeHead(429, { 'retry-after': '600' }).end();
    await collectDay(app.context, 'ozon', DAY);
    expect((await findLine(DAY)).next_try_at).toEqual(new Date(app.clock.now().getTime() + 600_000));
    feed.answer = undefined;
    await collectRows(app, feed, { day: DAY, rows: marketDay(QUERIES, DAY) });
    expect(await findLine(DAY)).toMatchObject({
      state: 'stored',
      outcome: 'ok',
      tries: 2,
      next_try_at: null,
    });
  });
});
