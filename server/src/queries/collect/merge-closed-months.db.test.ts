import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { collectRows, marketDay } from '../../../test/builders/query-days.ts';
import { startTinyFeed, type TinyFeed } from '../../../test/fakes/tiny-feed.ts';
import { mergeClosedMonths } from './merge-closed-months.ts';

let app: TestApp;
let feed: TinyFeed;

beforeAll(async () => {
  feed = await startTinyFeed();
  app = await startTestApp({
    now: new Date('2026-03-03T09:00:00Z'),
    env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' },
  });
});
afterAll(async () => {
  await app.close();
  await feed.stop();
});

test('a month that is over becomes one part, the running one is left alone', async () => {
  for (const day of ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'])
    await collectRows(app, feed, { day, rows: marketDay(['чайник', 'лампа'], day) });
  const countParts = () =>
    app.context.clickhouse.rows(
      'parts',
      `select toYYYYMM(max_date) as month, count() as parts, sum(rows) as rows from system.parts
       where database = currentDatabase() and table = 'sq_hist' and active group by month order by month`,
      {},
      z.object({ month: z.int(), parts: z.int(), rows: z.int() }),
    );
  const before = await countParts();
  await mergeClosedMonths(app.context);
  expect(await countParts()).toEqual([{ ...before[0], parts: 1 }, before[1]]);
  await mergeClosedMonths(app.context);
  expect(await countParts()).toEqual([{ ...before[0], parts: 1 }, before[1]]);
});
