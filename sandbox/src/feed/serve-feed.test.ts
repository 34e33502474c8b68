import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askFeed, openSandbox, setClock } from '../test/small-sandbox.ts';
import { FEED_HEADER } from './columns.ts';
import type { QueryHistory } from './get-query-history.ts';

function readTable(body: string): { query: string; count: number }[] {
  const lines = body.trimEnd().split('\n').slice(1);
  return lines.map((line) => {
    const [, query = '', count] = /^((?:"(?:[^"]|"")*")|[^,]*),(\d+),/.exec(line) ?? [];
    return { query, count: Number(count) };
  });
}

describe('statistics feed', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = openSandbox();
  });
  afterAll(() => app.close());

  test('needs its bearer key', async () => {
    const answer = await app.inject('/feed/v1/cities');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toHaveProperty('error');
  });

  test('lists cities with ids and names', async () => {
    const cities = (await askFeed(app, 'cities')).json<{ id: number; name: string }[]>();
    expect(cities.length).toBeGreaterThan(1);
    expect(Object.keys(cities[0] ?? {})).toEqual(['id', 'name']);
  });

  test.each(['ozon', 'wb', 'ym'])(
    'gives a day of %s as CSV, the most searched first',
    async (marketplace) => {
      const answer = await askFeed(app, `${marketplace}/query-statistics`, { day: '2026-11-19' });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(answer.body.startsWith(FEED_HEADER)).toBe(true);
      const rows = readTable(answer.body);
      expect(rows.length).toBe(Number(answer.headers['x-rows']));
      expect(rows.length).toBeGreaterThan(100);
      const counts = rows.map(({ count }) => count);
      expect(counts).toEqual(counts.toSorted((one, other) => other - one));
      expect(new Set(rows.map(({ query }) => query)).size).toBe(rows.length);
    },
  );

  test('a row of the table and the history of its query agree', async () => {
    const table = (await askFeed(app, 'ozon/query-statistics', { day: '2026-11-19' })).body;
    const [query = '', ...figures] = table.split('\n')[1]?.split(',') ?? [];
    const answer = await askFeed(app, 'ozon/query-history', { query, from: '2026-11-19', to: '2026-11-19' });
    const { days, hours, unit } = answer.json<QueryHistory>();
    expect(unit).toBe('searches');
    expect(days).toHaveLength(1);
    const { day, ...columns } = days[0] ?? { day: '' };
    expect(day).toBe('2026-11-19');
    expect(`query,${Object.keys(columns).join(',')}\n`).toBe(FEED_HEADER);
    expect(Object.values(columns)).toEqual(figures.map(Number));
    expect(hours[0]?.counts).toHaveLength(24);
    expect(hours[0]?.counts.reduce((sum, count) => sum + count, 0)).toBe(days[0]?.count);
  });

  test('a day opens at 06:00 Moscow time of the next one', async () => {
    const ask = () => askFeed(app, 'ozon/query-statistics', { day: '2026-11-20' });
    await setClock(app, '2026-11-21T02:59:00Z');
    expect((await ask()).statusCode).toBe(404);
    expect((await ask()).json()).toEqual({ error: 'the day is not closed yet' });
    await setClock(app, '2026-11-21T03:00:00Z');
    expect((await ask()).statusCode).toBe(200);
  });

  test.each([
    ['ozon', '2024-03-13', '2024-03-14'],
    ['wb', '2023-09-14', '2023-09-15'],
    ['ym', '2025-01-08', '2025-01-09'],
  ])('%s has nothing before its collection start', async (marketplace, before, first) => {
    const answer = await askFeed(app, `${marketplace}/query-statistics`, { day: before });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: 'before the collection start' });
    expect((await askFeed(app, `${marketplace}/query-statistics`, { day: first })).statusCode).toBe(200);
  });

  test('a history leaves out days that are not closed', async () => {
    const table = (await askFeed(app, 'ozon/query-statistics', { day: '2026-11-19' })).body;
    const query = table.split('\n')[1]?.split(',')[0] ?? '';
    const answer = await askFeed(app, 'ozon/query-history', { query, from: '2026-11-18', to: '2026-12-05' });
    expect(answer.json<QueryHistory>().days.map(({ day }) => day)).toEqual([
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ]);
  });

  test.each([
    [404, 'ozon/query-history', { query: 'такого никто не ищет', from: '2026-11-01', to: '2026-11-02' }],
    [400, 'ozon/query-history', { query: 'a', from: '2025-01-01', to: '2026-11-02' }],
    [400, 'ozon/query-history', { query: 'a', from: '2026-11-02', to: '2026-11-01' }],
    [400, 'ozon/query-history', { from: '2026-11-02', to: '2026-11-02' }],
    [400, 'ozon/query-statistics', { day: 'yesterday' }],
    [400, 'ozon/query-statistics', { day: '2026-02-30' }],
    [400, 'amazon/query-statistics', { day: '2026-11-01' }],
  ])('answers %i to %s %j', async (status, path, query) => {
    const answer = await askFeed(app, path, query);
    expect(answer.statusCode).toBe(status);
    expect(Object.keys(answer.json<object>())).toEqual(['error']);
  });
});
