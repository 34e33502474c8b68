import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { Marketplace } from '@vitrina/contract/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { addQueries } from '../../server/src/queries/add-queries.ts';
import { loadHistory } from '../../server/src/queries/load-history.ts';
import type { QueryTables } from '../../server/src/queries/tables.ts';
import { startTestApp, type TestApp } from '../../server/test/app.ts';
import { type Sandbox, startSandbox } from '../../server/test/fakes/sandbox.ts';
import { COMPILED } from '../../server/test/processes/compiled.ts';
import { checkDisk } from './check-disk.ts';
import type { FillOrder } from './fill-task.ts';

const NOW = '2026-03-02T09:00:00.000Z';
/** One is longer than the longest window, so that days leave it; the others end in batches that they share. */
const DAYS: Record<Marketplace, number> = { ozon: 31, wb: 12, ym: 12 };
const ALL_DAYS = Object.values(DAYS).reduce((sum, days) => sum + days, 0);
/** As the sandbox of the tests is. */
const ORDER: FillOrder = {
  market: { seed: 7, queryCount: 300, productCount: 300 },
  parts: Marketplace.options.map((marketplace) => ({ marketplace, days: DAYS[marketplace] })),
};

let sandbox: Sandbox;
let ordinary: TestApp;
const apps: TestApp[] = [];

beforeAll(async () => {
  sandbox = await startSandbox({ queries: 300, products: 300 });
  await sandbox.clock({ now: NOW, speed: 0 });
  ordinary = await startApp();
  await addQueries(ordinary.context, KNOWN);
  for (const part of ORDER.parts) await loadHistory(ordinary.context, { ...part, onProgress: () => {} });
}, 240_000);
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await sandbox.stop();
});

/** Stored by a person before: one that the market knows, and one that it does not. */
const KNOWN = ['чайник', 'никто этого не ищет'];

async function startApp(): Promise<TestApp> {
  const app = await startTestApp({ now: new Date(NOW), env: sandbox.env });
  apps.push(app);
  return app;
}

const Row = z.object({ row: z.string() });
const TABLES = [
  'q',
  'word_form',
  'q_word',
  'sq_hist',
  'sq_cum',
  'sq_win',
  'word_win',
  'sq_cum_next',
  'sq_win_next',
  'word_win_next',
  'sq_city',
  'sq_hour',
  'sq_source_day',
  'sq_source_line',
];

/** Every row of every table that collecting writes, and the ledger. */
async function readEverything({ context }: TestApp): Promise<Record<string, unknown[]>> {
  const stored: Record<string, unknown[]> = {};
  for (const table of TABLES) {
    const sql = `select toString(tuple(*)) as row from ${table} order by row`;
    const rows = await context.clickhouse.rows('read a table', sql, {}, Row);
    stored[table] = rows.map(({ row }) => row);
  }
  stored['query_days'] = await context.db
    .withTables<QueryTables>()
    .selectFrom('query_days')
    .selectAll()
    .orderBy('marketplace')
    .orderBy('day')
    .execute();
  return stored;
}

function startFilling({ context }: TestApp): ChildProcess {
  return spawn(process.execPath, [path.join(import.meta.dirname, 'fill-task.ts'), JSON.stringify(ORDER)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: COMPILED,
      DATABASE_URL: context.env.DATABASE_URL,
      CLICKHOUSE_URL: context.env.CLICKHOUSE_URL,
      CLICKHOUSE_DATABASE: context.env.CLICKHOUSE_DATABASE,
      DATA_DIR: context.env.DATA_DIR,
      CLOCK_URL: `${sandbox.url}/clock`,
    },
  });
}

/** Days that it said were done until it ended, or was killed so far behind so many of them. */
async function fill(app: TestApp, killBehind = Number.POSITIVE_INFINITY, laterMs = 0): Promise<number> {
  const child = startFilling(app);
  const exit = once(child, 'exit');
  let done = 0;
  if (child.stdout)
    for await (const line of createInterface({ input: child.stdout })) {
      if (!line.startsWith('progress ')) continue;
      done += 1;
      if (done === killBehind) void wait(laterMs).then(() => child.kill('SIGKILL'));
    }
  await exit;
  if (killBehind === Number.POSITIVE_INFINITY) expect(child.exitCode).toBe(0);
  return done;
}

async function startWithQueries(): Promise<TestApp> {
  const app = await startApp();
  await addQueries(app.context, KNOWN);
  return app;
}

test('leaves every row that collecting the same days would have left, and a second filling adds nothing', async () => {
  const app = await startWithQueries();
  expect(await fill(app)).toBe(ALL_DAYS);
  const expected = await readEverything(ordinary);
  expect(expected['sq_hist']?.length).toBeGreaterThan(ALL_DAYS * 33);
  expect(await readEverything(app)).toEqual(expected);
  expect(await fill(app)).toBe(0);
  expect(await readEverything(app)).toEqual(expected);
}, 240_000);

test('killed in the middle of days it goes on, and leaves the same rows', async () => {
  const app = await startWithQueries();
  let done = 0;
  // Inside of a batch, at its border, and in the second and the third marketplace; between any two statements of a day.
  const kills = [
    [7, 0],
    [10, 15],
    [17, 40],
    [15, 80],
  ] as const;
  for (const [behind, laterMs] of kills) done += await fill(app, behind, laterMs);
  expect(done).toBeLessThan(ALL_DAYS);
  await fill(app);
  expect(await readEverything(app)).toEqual(await readEverything(ordinary));
}, 240_000);

test('a disk without room for the days left is refused in one sentence before anything is stored', async () => {
  const { context } = ordinary;
  await expect(checkDisk(context, { queries: 300, days: 3 })).resolves.toBeUndefined();
  await expect(checkDisk(context, { queries: 10 ** 9, days: 366 })).rejects.toThrow(
    /^The disk of ClickHouse has \d+ GB free and 366 more days need \d+ GB: /,
  );
});
