import { addDays, listDays } from '@vitrina/contract/dates.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { getQueryStatistics } from '@vitrina/contract/search-history.ts';
import { getSharpJumps } from '@vitrina/contract/sharp-jumps.ts';
import { getUndervaluedQueries } from '@vitrina/contract/undervalued-queries.ts';
import { getMarketWords } from '@vitrina/contract/word-statistics.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import { collectDays, collectRows } from '../../../test/builders/query-days.ts';
import { type FeedRow, feedRow, startTinyFeed, type TinyFeed } from '../../../test/fakes/tiny-feed.ts';
import { stemWord } from '../../words/stem-word.ts';
import type { QueryTables } from '../tables.ts';
import { foldSpellings } from './fold-spellings.ts';

const LAST = '2026-03-01';
const DAYS = 56;

/** Searches of each day. What is behind is searched twice as much in the last week. */
const MARKET: Record<string, number> = {
  шампунь: 1000,
  'шампунь детский': 300,
  'шампунь для собак': 200,
  шапмунь: 40,
  шампуь: 20,
  'детский шампунь': 90,
  'детский шамрунь': 10,
  ifvgeym: 30,
  shampun: 25,
  'шампунь длясобак': 12,
  'крем для рук от морщин': 80,
  'крем от морщин для рук': 30,
  'мангал 30 50': 60,
  'мангал 50 30': 20,
  блузка: 400,
  'блузка белая': 100,
  блуза: 90,
  'блуза белая': 40,
};

const marketOf = (counts: Record<string, number>, isGrown: boolean): FeedRow[] =>
  Object.entries(counts).map(([query, count]) => feedRow(query, { count: isGrown ? count * 2 : count }));

