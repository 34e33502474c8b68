import { addDays } from '@vitrina/contract/dates.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import { QUERY_METRIC_NAMES } from '@vitrina/contract/query-metrics.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { getQueryStatistics, type QueryRow } from '@vitrina/contract/search-history.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet, makeUser, type TestUser } from '../../test/builders/factories.ts';
import { loadMarket, marketDay } from '../../test/builders/query-days.ts';
import { startTinyFeed, type TinyFeed } from '../../test/fakes/tiny-feed.ts';
import { compareLines } from './table/compare-lines.ts';
import { orderOf } from './table/order-of.ts';

const LAST = '2026-03-01';
const QUERIES = Array.from({ length: 33 }, (_, index) =>
  index % 3 === 0 ? `чайник ${index}` : `ковёр  Большой ${index}`,
);
const normal = (query: string) => query.toLowerCase().replaceAll('ё', 'е').replaceAll('  ', ' ');

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
  await loadMarket(app, feed, { queries: QUERIES, last: LAST, days: 60 });
});
afterAll(async () => {
  await app.close();
  await feed.stop();
});

const input = (overrides: Partial<Input> = {}): Input => ({
  cabinetId,
  marketplace: 'ozon',
  queries: [],
  from: addDays(LAST, -27),
  to: LAST,
  window: 7,
  pageSize: 10,
  ...overrides,
});
const call = (overrides: Partial<Input> = {}) => app.call(getQueryStatistics, input(overrides), user.token);
const refusal = async (overrides: Partial<Input>, token = user.token) =>
  (await app.inject(getQueryStatistics, input(overrides), token)).body;

/** What the rows of the last window add up to, straight from what the provider said. */
function sumOf(query: string, days: number, column: 'count' | 'ord' | 'gmv_kopecks', end = LAST) {
  return Array.from({ length: days }, (_, back) => marketDay(QUERIES, addDays(end, -back)))
    .flat()
    .filter((row) => row.query === query)
    .reduce((sum, row) => sum + row[column], 0);
}

describe('the whole market', () => {
  test('shows the window that ends on the last measured day, most popular first, with the exact total', async () => {
    const answer = await call();
    expect(answer.total).toBe(QUERIES.length);
    expect(answer.rows).toHaveLength(10);
    const [first] = answer.rows;
    expect(first).toMatchObject({
      query: normal(QUERIES[0] ?? ''),
      source: 'feed',
      unit: 'searches',
      windowDays: 7,
      day: LAST,
      count: sumOf(QUERIES[0] ?? '', 7, 'count'),
      gmv: sumOf(QUERIES[0] ?? '', 7, 'gmv_kopecks'),
    });
    expect(first?.dynamics_in7).toBeCloseTo(
      sumOf(QUERIES[0] ?? '', 7, 'count') / sumOf(QUERIES[0] ?? '', 7, 'count', addDays(LAST, -7)) - 1,
      10,
    );
    expect(first?.sparkline).toHaveLength(28);
    expect(first?.sparkline.at(-1)).toBe(marketDay(QUERIES, LAST)[0]?.count);
    expect(answer.freshness).toEqual({
      source: 'feed',
      firstDay: addDays(LAST, -59),
      lastDay: LAST,
      takenAt: app.clock.now().toISOString(),
      nextAt: '2026-03-03T03:00:00.000Z',
    });
  });

  test('28 days are another window of the same day', async () => {
    const { rows } = await call({ window: 28 });
    expect(rows[0]).toMatchObject({ windowDays: 28, count: sumOf(QUERIES[0] ?? '', 28, 'count') });
    expect(rows[0]?.dynamics_in28).not.toBeNull();
    expect(rows[0]?.ratio).not.toBeNull();
  });

  test('pages join without a gap and without a row twice', async () => {
    const all = (await call({ pageSize: 100 })).rows;
    const pages = await Promise.all([1, 2, 3, 4].map((page) => call({ page })));
    expect(pages.flatMap(({ rows }) => rows)).toEqual(all);
    expect(await call({ page: 50 })).toMatchObject({ rows: [], total: QUERIES.length });
  });

  test('a part of a text is found whatever its case, ё and spaces', async () => {
    const { rows, total } = await call({ contains: ' КОВЁР  большой', pageSize: 100 });
    expect(total).toBe(QUERIES.filter((query) => query.startsWith('ковёр')).length);
    expect(rows.every(({ query }) => query.includes('ковер большой'))).toBe(true);
    expect(await call({ contains: "нет'} такого %_" })).toMatchObject({ rows: [], total: 0 });
  });

  test('a marketplace of which nothing was measured has an empty list', async () => {
    const ym = await call({ marketplace: 'ym' });
    expect(ym).toMatchObject({ rows: [], total: 0 });
    expect(ym.freshness).toMatchObject({ source: null, lastDay: null });
  });
});

