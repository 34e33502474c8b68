import { addDays, type Day, listDays } from '@vitrina/contract/dates.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import {
  getSharpJumps,
  JUMP_DIRECTIONS,
  JUMP_METRICS,
  type JumpMetric,
} from '@vitrina/contract/sharp-jumps.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet, makeUser, type TestUser } from '../../test/builders/factories.ts';
import { storeOwnQueries, storeProducts } from '../../test/builders/own-days.ts';
import { collectDays, marketDay } from '../../test/builders/query-days.ts';
import { type FeedRow, feedRow, startTinyFeed, type TinyFeed } from '../../test/fakes/tiny-feed.ts';
import { findQueryIds } from '../queries/find-query-ids.ts';
import { listMeasuredDays } from '../queries/list-stored-days.ts';
import { findJumps } from './find-jumps.ts';
import { planComparison } from './plan-comparison.ts';
import { directionOf } from './rules.ts';

const LAST: Day = '2026-03-01';
const YEAR_AGO = addDays(LAST, -364);
const FEED_FIELDS = {
  count: 'count',
  added_to_cart: 'added_to_cart',
  ord: 'ord',
  gmv: 'gmv_kopecks',
} as const;
// Two windows, and eight windows before them.
const HISTORY_DAYS = 71;
const CROWD = Array.from({ length: 30 }, (_, index) => `товар ${index}`);

type Input = InputOf<typeof getSharpJumps>;

let app: TestApp;
let feed: TinyFeed;
let user: TestUser;
let cabinetId: CabinetId;

/** Searches of a day, counted from the last one back: what is planted, on some quiet weekly wave. */
const PLANTED: Record<string, (back: number, wave: number) => number> = {
  'чайник электрический': (back, wave) => wave + (back <= 4 ? 300 : 100),
  'подарок на 8 марта': (back, wave) => wave + (back < 7 ? 260 : 100),
  пылесос: (back, wave) => wave + (back < 7 ? 90 : 300),
  новинка: (back) => (back < 3 ? 150 : 0),
  ушедшее: (back) => (back < 7 ? 0 : 120),
  редкое: (back) => (back < 7 ? 5 : 1),
  ровное: (_, wave) => wave + 200,
  обрыв: (back) => (back === 2 ? 480 : 1200),
};

function rowsOf(day: Day): FeedRow[] {
  const isLastYear = day <= YEAR_AGO;
  const end = Date.parse(isLastYear ? YEAR_AGO : LAST);
  const back = Math.round((end - Date.parse(day)) / 86_400_000);
  const planted = Object.entries(PLANTED).flatMap(([query, countOf]) => {
    // A year ago only the holiday moved anything.
    const count = isLastYear && query !== 'подарок на 8 марта' ? 200 : countOf(back, (back % 7) * 2);
    return count === 0 ? [] : [feedRow(query, { count })];
  });
  return [...planted, ...marketDay(CROWD, day)];
}