let app: TestApp;
let feed: TinyFeed;
let cabinet: Awaited<ReturnType<typeof makeCabinet>>;
beforeAll(async () => {
  feed = await startTinyFeed();
  app = await startTestApp({ env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' } });
  cabinet = await makeCabinet(app);
  await collectDays(app, feed, {
    days: listDays(addDays(LAST, 1 - DAYS), LAST),
    rowsOf: (day) => marketOf(MARKET, day > addDays(LAST, -7)),
  });
  await foldSpellings(app.context);
});
afterAll(async () => {
  await app.close();
  await feed.stop();
});

const Folded = z.object({ text: z.string(), means: z.string(), reason: z.string() });
const listFolded = () =>
  app.context.clickhouse.rows(
    'test: folded queries',
    `select written.text as text, meant.text as means, reason
    from query_spellings as spelling
    inner join q as written on spelling.query_id = written.id
    inner join q as meant on spelling.means = meant.id
    order by text`,
    {},
    Folded,
  );
const FOLDED = [
  ['ifvgeym', 'шампунь', 'layout'],
  ['shampun', 'шампунь', 'translit'],
  ['детский шампунь', 'шампунь детский', 'order'],
  ['детский шамрунь', 'шампунь детский', 'slip'],
  ['крем от морщин для рук', 'крем для рук от морщин', 'order'],
  ['шампунь длясобак', 'шампунь для собак', 'spacing'],
  ['шампуь', 'шампунь', 'slip'],
  ['шапмунь', 'шампунь', 'slip'],
].map(([text, means, reason]) => ({ text, means, reason }));

test('slips, layouts, alphabets, spaces and orders are folded; other words and other numbers are not', async () => {
  expect(await listFolded()).toEqual(FOLDED);
});

test('it is made once for each newly measured day', async () => {
  await app.context.clickhouse.command('test: empty', 'truncate table query_spellings');
  await foldSpellings(app.context);
  expect(await listFolded()).toEqual([]);
  await app.context.db.withTables<QueryTables>().deleteFrom('query_spelling_runs').execute();
  await foldSpellings(app.context);
  expect(await listFolded()).toEqual(FOLDED);
});

test('after a kill between candidates and keys the same is found again', async () => {
  const { clickhouse, db } = app.context;
  await clickhouse.command('test: forget keys', 'truncate table query_keys');
  await clickhouse.command('test: forget words', 'truncate table spelling_words');
  await db.withTables<QueryTables>().deleteFrom('query_spelling_runs').execute();
  await foldSpellings(app.context);
  expect(await listFolded()).toEqual(FOLDED);
});

type Input = Partial<InputOf<typeof getUndervaluedQueries>>;
const askUndervalued = async (input: Input = {}) => {
  const question = { cabinetId: cabinet.id, marketplace: 'ozon' as const, ...input };
  return app.call(getUndervaluedQueries, question, cabinet.owner.token);
};

test('undervalued queries leave spellings out and say how many there are and what they are searched', async () => {
  const { rows, total } = await askUndervalued();
  expect(rows.map(({ query }) => query).toSorted()).toEqual(
    Object.keys(MARKET)
      .filter((query) => !FOLDED.some(({ text }) => text === query))
      .toSorted(),
  );
  expect(total).toBe(rows.length);
  const shampoo = rows.find(({ query }) => query === 'шампунь');
  const days = 28 + 7;
  expect(shampoo).toMatchObject({
    count: 1000 * days,
    spelling: {
      others: {
        count: 4,
        named: [
          { query: 'шапмунь', count: 40 * days, reason: 'slip' },
          { query: 'ifvgeym', count: 30 * days, reason: 'layout' },
          { query: 'shampun', count: 25 * days, reason: 'translit' },
          { query: 'шампуь', count: 20 * days, reason: 'slip' },
        ],
      },
      means: null,
    },
  });
  expect(shampoo?.spelling.others?.share).toBeCloseTo(115 / 1115);
  expect(rows.find(({ query }) => query === 'блузка')?.spelling).toEqual({ others: null, means: null });
});

test('misspelt queries alone say what they mean; another order of words is none', async () => {
  const { rows } = await askUndervalued({ isMisspelt: true });
  expect(Object.fromEntries(rows.map(({ query, spelling }) => [query, spelling.means]))).toEqual({
    ifvgeym: 'шампунь',
    shampun: 'шампунь',
    'детский шамрунь': 'шампунь детский',
    'шампунь длясобак': 'шампунь для собак',
    шампуь: 'шампунь',
    шапмунь: 'шампунь',
  });
});

describe('words of the market', () => {
  const ask = (isMisspelt: boolean) =>
    app.call(
      getMarketWords,
      { cabinetId: cabinet.id, marketplace: 'ozon', window: 28, isMisspelt },
      cabinet.owner.token,
    );
  const MISSPELT = { шапмунь: 40, ifvgeym: 30, shampun: 25, шампуь: 20, шамрунь: 10 };
  const days = 28 + 7;

  test('leave out those that only misspelt queries have, and name them where they belong', async () => {
    const { words } = await ask(false);
    const wrong = new Set([...Object.keys(MISSPELT), 'длясобак'].map(stemWord));
    expect(words.filter(({ key }) => wrong.has(key))).toEqual([]);
    const shampoo = words.find(({ word }) => word === 'шампунь');
    const right = 1000 + 300 + 200 + 90 + 12;
    expect(shampoo?.count).toBe(right * days);
    expect(shampoo?.spelling.others?.named.map(({ query, count }) => [query, count])).toEqual(
      Object.entries(MISSPELT).map(([word, count]) => [word, count * days]),
    );
    expect(shampoo?.spelling.others?.share).toBeCloseTo(125 / (125 + right));
    // Missing spaces: it stands for two words.
    expect(words.find(({ word }) => word === 'собак')?.spelling.others?.named).toEqual([
      { query: 'длясобак', count: 12 * days, reason: 'spacing' },
    ]);
    expect(words.find(({ word }) => word.startsWith('детск'))?.spelling.others).toBeNull();
  });

  test('misspelt ones alone say what they mean', async () => {
    const { words } = await ask(true);
    expect(words.map(({ word, count, spelling }) => [word, count, spelling.means])).toEqual([
      ...Object.entries(MISSPELT)
        .map(([word, count]) => [word, count * days, 'шампунь'])
        .slice(0, 4),
      ['длясобак', 12 * days, 'для собак'],
      ['шамрунь', 10 * days, 'шампунь'],
    ]);
  });
});

test('jumps of spellings are counted apart, and the whole market moves with all of them', async () => {
  const ask = (isMisspelt: boolean) =>
    app.call(
      getSharpJumps,
      { cabinetId: cabinet.id, marketplace: 'ozon', minBase: 100, isMisspelt },
      cabinet.owner.token,
    );
  const [meant, misspelt] = [await ask(false), await ask(true)];
  expect(meant.totals.rise).toBe(Object.keys(MARKET).length - FOLDED.length);
  expect(misspelt.rows.map(({ query }) => query).toSorted()).toEqual(
    ['ifvgeym', 'shampun', 'детский шамрунь', 'шампунь длясобак', 'шампуь', 'шапмунь'].toSorted(),
  );
  expect(misspelt.market).toEqual(meant.market);
  const shampoo = meant.rows.find(({ query }) => query === 'шампунь');
  expect(shampoo?.spelling.others).toMatchObject({ count: 4 });
  expect(shampoo?.spelling.others?.share).toBeCloseTo(115 / 1115);
});

test.each([LAST, addDays(LAST, -2)])(
  'so does the table of the whole market, of chosen queries it does not (%s)',
  async (to) => {
    // The older day has no ready-made windows.
    const ask = (queries: string[], isMisspelt = false) =>
      app.call(
        getQueryStatistics,
        {
          cabinetId: cabinet.id,
          marketplace: 'ozon',
          queries,
          from: addDays(to, -6),
          to,
          window: 7,
          isMisspelt,
          page: 1,
          pageSize: 100,
        },
        cabinet.owner.token,
      );
    const market = await ask([]);
    expect(market.total).toBe(Object.keys(MARKET).length - FOLDED.length);
    expect(market.rows[0]).toMatchObject({
      query: 'шампунь',
      spelling: { others: { count: 4 }, means: null },
    });
    const misspelt = await ask([], true);
    expect(misspelt.rows.map(({ query }) => query)).toEqual([
      'шапмунь',
      'ifvgeym',
      'shampun',
      'шампуь',
      'шампунь длясобак',
      'детский шамрунь',
    ]);
    expect(misspelt.rows[0]?.spelling?.means).toBe('шампунь');
    const chosen = await ask(['шапмунь', 'шампунь']);
    expect(chosen.rows.map(({ query, spelling }) => [query, spelling])).toEqual([
      ['шампунь', undefined],
      ['шапмунь', undefined],
    ]);
  },
);

test('a query that appears later is folded with the next day, and one that is searched for itself is let go', async () => {
  const day = addDays(LAST, 1);
  const next = { ...MARKET, шаммпунь: 15, shampun: 900_000 };
  await collectRows(app, feed, { day, rows: marketOf(next, true) });
  await foldSpellings(app.context);
  const folded = await listFolded();
  expect(folded).toContainEqual({ text: 'шаммпунь', means: 'shampun', reason: 'slip' });
  expect(folded.filter(({ text }) => text === 'shampun')).toEqual([]);
});
