import { addDays, type Day } from '@vitrina/contract/dates.ts';
import { DAY_MS, HOUR_MS } from '@vitrina/contract/durations.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { getUndervaluedQueries, hideUndervaluedQuery } from '@vitrina/contract/undervalued-queries.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet } from '../../test/builders/factories.ts';
import { storeOwnQueries } from '../../test/builders/own-days.ts';
import { collectRows, loadMarket, marketDay } from '../../test/builders/query-days.ts';
import { startTinyFeed, type TinyFeed } from '../../test/fakes/tiny-feed.ts';
import type { Context } from '../platform/context.ts';
import { KEPT_LISTS, keepListsOf } from '../queries/ready-lists/keep-lists.ts';
import { foldSpellings } from '../queries/spelling/fold-spellings.ts';
import { undervaluedList } from './make-list.ts';

const LAST: Day = '2026-03-01';
const QUERIES = [
  'чайник электрический',
  ...Array.from({ length: 60 }, (_, index) => `запрос ${index} ${index % 2 ? 'чайник' : 'лампы'}`),
  'электрический чайник',
  'чайнек электрический',
];

let app: TestApp;
let feed: TinyFeed;
let cabinet: Awaited<ReturnType<typeof makeCabinet>>;
beforeAll(async () => {
  feed = await startTinyFeed();
  app = await startTestApp({ env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' } });
  cabinet = await makeCabinet(app);
  await loadMarket(app, feed, { queries: QUERIES, last: LAST, days: 60 });
  await foldSpellings(app.context);
  const [own = '', hidden = ''] = QUERIES.slice(7);
  await storeOwnQueries(app, cabinet.id, [{ sku: 1, day: LAST, query: own, search: 9, position: 7 }]);
  await app.call(hideUndervaluedQuery, { cabinetId: cabinet.id, query: hidden }, cabinet.owner.token);
}, 240_000);
afterAll(async () => {
  await app.close();
  await feed.stop();
});

type Input = Partial<InputOf<typeof getUndervaluedQueries>>;
const ask = (input: Input = {}) =>
  app.call(
    getUndervaluedQueries,
    { cabinetId: cabinet.id, marketplace: 'ozon' as const, ...input },
    cabinet.owner.token,
  );
const keep = (context: Context = app.context) => keepListsOf(context, undervaluedList, 'ozon');
const forget = async () => {
  await sql`delete from ready_lists`.execute(app.context.db);
  await app.context.clickhouse.command('forget lists', 'truncate table undervalued_lists');
};

/** Names of the statements by which a question is answered. */
async function statementsOf(question: () => Promise<unknown>): Promise<string[]> {
  const rows = vi.spyOn(app.context.clickhouse, 'rows');
  const page = vi.spyOn(app.context.clickhouse, 'page');
  await question();
  const names = [...rows.mock.calls, ...page.mock.calls].map(([named]) =>
    typeof named === 'string' ? named : named.name,
  );
  rows.mockRestore();
  page.mockRestore();
  return names;
}
const isReady = async (input: Input = {}) =>
  (await statementsOf(() => ask(input))).includes('undervalued queries: ready list');

const Version = z.object({ day: z.string(), version: z.int() });
const versions = (marketplace = 'ozon') =>
  app.context.clickhouse.rows(
    'versions',
    `select day, version from undervalued_lists where mp = {marketplace:String}
    group by day, version order by day`,
    { marketplace },
    Version,
  );

test.each<[string, Input]>([
  ['nothing', {}],
  ['growth of a week', { growthDays: 7 }],
  ['words', { contains: 'лампа' }],
  ['frequency', { minFrequency: 1000 }],
  ['competitors', { maxCompetitors: 12 }],
  ['a lowest price', { priceFromKopecks: 103_000 }],
  ['a highest price', { priceToKopecks: 103_000 }],
  ['growth', { minGrowth: 0.01 }],
  ['growth of a week, measured', { minGrowth: 0.01, growthDays: 7 }],
  ['misspelt queries', { isMisspelt: true }],
  ['own queries', { isMineHidden: true }],
  ['what no query is', { contains: 'самовар', minFrequency: 1000 }],
  [
    'all of it',
    { contains: 'чайник', maxCompetitors: 15, priceFromKopecks: 1, minGrowth: -0.5, isMineHidden: true },
  ],
])('a list filtered by %s is the same ready-made as made when it was asked for', async (_, input) => {
  await forget();
  expect(await isReady(input)).toBe(false);
  const direct = await ask(input);
  await keep();
  expect(await isReady(input)).toBe(true);
  expect(await ask(input)).toEqual(direct);
  expect(direct.total > 0 || input.contains === 'самовар').toBe(true);
});

test('rarer queries than the list holds are found all the same', async () => {
  await forget();
  const direct = await ask({ minFrequency: 50 });
  await keep();
  expect(await isReady({ minFrequency: 50 })).toBe(false);
  expect(await ask({ minFrequency: 50 })).toEqual(direct);
});

const listOf = ({ rows, total, marks }: Awaited<ReturnType<typeof ask>>) => ({ rows, total, marks });

test('an older day has its list after its first question, and answers as it did when it was the newest', async () => {
  await forget();
  await keep();
  const newest = listOf(await ask());
  app.clock.advance(10 * DAY_MS);
  await loadMarket(app, feed, { queries: QUERIES, last: addDays(LAST, 10), days: 10 });
  await forget();
  await keep();
  expect(await isReady()).toBe(true);
  expect(listOf(await ask({ day: LAST }))).toEqual(newest);
  expect(await isReady({ day: LAST })).toBe(false);
  await keep();
  expect(await isReady({ day: LAST })).toBe(true);
  expect(listOf(await ask({ day: LAST }))).toEqual(newest);
});

test('a day that comes late makes the list anew, which is not read until then', async () => {
  await loadMarket(app, feed, { queries: QUERIES, last: addDays(LAST, 10), days: 10, marketplace: 'ym' });
  const input: Input = { marketplace: 'ym' };
  await keepListsOf(app.context, undervaluedList, 'ym');
  const before = listOf(await ask(input));
  expect(await isReady(input)).toBe(true);
  app.clock.advance(1000);
  const late = LAST;
  await collectRows(app, feed, { day: late, rows: marketDay(QUERIES, late), marketplace: 'ym' });
  expect(await isReady(input)).toBe(false);
  const after = listOf(await ask(input));
  expect(after).not.toEqual(before);
  await keepListsOf(app.context, undervaluedList, 'ym');
  expect(await isReady(input)).toBe(true);
  expect(listOf(await ask(input))).toEqual(after);
  expect((await versions('ym')).map(({ day }) => day)).toEqual([addDays(LAST, 10)]);
});

test('a worker that is killed over a list leaves nothing that is read, and the next one makes it', async () => {
  await forget();
  const direct = await ask();
  const { command } = app.context.clickhouse;
  let sent = 0;
  const clickhouse: Context['clickhouse'] = {
    ...app.context.clickhouse,
    command: async (name, ...rest) => {
      if (name === 'make undervalued list' && ++sent === 2) throw new Error('killed');
      return command(name, ...rest);
    },
  };
  await expect(keep({ ...app.context, clickhouse })).rejects.toThrow('killed');
  expect(await versions()).toHaveLength(1);
  expect(await isReady()).toBe(false);
  await keep();
  expect(await isReady()).toBe(true);
  expect(await ask()).toEqual(direct);
});

test('of the days that were asked for, those that were read last keep their lists', async () => {
  await forget();
  const days = Array.from({ length: KEPT_LISTS + 1 }, (_, back) => addDays(LAST, -back));
  for (const day of days) {
    await ask({ day });
    app.clock.advance(2 * HOUR_MS);
  }
  await keep();
  // The newest day is kept whether it is asked for or not.
  const kept = [...days.slice(2).toReversed(), addDays(LAST, 10)];
  expect((await versions()).map(({ day }) => day)).toEqual(kept);
});
