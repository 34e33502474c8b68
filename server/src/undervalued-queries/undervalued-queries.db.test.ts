import { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import { addDays } from '@vitrina/contract/dates.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import {
  getUndervaluedCounts,
  getUndervaluedQueries,
  hideUndervaluedQuery,
  listHiddenQueries,
  SCORE_PARTS,
  showUndervaluedQuery,
} from '@vitrina/contract/undervalued-queries.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { addMember, makeCabinet, makeUser } from '../../test/builders/factories.ts';
import { listTermIds, makeObservations } from '../../test/builders/observations.ts';
import { storeOwnQueries } from '../../test/builders/own-days.ts';
import { loadMarket } from '../../test/builders/query-days.ts';
import { startTinyFeed, type TinyFeed } from '../../test/fakes/tiny-feed.ts';
import { refusal } from '../../test/refusal.ts';
import { listMeasuredDays } from '../queries/list-stored-days.ts';
import { getScale } from './get-scale.ts';
import { listBest } from './list-best.ts';
import { listTakeable } from './list-takeable.ts';
import { openMarketDay } from './market-source.ts';
import { scoreOf } from './score.ts';
import { toScoreInput } from './to-row.ts';

const LAST = '2026-03-01';
const QUERIES = Array.from({ length: 60 }, (_, index) => `запрос ${index} ${index % 2 ? 'чайник' : 'лампы'}`);

