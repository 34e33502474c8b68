import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays } from '@vitrina/contract/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { marketDay } from '../../test/builders/query-days.ts';
import { startTinyFeed, type TinyFeed } from '../../test/fakes/tiny-feed.ts';
import { listStoredDays } from './list-stored-days.ts';
import { loadHistory } from './load-history.ts';

const LAST = '2026-03-01';
const DAYS = 12;
const QUERIES = Array.from({ length: 300 }, (_, index) => `запрос номер ${index}`);
const CHILD = path.join(import.meta.dirname, '../../test/processes/load-history-child.ts');

let feed: TinyFeed;
const apps: TestApp[] = [];

beforeAll(async () => {
  feed = await startTinyFeed();
  for (let back = 0; back < DAYS; back += 1) {
    const day = addDays(LAST, -back);
    feed.days.set(`ozon ${day}`, marketDay(QUERIES, day));
  }
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await feed.stop();
});

async function startApp(): Promise<TestApp> {
  const app = await startTestApp({ env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' } });
  apps.push(app);
  return app;
}

const Facts = z.object({ table: z.string(), rows: z.int(), sum: z.number() });

const TABLES = ['q', 'q_word', 'sq_hist', 'sq_cum', 'sq_win', 'sq_cum_next', 'sq_win_next', 'word_win'];

/** Enough to tell a row too many, too few or with another number. */
function readFacts(app: TestApp) {
  const facts = (table: string) =>
    `select '${table}' as table, count() as rows, sum(cityHash64(*) % 1000003) as sum from ${table}`;
  return app.context.clickhouse.rows(
    'facts',
    `select * from (${TABLES.map(facts).join(' union all ')}) order by table`,
    {},
    Facts,
  );
}

async function startChild(app: TestApp, database: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [CHILD], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: app.context.env.DATABASE_URL,
      CLICKHOUSE_URL: app.context.env.CLICKHOUSE_URL,
      CLICKHOUSE_DATABASE: database,
      QUERY_FEED_URL: feed.url,
      NOW: app.clock.now().toISOString(),
    },
  });
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

test('loads the last days in order, and a second call adds nothing', async () => {
  const app = await startApp();
  const seen: number[] = [];
  const options = { marketplace: 'ozon', days: DAYS, onProgress: (done: number) => seen.push(done) } as const;
  const { rows } = await loadHistory(app.context, options);
  expect(rows).toBe([...feed.days.values()].flat().length);
  expect(seen).toEqual(Array.from({ length: DAYS + 1 }, (_, index) => index));
  const before = await readFacts(app);
  expect(await loadHistory(app.context, options)).toEqual({ rows: 0 });
  expect(await readFacts(app)).toEqual(before);
});

const Sum = z.object({ day: z.string(), text: z.string(), count: z.int(), moment: z.int() });

/** Running sums by texts: numbers of queries follow the order in which days came. */
function readSums(app: TestApp) {
  return app.context.clickhouse.rows(
    'sums',
    `select toString(day) as day, text, count, toInt64(moment) as moment
    from sq_cum inner join q on q.id = sq_cum.query_id
    order by day, text`,
    {},
    Sum,
  );
}

test('older days come under those that are there: named when they are whole, with the same sums', async () => {
  const [atOnce, prepended] = [apps[0] ?? (await startApp()), await startApp()];
  const named: Promise<number>[] = [];
  const countNamed = async () => (await listStoredDays(prepended.context, 'ozon')).length;
  const load = (days: number, onProgress: () => void) =>
    loadHistory(prepended.context, { marketplace: 'ozon', days, onProgress });
  await load(3, () => undefined);
  await load(DAYS, () => named.push(countNamed()));
  // The last one may already see the end.
  expect(new Set((await Promise.all(named)).slice(0, -1))).toEqual(new Set([3]));
  expect(await countNamed()).toBe(DAYS);
  expect(await readSums(prepended)).toEqual(await readSums(atOnce));
});

test('a loader killed again and again loses nothing and doubles nothing', async () => {
  const [calm, killed] = [apps[0] ?? (await startApp()), await startApp()];
  const [{ name }] = (await killed.context.clickhouse.rows(
    'database',
    'select currentDatabase() as name',
    {},
    z.object({ name: z.string() }),
  )) as [{ name: string }];
  let kills = 0;
  for (let round = 0; round < 40; round += 1) {
    const child = await startChild(killed, name);
    const exit = once(child, 'exit');
    // From the first statements to well inside of the sums; the last rounds are let run.
    if (round < 6) await Promise.race([wait(40 + round * 170), exit]);
    else await exit;
    if (child.exitCode === 0) break;
    child.kill('SIGKILL');
    await exit;
    kills += 1;
  }
  expect(kills).toBeGreaterThan(0);
  expect(await readFacts(killed)).toEqual(await readFacts(calm));
  // seven processes or more, one after another: a busy machine takes ten seconds to start each
}, 240_000);