const WHOLE_MARKETS: [name: string, overrides: Partial<Input>][] = [
  ['ready-made windows, 7 days', { window: 7 }],
  ['ready-made windows, 28 days', { window: 28 }],
  ['running sums of an older day, 7 days', { window: 7, to: addDays(LAST, -3) }],
  ['running sums of an older day, 28 days', { window: 28, to: addDays(LAST, -3) }],
];
const MARKETS: typeof WHOLE_MARKETS = [
  ...WHOLE_MARKETS,
  ['running sums, a part of the text', { window: 7, to: addDays(LAST, -3), contains: 'чайник' }],
];

// A text, a number that every row has, and one that some have not.
const SECOND_KEYS = [
  ['query', 'desc'],
  ['count', 'asc'],
  ['per_item_stat', 'asc'],
  ['per_item_stat', 'desc'],
] as const;

describe('one table from three places', () => {
  const rowsOf = async (overrides: Partial<Input>) => (await call({ ...overrides, pageSize: 100 })).rows;
  const byQuery = (rows: readonly QueryRow[]) => new Map(rows.map((row) => [row.query, row]));

  test.each(MARKETS)('%s: chosen queries have the same lines as the market', async (_name, overrides) => {
    // Of the market a line says besides how its query is typed.
    const market = (await rowsOf(overrides)).map(({ spelling, ...row }) => {
      expect(spelling).toBeDefined();
      return row;
    });
    const { contains: _, ...rest } = overrides;
    const chosen = await rowsOf({ ...rest, queries: market.map((row) => row.query) });
    expect(market.length).toBeGreaterThan(5);
    expect(byQuery(chosen)).toEqual(byQuery(market));
  });

  // A part of the text narrows the statement of the running sums, and is ordered by two keys below.
  test.each(WHOLE_MARKETS)('%s: every column sorts as its values do', async (_name, overrides) => {
    for (const sort of ['query', ...QUERY_METRIC_NAMES] as const)
      for (const direction of ['asc', 'desc'] as const) {
        const rows = await rowsOf({ ...overrides, sort, direction });
        const sorted = rows.toSorted((a, b) => compareLines(a, b, [{ key: sort, direction }]));
        expect(rows.map((row) => [row.query, row[sort]])).toEqual(
          sorted.map((row) => [row.query, row[sort]]),
        );
      }
  });

  test.each(MARKETS)('%s: a second key orders what the first leaves equal', async (_name, overrides) => {
    for (const [thenSort, thenDirection] of SECOND_KEYS)
      for (const direction of ['asc', 'desc'] as const) {
        const order = { sort: 'uniq_sellers', direction, thenSort, thenDirection } as const;
        const rows = await rowsOf({ ...overrides, ...order });
        const sorted = rows.toSorted((a, b) => compareLines(a, b, orderOf(order)));
        expect(rows.map(({ query }) => query)).toEqual(sorted.map(({ query }) => query));
        // The market has groups of equal sellers, which the second key has to turn round.
        expect(new Set(rows.map((row) => row.uniq_sellers)).size).toBeLessThan(rows.length);
        const chosen = await rowsOf({
          ...overrides,
          contains: '',
          ...order,
          queries: sorted.map((row) => row.query),
        });
        expect(chosen.map(({ query }) => query)).toEqual(sorted.map(({ query }) => query));
      }
  });
});