let app: TestApp;
let feed: TinyFeed;
let cabinet: Awaited<ReturnType<typeof makeCabinet>>;
beforeAll(async () => {
  feed = await startTinyFeed();
  app = await startTestApp({ env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' } });
  cabinet = await makeCabinet(app);
  await loadMarket(app, feed, { queries: QUERIES, last: LAST, days: 60 });
});
afterAll(async () => {
  await app.close();
  await feed.stop();
});

type Input = Partial<InputOf<typeof getUndervaluedQueries>>;
const question = (input: Input = {}) => ({ cabinetId: cabinet.id, marketplace: 'ozon' as const, ...input });
const ask = (input: Input = {}) => app.call(getUndervaluedQueries, question(input), cabinet.owner.token);
const queriesOf = async (input: Input = {}) => (await ask(input)).rows.map(({ query }) => query);

async function leftRuns(): Promise<number> {
  const { limits } = await app.call(getCabinetLimits, { cabinetId: cabinet.id }, cabinet.owner.token);
  const runs = limits.find(({ name }) => name === 'undervaluedRuns');
  return (runs?.maximum ?? 0) - (runs?.current ?? 0);
}

test('the list is ordered by score and then by frequency, and the parts add up to the score', async () => {
  const { rows, total, day, maximum, marks } = await ask();
  expect({ day, maximum, total: total === rows.length }).toEqual({ day: LAST, maximum: 1000, total: true });
  expect(rows.length).toBeGreaterThan(30);
  const sorted = rows.toSorted((a, b) => b.score - a.score || b.count - a.count);
  expect(rows).toEqual(sorted);
  for (const { score, points } of rows)
    expect(SCORE_PARTS.reduce((sum, part) => sum + (points[part] ?? 0), 0)).toBe(score);
  expect(marks?.demand?.none).toBeGreaterThanOrEqual(28);
  expect(new Set(rows.map(({ score }) => score)).size).toBeGreaterThan(5);
});

test.each([LAST, addDays(LAST, -2)])('SQL and TypeScript score every query alike (%s)', async (day) => {
  const stored = await listMeasuredDays(app.context, 'ozon');
  const market = openMarketDay('ozon', stored, day);
  // The older day has no ready-made windows, so it comes from the running sums.
  expect(market.hasWindows).toBe(day === LAST);
  const scale = await getScale(app.context, market);
  for (const growth of ['growth7', 'growth28', null] as const) {
    const { rows } = await listBest(app.context, market, {
      scale,
      growth,
      filters: [{ name: 'minFrequency', sql: '1', parameters: {} }],
      least: 28,
      limit: 1000,
    });
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.map((row) => scoreOf(toScoreInput(row), scale, growth).score)).toEqual(
      rows.map(({ score }) => score),
    );
  }
});

test('each filter keeps what it says', async () => {
  const all = (await ask()).rows;
  const kept = async (requested: Input) => new Set(await queriesOf(requested));
  const expected = (keeps: (row: (typeof all)[number]) => boolean) =>
    new Set(all.filter(keeps).map(({ query }) => query));
  const prices = all.flatMap(({ avgPriceKopecks }) => avgPriceKopecks ?? []).toSorted((a, b) => a - b);
  const middle = prices[Math.floor(prices.length / 2)] ?? 0;
  expect(await kept({ contains: 'лампа' })).toEqual(expected(({ query }) => query.includes('лампы')));
  expect(await kept({ minFrequency: 1000 })).toEqual(expected(({ count }) => count >= 1000));
  expect(await kept({ maxCompetitors: 12 })).toEqual(expected(({ competitors }) => competitors <= 12));
  expect(await kept({ priceFromKopecks: middle })).toEqual(
    expected(({ avgPriceKopecks }) => (avgPriceKopecks ?? 0) >= middle),
  );
  expect(await kept({ priceToKopecks: middle })).toEqual(
    expected(({ avgPriceKopecks }) => avgPriceKopecks !== null && avgPriceKopecks <= middle),
  );
  expect(await kept({ minGrowth: 0.01 })).toEqual(expected(({ growth28 }) => (growth28 ?? -1) >= 0.01));
  expect(await kept({ minGrowth: 0.01, growthDays: 7 })).toEqual(
    expected(({ growth7 }) => (growth7 ?? -1) >= 0.01),
  );
  expect(all.some(({ avgPriceKopecks }) => avgPriceKopecks === null)).toBe(true);
});

test('an empty list says how many rows each filter keeps away', async () => {
  const frequent = (await ask({ minFrequency: 1000 })).total;
  const { rows, suggestions } = await ask({ contains: 'самовар', minFrequency: 1000, maxCompetitors: 1000 });
  expect(rows).toEqual([]);
  expect(suggestions).toEqual([{ filter: 'contains', rows: frequent }]);
  expect((await ask()).suggestions).toEqual([]);
});

test('a question costs one run, whatever is looked at in its answer, and a refused one none', async () => {
  const before = await leftRuns();
  const { rows } = await ask({ maxCompetitors: 900 });
  await ask({ maxCompetitors: 900 });
  await ask({ maxCompetitors: 900, day: LAST });
  const queries = rows.slice(0, 3).map(({ query }) => query);
  await app.call(
    getUndervaluedCounts,
    { ...question({ maxCompetitors: 900 }), queries },
    cabinet.owner.token,
  );
  expect(await leftRuns()).toBe(before - 1);
  const refused = await app.inject(
    getUndervaluedQueries,
    question({ day: '2024-12-01' }),
    cabinet.owner.token,
  );
  expect(refused.body).toEqual(
    refusal('searchHistory.outOfRange', { from: addDays('2026-03-02', -365), to: '2026-03-02' }),
  );
  expect(await leftRuns()).toBe(before - 1);
});

test('a plan shows its number of queries and says how many there are', async () => {
  const poor = await makeCabinet(app, { owner: await makeUser(app, { plan: 'none' }) });
  const answer = await app.call(
    getUndervaluedQueries,
    { ...question(), cabinetId: poor.id },
    poor.owner.token,
  );
  const rich = await ask();
  expect(answer.rows.map(({ query }) => query)).toEqual(rich.rows.slice(0, 20).map(({ query }) => query));
  expect(answer).toMatchObject({ maximum: 20, total: rich.total });
});

test('the little lines are daily searches of the window; a query that nobody knows has none', async () => {
  const [first] = (await ask()).rows;
  const { lines } = await app.call(
    getUndervaluedCounts,
    { ...question(), queries: [first?.query ?? '', 'никто не ищет'] },
    cabinet.owner.token,
  );
  expect(lines.map(({ query }) => query)).toEqual([first?.query]);
  expect(lines[0]?.counts).toHaveLength(28);
  expect(lines[0]?.counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(first?.count);
});

/** A query of position check, as that tool leaves it. */
async function track(cabinetId: number, query: string) {
  const { db } = app.context;
  await sql`with entry as (
      insert into position_entries (cabinet_id, sku, city_id, created_at, starts_at, first_expected_at)
      values (${cabinetId}, ${Math.floor(Math.random() * 1e9) + 1}, 1, now(), now(), now()) returning id
    ), term as (insert into position_terms (cabinet_id, query) values (${cabinetId}, ${query}) returning id)
    insert into position_queries (entry_id, cabinet_id, term_id)
    select entry.id, ${cabinetId}, term.id from entry, term`.execute(db);
}

test('mine are the queries of every cabinet that the person may see, and of no other', async () => {
  const [own = '', tracked = '', foreign = ''] = (await queriesOf()).slice(5);
  const colleague = await makeCabinet(app);
  await addMember(app, colleague.id, cabinet.owner, ['analyticsReadOnly']);
  const closed = await makeCabinet(app);
  await addMember(app, closed.id, cabinet.owner, ['administrator']);
  await storeOwnQueries(app, colleague.id, [
    { sku: 1, day: '2026-02-27', query: own, search: 9, position: 7.5 },
  ]);
  await storeOwnQueries(app, closed.id, [
    { sku: 2, day: '2026-02-27', query: foreign, search: 9, position: 1 },
  ]);
  await track(cabinet.id, tracked);
  const termId = (await listTermIds(app, cabinet.id)).get(tracked) ?? 0;
  await makeObservations(app, [
    { cabinet: cabinet.id, product: 5, termId, place: 14, at: '2026-03-02T08:00:00Z' },
    { cabinet: cabinet.id, product: 6, termId, place: 3, at: '2026-02-20T08:00:00Z' },
  ]);
  const row = (rows: Awaited<ReturnType<typeof ask>>['rows'], query: string) =>
    rows.find((one) => one.query === query);
  const { rows } = await ask();
  expect(row(rows, own)).toMatchObject({ best: { place: 7.5, source: 'own' }, isTracked: false });
  expect(row(rows, tracked)).toMatchObject({ best: { place: 14, source: 'tracked' }, isTracked: true });
  expect(row(rows, foreign)).toMatchObject({ best: null, isTracked: false });

  const left = await queriesOf({ isMineHidden: true });
  // Nobody opens a blocked cabinet, so nobody sees its places either.
  await sql`update cabinets set is_blocked = true where id = ${colleague.id}`.execute(app.context.db);
  expect(row((await ask()).rows, own)).toMatchObject({ best: null });
  await sql`update cabinets set is_blocked = false where id = ${colleague.id}`.execute(app.context.db);
  expect(
    rows
      .map(({ query }) => query)
      .filter((query) => !left.includes(query))
      .toSorted(),
  ).toEqual([own, tracked].toSorted());
});

test('a query that is not the niche is away for 30 days, for this cabinet alone, and can be returned', async () => {
  const [first = '', second = ''] = (await queriesOf()).slice(-2);
  const { token } = cabinet.owner;
  const hide = (query: string) => app.call(hideUndervaluedQuery, { cabinetId: cabinet.id, query }, token);
  expect(await hide(` ${first.toUpperCase()} `)).toEqual({ hiddenUntil: '2026-04-01' });
  await hide(second);
  const left = await queriesOf();
  expect(left).not.toContain(first);
  expect(left).not.toContain(second);
  const other = await makeCabinet(app);
  const there = await app.call(
    getUndervaluedQueries,
    { ...question(), cabinetId: other.id },
    other.owner.token,
  );
  expect(there.rows.map(({ query }) => query)).toContain(first);

  await app.call(showUndervaluedQuery, { cabinetId: cabinet.id, query: first }, token);
  expect(await queriesOf()).toContain(first);
  const kept = await app.call(listHiddenQueries, { cabinetId: cabinet.id }, token);
  expect(kept.queries).toEqual([{ query: second, hiddenUntil: '2026-04-01' }]);
  const unknown = await app.inject(
    hideUndervaluedQuery,
    { cabinetId: cabinet.id, query: 'никто не ищет' },
    token,
  );
  expect(unknown.body).toEqual(refusal('searchHistory.notFound'));
});

test('of a marketplace without figures there is nothing, at no cost', async () => {
  const before = await leftRuns();
  expect(await ask({ marketplace: 'wb' })).toMatchObject({
    rows: [],
    day: null,
    marks: null,
    measuredDays: 0,
  });
  expect(await leftRuns()).toBe(before);
});

test('a query is takeable that leads to an own card below the first ten places, unless it was hidden', async () => {
  const mine = await makeCabinet(app);
  const day = LAST;
  const list = async () => (await listTakeable(app.context, mine.id)).map(({ query }) => query);
  expect(await list()).toEqual([]);
  const { rows } = await ask();
  const [best, second, third] = rows.filter(({ score }) => score >= 50).map(({ query }) => query);
  await storeOwnQueries(app, mine.id, [
    { sku: 1, day, query: best ?? '', search: 10, position: 4 },
    { sku: 1, day, query: second ?? '', search: 10, position: 25 },
    { sku: 1, day, query: third ?? '', search: 10, position: 60 },
  ]);
  expect(await list()).toEqual([second, third]);
  const [found] = await listTakeable(app.context, mine.id);
  const row = rows.find(({ query }) => query === second);
  expect(found).toEqual({
    query: second,
    place: 25,
    searches: Math.round((row?.count ?? 0) / 4),
    orders: row?.potentialOrders,
    lift: null,
  });
  await app.call(hideUndervaluedQuery, { cabinetId: mine.id, query: second ?? '' }, mine.owner.token);
  expect(await list()).toEqual([third]);
});
