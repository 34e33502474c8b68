import { getMarketWords } from '@vitrina/contract/word-statistics.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet } from '../../test/builders/factories.ts';
import { loadMarket } from '../../test/builders/query-days.ts';
import { startTinyFeed, type TinyFeed } from '../../test/fakes/tiny-feed.ts';
import { splitWords } from '../words/split-words.ts';
import { stemWord } from '../words/stem-word.ts';

const QUERIES = ['чайник электрический', 'чайники', 'лампа настольная', 'лампы лампа', 'нож'];
const LAST = '2026-03-01';

let app: TestApp;
let feed: TinyFeed;
let cabinet: Awaited<ReturnType<typeof makeCabinet>>;
beforeAll(async () => {
  feed = await startTinyFeed();
  app = await startTestApp({ env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' } });
  cabinet = await makeCabinet(app);
  await loadMarket(app, feed, { queries: QUERIES, last: LAST, days: 20 });
});
afterAll(async () => {
  await app.close();
  await feed.stop();
});

const ask = (window: 7 | 28, search = '') =>
  app.call(
    getMarketWords,
    { cabinetId: cabinet.id, marketplace: 'ozon', window, search },
    cabinet.owner.token,
  );

const Window = z.object({
  text: z.string(),
  count: z.int(),
  ca: z.int(),
  gmv: z.int(),
  count_before: z.int(),
});

test('a word of the market is the sum of the windows of its queries, each once', async () => {
  const rows = await app.context.clickhouse.rows(
    'windows',
    "select text, count, ca, gmv, count_before from sq_win where mp = 'ozon' and win = 7",
    {},
    Window,
  );
  const { words, day } = await ask(7);
  expect(day).toBe(LAST);
  expect(words.map(({ word }) => stemWord(word)).toSorted()).toEqual(
    [...new Set(QUERIES.flatMap(splitWords).map(stemWord))].toSorted(),
  );
  for (const word of words) {
    const having = rows.filter(({ text }) => splitWords(text).map(stemWord).includes(word.key));
    const sum = (column: 'count' | 'ca' | 'gmv' | 'count_before') =>
      having.reduce((total, row) => total + row[column], 0);
    expect(word).toMatchObject({
      queries: having.length,
      count: sum('count'),
      countBefore: sum('count_before'),
      cartConversion: sum('ca') / sum('count'),
      gmvKopecks: sum('gmv'),
    });
  }
  const counts = words.map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});

test('a window whose predecessor was not measured has nothing before it', async () => {
  const { words } = await ask(28);
  expect(words.every(({ countBefore }) => countBefore === null)).toBe(true);
});

test('a word is found in any form and by its beginning', async () => {
  const find = async (search: string) => (await ask(7, search)).words.map(({ word }) => word);
  expect(await find('чайником')).toEqual([expect.stringMatching(/^чайник/)]);
  expect(await find('НАСТОЛ')).toEqual(['настольная']);
  expect(await find('самовар')).toEqual([]);
});

test('a marketplace without days has no words and no day', async () => {
  const answer = await app.call(
    getMarketWords,
    { cabinetId: cabinet.id, marketplace: 'wb', window: 7 },
    cabinet.owner.token,
  );
  expect(answer).toMatchObject({ words: [], day: null });
});
