import type { Day } from '@vitrina/contract/dates.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { collectRows, marketDay } from '../../../test/builders/query-days.ts';
import { startTinyFeed, type TinyFeed } from '../../../test/fakes/tiny-feed.ts';
import type { QueryTables } from '../tables.ts';
import { collectDayJob } from './collect-day.job.ts';
import { collectDay } from './collect-day.ts';
import { planDays } from './plan-days.ts';
import { sweepStages } from './sweep-stages.ts';

const QUERIES = ['чайник', 'лампа'];
let app: TestApp;
let feed: TinyFeed;

beforeAll(async () => {
  feed = await startTinyFeed();
});
afterAll(() => feed.stop());
beforeEach(async () => {
  feed.days.clear();
  app = await startTestApp({
    now: new Date('2026-03-02T09:00:00Z'),
    env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' },
  });
  // The other marketplaces have everything, so that the queue is short.
  for (const marketplace of ['wb', 'ym'] as const)
    await collectRows(app, feed, { day: '2026-03-01', rows: marketDay(QUERIES, '2026-03-01'), marketplace });
  return () => app.close();
});

const serve = (...days: Day[]) =>
  days.forEach((day) => feed.days.set(`ozon ${day}`, marketDay(QUERIES, day)));

async function listLines() {
  const tables = app.context.db.withTables<QueryTables>();
  const lines = await tables
    .selectFrom('query_days')
    .select(['day', 'state', 'outcome', 'is_stale'])
    .where('marketplace', '=', 'ozon')
    .orderBy('day')
    .execute();
  return lines.map(({ day, state, outcome, is_stale }) => [day, state, outcome, is_stale]);
}

/** A worker for one marketplace; the days that it was given, in their order. */
async function startWorker(): Promise<Day[]> {
  const taken: Day[] = [];
  await app.context.queue.work(collectDayJob, 1, async ({ marketplace, day }) => {
    if (marketplace !== 'ozon') return;
    taken.push(day);
    await collectDay(app.context, marketplace, day);
  });
  return taken;
}

test('missing days are collected oldest first, a day that is late is asked for again in ten minutes', async () => {
  await collectRows(app, feed, { day: '2026-02-26', rows: marketDay(QUERIES, '2026-02-26') });
  serve('2026-02-27', '2026-03-01');
  await planDays(app.context);
  // A second tick in the same minute plans nothing twice.
  await planDays(app.context);
  const taken = await startWorker();
  const planned = ['2026-02-27', '2026-02-28', '2026-03-01'];
  await vi.waitFor(() => expect(taken).toEqual(planned), { timeout: 15_000 });
  await vi.waitFor(
    async () =>
      expect(await listLines()).toEqual([
        ['2026-02-26', 'stored', 'ok', false],
        ['2026-02-27', 'stored', 'ok', false],
        ['2026-02-28', 'waiting', 'notReady', true],
        ['2026-03-01', 'stored', 'ok', false],
      ]),
    { timeout: 15_000 },
  );

  await planDays(app.context);
  app.clock.advance(10 * 60_000);
  serve('2026-02-28');
  await planDays(app.context);
  await vi.waitFor(
    async () => expect((await listLines())[2]).toEqual(['2026-02-28', 'stored', 'ok', false]),
    {
      timeout: 15_000,
    },
  );
  expect(taken).toEqual([...planned, '2026-02-28']);
});

test('a day whose sums were left half made is planned again', async () => {
  await collectRows(app, feed, { day: '2026-03-01', rows: marketDay(QUERIES, '2026-03-01') });
  const tables = app.context.db.withTables<QueryTables>();
  await tables.updateTable('query_days').set({ is_stale: true }).execute();
  await startWorker();
  await planDays(app.context);
  await vi.waitFor(async () => expect(await listLines()).toEqual([['2026-03-01', 'stored', 'ok', false]]), {
    timeout: 15_000,
  });
});

test('stages of the last hour are left alone', async () => {
  const { clickhouse } = app.context;
  await clickhouse.command('stage', 'create table sq_stage_left (text String) engine = Memory');
  await sweepStages(app.context);
  await clickhouse.command('still there', 'insert into sq_stage_left select 1');
});