describe('chosen queries', () => {
  test('are found whatever their case, ё and spaces, each once', async () => {
    const queries = ['  КОВЁР большой 1', 'ковер большой 1', 'Чайник 0'];
    const { rows, total, withoutData } = await call({ queries });
    expect(rows.map(({ query }) => query)).toEqual(['чайник 0', 'ковер большой 1']);
    expect({ total, withoutData }).toEqual({ total: 2, withoutData: [] });
  });

  test('one without data is named, and comes last without a single number unless hidden', async () => {
    const queries = ['никто не ищет', 'чайник 0'];
    const shown = await call({ queries, direction: 'asc' });
    expect(shown).toMatchObject({ total: 2, withoutData: ['никто не ищет'] });
    const empty = shown.rows[1];
    expect(empty).toMatchObject({ query: 'никто не ищет', day: null, windowDays: null });
    expect(QUERY_METRIC_NAMES.every((metric) => empty?.[metric] === null)).toBe(true);
    const hidden = await call({ queries, isEmptyHidden: true });
    expect(hidden).toMatchObject({ total: 1, withoutData: ['никто не ищет'] });
  });

  test('a period before the first measured day has nothing, and says so', async () => {
    const answer = await call({ queries: ['чайник 0'], from: '2025-03-01', to: '2025-03-28' });
    expect(answer.withoutData).toEqual(['чайник 0']);
    expect(answer.rows[0]?.sparkline).toEqual(Array.from({ length: 28 }, () => null));
  });

  test('a period that reaches past the last measured day ends there', async () => {
    const { rows } = await call({ queries: ['чайник 0'], to: addDays(LAST, 1) });
    expect(rows[0]).toMatchObject({ day: LAST });
    expect(rows[0]?.sparkline.at(-1)).toBeNull();
  });

  test('on a measured day on which nobody searched there is a zero, not a gap', async () => {
    // the third query rests on every fifth day
    const query = QUERIES[2] ?? '';
    const { rows } = await call({ queries: [query] });
    const expected = Array.from({ length: 28 }, (_, index) => {
      const day = addDays(LAST, index - 27);
      return marketDay(QUERIES, day).find((row) => row.query === query)?.count ?? 0;
    });
    expect(expected).toContain(0);
    expect(rows[0]?.sparkline).toEqual(expected);
  });
});

describe('limits', () => {
  test('a plan limits days and queries', async () => {
    const small = await makeUser(app, { plan: 'none' });
    const cabinet = await makeCabinet(app, { owner: small });
    const own = { cabinetId: cabinet.id as CabinetId };
    expect(await refusal(own, small.token)).toEqual({
      error: {
        subject: 'searchHistory',
        action: 'outOfRange',
        meta: { from: '2026-02-23', to: '2026-03-02' },
      },
    });
    const week = { ...own, from: addDays(LAST, -6) };
    expect(await refusal({ ...week, queries: QUERIES.slice(0, 6) }, small.token)).toEqual({
      error: { subject: 'searchHistory', action: 'tooManyQueries', meta: { maximum: 5 } },
    });
    expect(await refusal({ ...week, queries: QUERIES.slice(0, 5) }, small.token)).toMatchObject({ total: 5 });
  });

  test.each([
    ['a period backwards', { from: LAST, to: addDays(LAST, -1) }],
    ['the future', { to: '2026-03-04' }],
    ['before the collection start', { from: '2024-03-13', to: '2024-04-01' }],
  ])('%s is out of range', async (_name, period) => {
    expect(await refusal(period)).toMatchObject({
      error: { subject: 'searchHistory', action: 'outOfRange' },
    });
  });

  test('the whole market of one city cannot be asked for', async () => {
    expect(await refusal({ cityId: 213 })).toMatchObject({ error: { action: 'invalid' } });
  });

  test.each([
    ['too many queries', { queries: Array.from({ length: 101 }, (_, index) => `q${index}`) }],
    ['an empty query', { queries: ['  '] }],
    ['NUL', { queries: ['чай\u0000ник'] }],
    ['a lone surrogate', { queries: ['чай\ud800'] }],
    ['a day that does not exist', { to: '2026-02-30' }],
    ['an unknown column', { sort: 'password' }],
    ['an unknown second column', { thenSort: 'password' }],
    ['a city below zero', { cityId: -1 }],
    ['a window of 14 days', { window: 14 }],
    ['a window of one day where the marketplace counts in weeks', { window: 1 }],
    ['page zero', { page: 0 }],
  ])('%s is a bad request', async (_name, bad) => {
    const answer = await app.inject(getQueryStatistics, { ...input(), ...bad } as Input, user.token);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { subject: 'request', action: 'invalid' } });
  });
});

describe('memory', () => {
  /** As if the market were so large that its question outgrew what one may take. */
  const starved = (statement: string) =>
    `${statement} ${/\bsettings\b/.test(statement) ? ',' : 'settings'} max_untracked_memory = 1`;

  test.each([
    ['ready-made windows', {}],
    ['running sums of an older day', { to: addDays(LAST, -3) }],
  ])('%s: a monster of a question is refused in words, and the process lives', async (_name, overrides) => {
    const { clickhouse } = app.context;
    const { page } = clickhouse;
    const before = (await call(overrides)).total;
    clickhouse.page = (_named, statement, parameters, row) =>
      page({ name: 'starved', maxMemoryMb: 0.01 }, starved(statement), parameters, row);
    try {
      expect(await refusal(overrides)).toEqual({
        error: { subject: 'request', action: 'tooHeavy', meta: {} },
      });
    } finally {
      clickhouse.page = page;
    }
    expect((await call(overrides)).total).toBe(before);
  });
});
