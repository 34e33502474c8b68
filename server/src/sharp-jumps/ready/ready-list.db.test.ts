import { addDays, type Day, listDays } from '@vitrina/contract/dates.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { getSharpJumps, JUMP_DIRECTIONS, JUMP_METRICS } from '@vitrina/contract/sharp-jumps.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import { collectDays, collectRows, loadMarket, marketDay } from '../../../test/builders/query-days.ts';
import { feedRow, startTinyFeed, type TinyFeed } from '../../../test/fakes/tiny-feed.ts';
import { keepListsOf } from '../../queries/ready-lists/keep-lists.ts';
import { foldSpellings } from '../../queries/spelling/fold-spellings.ts';
import { jumpLists } from './make-list.ts';

const LAST: Day = '2026-03-01';
const QUERIES = [
  'чайник электрический',
  ...Array.from({ length: 60 }, (_, index) => `запрос ${index} ${index % 2 ? 'чайник' : 'лампы'}`),
  'электрический чайник',
  'чайнек электрический',
];
/** A market in which something is new, and something vanishes. */
const rowsOf = (day: Day) => [
  ...marketDay(QUERIES, day),
  ...(day > addDays(LAST, -5)
    ? [feedRow('новинка', { count: 900, ord: 90, gmv_kopecks: 9_000_000, added_to_cart: 90 })]
    : []),
  ...(day < addDays(LAST, -9)
    ? [feedRow('пропажа', { count: 800, ord: 80, gmv_kopecks: 8_000_000, added_to_cart: 80 })]
    : []),
];

let app: TestApp;
let feed: TinyFeed;
let cabinet: Awaited<ReturnType<typeof makeCabinet>>;
beforeAll(async () => {
  feed = await startTinyFeed();
  app = await startTestApp({ env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' } });
  cabinet = await makeCabinet(app);
  await collectDays(app, feed, { days: listDays(addDays(LAST, -59), LAST), rowsOf });
  await foldSpellings(app.context);
}, 240_000);
afterAll(async () => {
  await app.close();
  await feed.stop();
});

type Input = Partial<InputOf<typeof getSharpJumps>>;
const ask = (input: Input = {}) =>
  app.call(
    getSharpJumps,
    { cabinetId: cabinet.id, marketplace: 'ozon' as const, ...input },
    cabinet.owner.token,
  );
async function keep(marketplace: 'ozon' | 'ym' = 'ozon') {
  for (const maker of jumpLists) await keepListsOf(app.context, maker, marketplace);
}
async function forget() {
  await sql`delete from ready_lists`.execute(app.context.db);
  for (const table of ['jump_rows', 'jump_bases'])
    await app.context.clickhouse.command('forget lists', `truncate table ${table}`);
}
/** The answer, and whether it was read from what was made before it. */
async function askSeeing(input: Input = {}) {
  const rows = vi.spyOn(app.context.clickhouse, 'rows');
  const answer = await ask(input);
  const names = rows.mock.calls.map(([named]) => named);
  rows.mockRestore();
  return { answer, isReady: names.includes('sharp jumps: page') && !names.includes('sharp jumps') };
}
const isReady = async (input: Input = {}) => (await askSeeing(input)).isReady;

test.each([7, 28] as const)(
  'lists of %i days are the same ready-made as made when they were asked for, by every metric and direction',
  async (window) => {
    const questions = JUMP_METRICS.flatMap((metric) =>
      JUMP_DIRECTIONS.map((direction) => ({ window, metric, direction })),
    );
    await forget();
    const direct: Awaited<ReturnType<typeof askSeeing>>[] = [];
    for (const question of questions) direct.push(await askSeeing(question));
    expect(direct.filter((one) => one.isReady)).toEqual([]);
    await keep();
    for (const [index, question] of questions.entries())
      expect(await askSeeing(question)).toEqual({ answer: direct[index]?.answer, isReady: true });
    expect(direct.filter(({ answer }) => answer.rows.length > 0).length).toBeGreaterThan(JUMP_METRICS.length);
  },
);

test.each<[string, Input, boolean]>([
  ['a higher base', { minBase: 2000 }, true],
  ['misspelt queries', { isMisspelt: true }, true],
  ['a lower base', { minBase: 20 }, false],
  ['words', { contains: 'чайник' }, false],
])('a list of %s is the same before and after lists were made', async (_, input, ready) => {
  await forget();
  const direct = await ask(input);
  await keep();
  expect(await isReady(input)).toBe(ready);
  expect(await ask(input)).toEqual(direct);
});

test('a page beyond the rows that are kept is read from the windows', async () => {
  await forget();
  const direct = await ask();
  await keep();
  await app.context.clickhouse.command(
    'shorten a list',
    `alter table jump_rows delete where direction = 'rise' and after - before <
      (select max(after - before) from jump_rows where direction = 'rise' and win = 7 and metric = 'count')
    settings mutations_sync = 1`,
  );
  expect(direct.totals.rise).toBeGreaterThan(1);
  expect(await ask()).toEqual(direct);
});

const listOf = ({ rows, totals, market }: Awaited<ReturnType<typeof ask>>) => ({ rows, totals, market });

test('an older day has the list of a question after it, and answers as it did when it was the newest', async () => {
  await forget();
  await keep();
  const newest = listOf(await ask());
  app.clock.advance(10 * DAY_MS);
  await loadMarket(app, feed, { queries: QUERIES, last: addDays(LAST, 10), days: 10 });
  await forget();
  await keep();
  expect(await isReady()).toBe(true);
  expect(listOf(await ask({ day: LAST }))).toEqual(newest);
  await keep();
  expect(await isReady({ day: LAST })).toBe(true);
  expect(await isReady({ day: LAST, metric: 'gmv' })).toBe(false);
  expect(listOf(await ask({ day: LAST }))).toEqual(newest);
});

test('a day that comes late makes the lists anew, which are not read until then', async () => {
  const last = addDays(LAST, 10);
  await loadMarket(app, feed, { queries: QUERIES, last, days: 14, marketplace: 'ym' });
  await keep('ym');
  const input: Input = { marketplace: 'ym', window: 28 };
  // Half of both windows is not measured: nothing is compared, and nothing is made.
  expect((await ask(input)).market).toBeNull();
  const week: Input = { marketplace: 'ym' };
  expect(await isReady(week)).toBe(true);
  const before = listOf(await ask(week));
  app.clock.advance(1000);
  const late = addDays(last, -14);
  await collectRows(app, feed, { day: late, rows: marketDay(QUERIES, late), marketplace: 'ym' });
  expect(await isReady(week)).toBe(false);
  const after = listOf(await ask(week));
  await keep('ym');
  expect(await isReady(week)).toBe(true);
  expect(listOf(await ask(week))).toEqual(after);
  expect(before.totals).toEqual(after.totals);
});