beforeAll(async () => {
  feed = await startTinyFeed();
  app = await startTestApp({ env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' } });
  user = await makeUser(app);
  cabinetId = (await makeCabinet(app, { owner: user })).id as CabinetId;
  const days = [
    ...listDays(addDays(YEAR_AGO, -13), YEAR_AGO),
    ...listDays(addDays(LAST, 1 - HISTORY_DAYS), LAST),
  ];
  await collectDays(app, feed, { days, rowsOf });
}, 300_000);
afterAll(async () => {
  await app.close();
  await feed.stop();
});

const input = (overrides: Partial<Input> = {}): Input => ({ cabinetId, marketplace: 'ozon', ...overrides });
const call = (overrides: Partial<Input> = {}) => app.call(getSharpJumps, input(overrides), user.token);
const find = async (query: string, overrides: Partial<Input>) =>
  (await call(overrides)).rows.find((row) => row.query === query);
const queriesOf = async (overrides: Partial<Input>) =>
  (await call({ minBase: 200, ...overrides })).rows.map(({ query }) => query);

function sumOf(query: string, metric: JumpMetric, from: Day, to: Day): number {
  return listDays(from, to)
    .flatMap((day) => rowsOf(day).filter((row) => row.query === query))
    .reduce((sum, row) => sum + row[FEED_FIELDS[metric]], 0);
}

/** Every jump of the market by hand: sums of days, and the rules of directions. */
function expectJumps(metric: JumpMetric, window: number, day: Day, base: number) {
  return [...Object.keys(PLANTED), ...CROWD]
    .map((query) => ({
      query,
      before: sumOf(query, metric, addDays(day, 1 - 2 * window), addDays(day, -window)),
      after: sumOf(query, metric, addDays(day, 1 - window), day),
    }))
    .filter(({ before, after }) => Math.max(before, after) >= base)
    .map((jump) => ({ ...jump, direction: directionOf(jump.before, jump.after) }));
}

describe('the list', () => {
  test.each(JUMP_METRICS)('has every jump of %s in its one direction, the largest first', async (metric) => {
    for (const [window, day] of [
      [7, LAST],
      [28, LAST],
      [7, addDays(LAST, -20)],
    ] as const) {
      const base = metric === 'gmv' ? 100_000 : 10;
      const expected = expectJumps(metric, window, day, base);
      for (const direction of JUMP_DIRECTIONS) {
        const answer = await call({ metric, window, day, minBase: base, direction });
        const ofDirection = expected.filter((jump) => jump.direction === direction);
        expect(answer.totals[direction]).toBe(ofDirection.length);
        const shown = answer.rows.map(({ query, before, after }) => ({ query, before, after, direction }));
        expect(shown).toHaveLength(ofDirection.length - (direction === 'fall' ? answer.withoutHours : 0));
        expect(ofDirection).toEqual(expect.arrayContaining(shown));
        const sizes = answer.rows.map(({ before, after }) => Math.abs(after - before));
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      }
    }
  });

  test('is the same from ready-made windows and from running sums', async () => {
    const stored = await listMeasuredDays(app.context, 'ozon');
    const comparison = planComparison({ marketplace: 'ozon', window: 7, metric: 'count' }, stored, LAST);
    expect(comparison.isReadyMade).toBe(true);
    const question = { cabinetId, direction: 'rise', minBase: 1, contains: '', isMisspelt: false } as const;
    const [ready, summed] = [
      await findJumps(app.context, question, comparison),
      await findJumps(app.context, question, { ...comparison, isReadyMade: false }),
    ];
    expect(ready.rows.length).toBeGreaterThan(2);
    expect(summed).toEqual(ready);
  });

  test('leaves out what stays below the base, and has what is new or vanished on its own', async () => {
    expect(await queriesOf({ direction: 'rise' })).not.toContain('редкое');
    expect(await queriesOf({ direction: 'rise', minBase: 5 })).toContain('редкое');
    expect(await queriesOf({ direction: 'new' })).toEqual(['новинка']);
    expect(await queriesOf({ direction: 'vanished' })).toEqual(['ушедшее']);
    expect(await find('новинка', { direction: 'new' })).toMatchObject({ before: 0, changeShare: null });
  });

  test('narrows to words in any form', async () => {
    expect(await queriesOf({ direction: 'rise', contains: 'электрические чайники' })).toEqual([
      'чайник электрический',
    ]);
    const { totals, market } = await call({ contains: 'чайники' });
    expect(totals).toEqual({ rise: 1, fall: 0, new: 0, vanished: 0 });
    expect(market).toEqual({
      before: sumOf('чайник электрический', 'count', addDays(LAST, -13), addDays(LAST, -7)),
      after: sumOf('чайник электрический', 'count', addDays(LAST, -6), LAST),
    });
  });
});

describe('a row', () => {
  test('knows when the jump began, what is usual, and every day of both windows', async () => {
    const row = await find('чайник электрический', { direction: 'rise' });
    expect(row?.firstSeen).toEqual({ day: addDays(LAST, -4), hour: null });
    expect(row?.z).toBeGreaterThan(10);
    expect(row?.counts).toHaveLength(14);
    expect(row?.counts[13]).toBe(300);
  });

  test('is tagged where the same windows of last year moved alike', async () => {
    expect((await find('подарок на 8 марта', { direction: 'rise' }))?.lastYear).toMatchObject({
      isAlike: true,
    });
    expect((await find('чайник электрический', { direction: 'rise' }))?.lastYear).toMatchObject({
      isAlike: false,
    });
    expect((await find('пылесос', { direction: 'fall' }))?.lastYear).toMatchObject({ isAlike: false });
    const older = await call({ direction: 'rise', day: addDays(LAST, -20), minBase: 1 });
    expect(older.rows.length).toBeGreaterThan(0);
    expect(older.rows.every(({ lastYear }) => lastYear === null)).toBe(true);
  });

  test('names the holiday that the query is about', async () => {
    expect((await find('подарок на 8 марта', { direction: 'rise' }))?.holiday).toEqual({
      name: 'women',
      day: '2026-03-08',
    });
    expect((await find('чайник электрический', { direction: 'rise' }))?.holiday).toBeNull();
  });

  test('gives the hour where hours are known, and a day that lost its hours is no jump', async () => {
    expect(await queriesOf({ direction: 'fall' })).toContain('обрыв');
    const ids = await findQueryIds(app.context, ['чайник электрический', 'обрыв']);
    const jumpDay = addDays(LAST, -4);
    const hoursOf = (day: Day) =>
      Array.from({ length: 24 }, (_, hour) => (day === jumpDay && hour >= 9 ? 40 : 4));
    const cutOf = (day: Day) =>
      Array.from({ length: 24 }, (_, hour) => (day === addDays(LAST, -2) && hour >= 9 ? 0 : 50));
    const rows = listDays(addDays(LAST, -13), LAST).flatMap((day) => [
      { mp: 'ozon', city: 0, query_id: ids.get('чайник электрический'), day, counts: hoursOf(day) },
      { mp: 'ozon', city: 0, query_id: ids.get('обрыв'), day, counts: cutOf(day) },
    ]);
    await app.context.clickhouse.insert(
      'test: hours',
      'sq_hour',
      rows.map((row) => ({ ...row, taken_at: '2026-03-02 06:00:00' })),
    );
    expect((await find('чайник электрический', { direction: 'rise' }))?.firstSeen).toEqual({
      day: jumpDay,
      hour: 9,
    });
    const falls = await call({ direction: 'fall' });
    expect(falls.rows.map(({ query }) => query)).not.toContain('обрыв');
    expect(falls.withoutHours).toBe(1);
  });

  test('has the best place of the cabinet and its note on what is found by the query, and nobody else’s', async () => {
    const day = addDays(LAST, -1);
    const line = { query: 'чайник электрический', day, search: 100 };
    await storeProducts(app, cabinetId, [501, 502]);
    await storeOwnQueries(app, cabinetId, [
      { ...line, sku: 501, position: 12 },
      { ...line, sku: 502, position: 7.5 },
    ]);
    await sql`insert into notes (cabinet_id, sku, at, text)
      values (${cabinetId}, 501, '2026-02-25T09:00:00Z', 'Подняли цену'),
        (${cabinetId}, 501, '2026-01-25T09:00:00Z', 'Давно'),
        (${cabinetId}, 999, '2026-02-25T09:00:00Z', 'О другом')`.execute(app.context.db);
    expect(await find('чайник электрический', { direction: 'rise' })).toMatchObject({
      best: { place: 7.5, source: 'own' },
      note: { sku: 501, text: 'Подняли цену' },
    });
    expect(await find('подарок на 8 марта', { direction: 'rise' })).toMatchObject({ best: null, note: null });
    const other = await makeCabinet(app);
    const theirs = await app.call(getSharpJumps, input({ cabinetId: other.id }), other.owner.token);
    expect(theirs.rows.find((row) => row.query === 'чайник электрический')).toMatchObject({
      best: null,
      note: null,
    });
  });
});
