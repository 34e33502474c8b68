import { addDays, type Day, listDays } from '@vitrina/contract/dates.ts';
import { getUndervaluedBackTest } from '@vitrina/contract/undervalued-queries.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import { createChance } from '../../platform/chance.ts';
import type { QueryTables } from '../../queries/tables.ts';
import type { UndervaluedTables } from '../tables.ts';
import { makeBackTests, makeWeeks } from './make-weeks.ts';

const NEWEST: Day = '2026-03-01';
const LIST_DAY = addDays(NEWEST, -56);
const DAYS = listDays(addDays(NEWEST, -111), NEWEST);
/** The days whose running sums a list of windows of 28 days is made of. */
const ENDS = [-28, -14, -7, 0, 56].map((days) => addDays(LIST_DAY, days));
const QUERIES = 400;

let app: TestApp;
let cabinet: Awaited<ReturnType<typeof makeCabinet>>;
beforeAll(async () => {
  app = await startTestApp();
  cabinet = await makeCabinet(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.context.clickhouse.command('test: empty', 'truncate table sq_cum');
  for (const table of ['undervalued_scales', 'undervalued_back_test_weeks', 'query_days'] as const)
    await app.context.db
      .withTables<Record<typeof table, { marketplace: string }>>()
      .deleteFrom(table)
      .execute();
});

type Query = { daily: number; isWeak: boolean; orderShare: number; growth: number };

/** Running sums of a market that is even up to the day of the list and grows from then on; `days`: of so many even days. */
function sumsOf({ daily, isWeak, orderShare, growth }: Query, day: Day, days?: number) {
  const then = days ?? listDays(DAYS[0] ?? '', day < LIST_DAY ? day : LIST_DAY).length;
  const since = day > LIST_DAY ? listDays(addDays(LIST_DAY, 1), day).length : 0;
  const count = daily * then + Math.round(daily * growth) * since;
  const ord = Math.round(count * orderShare);
  return {
    count,
    ca: ord,
    cart: ord,
    views: count,
    idle: Math.round(count * (isWeak ? 0.6 : 0.2)),
    soft: 0,
    zero: Math.round(count * (isWeak ? 0.2 : 0.01)),
    gmv: ord * 1000,
    ord,
    buyers: ord,
    price_sum: count * 1000,
    price_count: count,
    moment: 0,
    sellers: isWeak ? 2 : 2000,
    products: 10,
  };
}

async function makeMarket(queries: readonly Query[], days: readonly Day[]) {
  const rows = ENDS.flatMap((day) =>
    queries.map((query, index) => ({ mp: 'ozon', day, query_id: index + 1, ...sumsOf(query, day) })),
  );
  await app.context.clickhouse.insert('test: sums', 'sq_cum', rows);
  const lines = days.map((day) => ({
    marketplace: 'ozon' as const,
    day,
    source: 'feed',
    state: 'stored' as const,
    outcome: 'ok' as const,
    rows_count: queries.length,
    taken_at: app.clock.now(),
    derived_at: app.clock.now(),
    windows: null,
    next_try_at: null,
  }));
  await app.context.db
    .withTables<QueryTables>()
    .insertInto('query_days')
    .values(lines.map((line) => ({ ...line, is_stale: false, tries: 0, message: '' })))
    .execute();
}

const readKept = () =>
  app.context.db
    .withTables<UndervaluedTables>()
    .selectFrom('undervalued_back_test_weeks')
    .selectAll()
    .orderBy('day')
    .execute();

/** Every fifth query is undervalued: people buy although the offers are weak. How it went on is up to the test. */
function drawMarket(seed: number, growthOf: (isWeak: boolean, chance: () => number) => number): Query[] {
  const chance = createChance(seed);
  return Array.from({ length: QUERIES }, (_, index) => {
    const isWeak = index % 5 === 0;
    const daily = 20 + Math.floor(100 * chance());
    return {
      daily,
      isWeak,
      orderShare: isWeak ? 0.06 : 0.02 + 0.02 * chance(),
      growth: growthOf(isWeak, chance),
    };
  });
}

const look = () =>
  app.call(getUndervaluedBackTest, { cabinetId: cabinet.id, marketplace: 'ozon' }, cabinet.owner.token);

async function ask() {
  await makeWeeks(app.context, 'ozon');
  return look();
}

test('planted undervalued queries, which grew since, give a lift that is no chance', async () => {
  await makeMarket(
    drawMarket(1, (isWeak, chance) => (isWeak ? 1.8 : 1) * (0.7 + 0.6 * chance())),
    DAYS,
  );
  const result = await ask();
  expect(result).toMatchObject({ state: 'done', to: LIST_DAY, day: NEWEST, queries: 80, draws: 200 });
  if (result.state !== 'done') return;
  const [week] = result.weeks;
  for (const lift of [week?.orders, week?.searches]) {
    expect(lift?.verdict).toBe('better');
    expect(lift?.low).toBeGreaterThan(1.1);
    // A fifth of the random picks is planted, too: 1.8 against 0.8 x 1 + 0.2 x 1.8.
    expect(lift?.value).toBeGreaterThan(1.3);
    expect(lift?.value).toBeLessThan(1.8);
  }
  // The list had nothing but planted queries: 1.8 times as much, give and take the noise.
  expect(week?.searches?.listGrowth).toBeGreaterThan(1.7);
  expect(week?.searches?.listGrowth).toBeLessThan(1.9);
  // One week is no year.
  expect(result.searches).toEqual({
    weeks: 1,
    blocks: 0,
    verdict: 'cannotSay',
    reason: 'fewBlocks',
    lift: null,
  });
});

test('where the score predicts nothing it mostly says so', async () => {
  const verdicts: unknown[] = [];
  for (let seed = 1; seed <= 5; seed += 1) {
    await app.context.clickhouse.command('test: empty', 'truncate table sq_cum');
    await app.context.db.withTables<QueryTables>().deleteFrom('query_days').execute();
    app.clock.advance(1000);
    await makeMarket(
      drawMarket(seed, (_, chance) => 0.5 + chance()),
      DAYS,
    );
    const result = await ask();
    verdicts.push(result.state === 'done' ? result.weeks[0]?.searches?.verdict : result.state);
  }
  // Nominally one in twenty is a false alarm; the seeds are fixed.
  expect(verdicts.filter((verdict) => verdict === 'cannotSay').length).toBeGreaterThanOrEqual(4);
});

test('a week is judged once, and again when its days were made again', async () => {
  await makeMarket(
    drawMarket(2, () => 1),
    DAYS,
  );
  expect(await look()).toEqual({ state: 'counting', made: 0, total: 1 });
  const first = await ask();
  await app.context.clickhouse.command('test: empty', 'truncate table sq_cum');
  expect(await ask()).toEqual(first);
  app.clock.advance(1000);
  await app.context.db
    .withTables<QueryTables>()
    .updateTable('query_days')
    .set({ derived_at: app.clock.now() })
    .execute();
  expect(await look()).toEqual({ state: 'counting', made: 0, total: 1 });
  expect(await ask()).toEqual({ state: 'tooFew', queries: 0 });
});

/** Running sums at the ends of all weeks: every query grows evenly by its part a week, planted ones faster. */
async function makeYear(weekly: (isWeak: boolean) => number, weeks: number) {
  const days = listDays(addDays(NEWEST, -7 * weeks), NEWEST);
  const queries = drawMarket(4, () => 1);
  const ends = days.filter((_, index) => index % 7 === 0);
  const rows = ends.flatMap((day, week) =>
    queries.map((query, index) => {
      const rate = weekly(query.isWeak);
      const growth = rate === 1 ? week + 1 : (rate ** (week + 1) - 1) / (rate - 1);
      // Sums over that many of the first week's days.
      return { mp: 'ozon', day, query_id: index + 1, ...sumsOf(query, LIST_DAY, Math.round(7 * growth)) };
    }),
  );
  await makeMarket([], days);
  await app.context.clickhouse.insert('test: sums', 'sq_cum', rows);
}

test('every week has its list: planted queries go on growing, and the last tenth of the score outgrows the first', async () => {
  await makeYear((isWeak) => (isWeak ? 1.02 : 1), 18);
  const result = await ask();
  expect(result).toMatchObject({ state: 'done', from: addDays(LIST_DAY, -14), to: LIST_DAY, day: NEWEST });
  const kept = await readKept();
  expect(kept.map(({ day }) => day)).toEqual([-14, -7, 0].map((days) => addDays(LIST_DAY, days)));
  for (const { result: week } of kept) {
    expect(week).toMatchObject({ orders: { verdict: 'better' }, searches: { verdict: 'better' } });
    const parts = week.state === 'judged' ? week.parts.filter((part) => part !== null) : [];
    const chanceOf = (part: (typeof parts)[number] | undefined) =>
      part ? part.searches.sum / part.searches.known : Number.NaN;
    expect(parts.reduce((sum, { queries }) => sum + queries, 0)).toBe(QUERIES);
    expect(parts.reduce((sum, { searches }) => sum + searches.sum, 0)).toBeCloseTo(QUERIES / 2);
    expect(chanceOf(parts.at(-1))).toBeGreaterThan(0.8);
    expect(chanceOf(parts[0])).toBeLessThan(0.5);
  }

  // A week later one more list is judged, and the others are left as they are.
  await app.context.clickhouse.command('test: empty', 'truncate table sq_cum');
  app.clock.advance(7 * 86_400_000);
  await makeMarket([], listDays(addDays(NEWEST, 1), addDays(NEWEST, 7)));
  expect(await look()).toEqual({ state: 'counting', made: 3, total: 4 });
  await ask();
  const later = await readKept();
  expect(later).toHaveLength(4);
  expect(later.slice(0, 3)).toEqual(kept);
});

test('a list that cannot be judged keeps no other waiting, and is tried again', async () => {
  await makeYear(() => 1, 18);
  const tooSlow = vi.spyOn(app.context.clickhouse, 'page').mockRejectedValueOnce(new Error('too slow'));
  await expect(makeWeeks(app.context, 'ozon')).rejects.toThrow('too slow');
  tooSlow.mockRestore();
  const daysOf = async () => (await readKept()).map(({ day }) => day);
  expect(await daysOf()).toEqual([-14, -7].map((days) => addDays(LIST_DAY, days)));
  await makeWeeks(app.context, 'ozon');
  expect(await daysOf()).toEqual([-14, -7, 0].map((days) => addDays(LIST_DAY, days)));
});

test('lists whose days are measured no longer are dropped', async () => {
  await makeMarket(
    drawMarket(2, () => 1),
    DAYS,
  );
  await ask();
  await app.context.db.withTables<QueryTables>().deleteFrom('query_days').execute();
  await makeBackTests(app.context);
  expect(await readKept()).toEqual([]);
});

test('figures that do not reach back are named with the day from which they are needed', async () => {
  expect(await ask()).toEqual({ state: 'tooShort', neededFrom: null, firstDay: null });
  await makeMarket(
    drawMarket(3, () => 1),
    DAYS.slice(30),
  );
  expect(await ask()).toEqual({ state: 'tooShort', neededFrom: DAYS[0], firstDay: DAYS[30] });
});
