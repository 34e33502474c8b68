import { setTimeout as wait } from 'node:timers/promises';
import { addDays, listDays, moscowDay } from '@vitrina/contract/dates.ts';
import { Marketplace } from '@vitrina/contract/ids.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { addEntry } from '../src/positions/add-entry.ts';
import { collectDay } from '../src/search-history/collect/collect-day.ts';
import { lastReadyDay } from '../src/search-history/rules.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { makeCabinet } from '../test/factories.ts';
import { type Product, startProduct } from '../test/product-process.ts';
import { type Sandbox, startSandbox } from '../test/sandbox.ts';
import { listShelves } from '../test/shelves.ts';
import { accountSlots } from '../test/slots.ts';
import { judgeDays } from '../test/stored-days.ts';

const START = new Date('2026-03-02T09:00:00Z');
const DAYS_MISSING = 5;
const LAST = lastReadyDay(START);
const DAYS = listDays(addDays(LAST, 1 - DAYS_MISSING), LAST);
const MOSCOW = 213;
const SELLERS = ['7', '12', '21', '30'];
const QUERIES = 12;
const SLOTS = 3;
const ROUNDS = 3;
const DELAY_MS = 80;
/** From the first statements after a start to well inside of the work. */
const killAfterMs = (round: number) => 30 + ((round * 397) % 1100);

let sandbox: Sandbox;
let app: TestApp;
let cabinets: number[];
let kills = 0;
/** Kills that left something half done. */
let strokes = 0;
let abandoned = 0;

beforeAll(async () => {
  sandbox = await startSandbox({ queries: 600, products: 2500 });
  await sandbox.clock({ now: START.toISOString(), speed: 0 });
  app = await startTestApp({ now: START, env: { ...sandbox.env, CLOCK_URL: `${sandbox.url}/clock` } });
  for (const marketplace of Marketplace.options)
    await collectDay(app.context, marketplace, addDays(LAST, -DAYS_MISSING));
  const queries = (await listShelves(sandbox, MOSCOW, 120)).slice(0, QUERIES);
  cabinets = [];
  for (const sellerId of SELLERS) {
    const { id } = await makeCabinet(app, { sellerId, apiKey: await sandbox.keyOf('full', sellerId) });
    await addEntry(app.context, {
      cabinetId: id,
      sku: queries[0]?.skus[0] ?? 0,
      cityId: MOSCOW,
      queries: queries.map((shelf) => shelf.query),
    });
    cabinets.push(id);
  }
  // Slow answers, so that a kill finds a worker in the middle of something.
  for (const part of ['storefront', 'feed', 'ozon'])
    await sandbox.fault({ part, fault: 'delay', delayMs: 40 });
});
afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

async function killWorker(worker: Product) {
  const before = await countHeld();
  await worker.kill();
  kills += 1;
  // Jobs of workers that were killed earlier may still look alive.
  if (before.held > 0 || before.running > abandoned) strokes += 1;
  abandoned = (await countHeld()).running;
}

async function countHeld() {
  const { rows } = await sql<{ held: number; running: number }>`
    select (select count(*) from position_checks where leased_until is not null)
        + (select count(*) from position_outbox where batch is not null) as held,
      (select count(*) from jobs.job where state = 'active') as running`.execute(app.context.db);
  return rows[0] ?? { held: 0, running: 0 };
}

/** A kill between two pieces of work proves little: it waits for the next one, if there is one. */
async function waitForStroke() {
  for (let tries = 0; tries < 100 && (await countHeld()).held === 0; tries += 1) await wait(5);
}

/** As if the time had passed after which what a killed worker held is free: at most a minute and a half. */
async function passLeases() {
  await sql`update position_checks set leased_until = null`.execute(app.context.db);
  await sql`update position_outbox set batched_at = batched_at - interval '1 minute'`.execute(app.context.db);
}

async function countUnfinished(): Promise<number> {
  const { now } = await sandbox.clock();
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from position_checks where retry_at <= ${now})
      + (select count(*) from position_outbox)
      + ${DAYS_MISSING * 3} - (select count(*) from query_days where day >= ${DAYS[0]} and not is_stale and state = 'stored')
      as count`.execute(app.context.db);
  return rows[0]?.count ?? -1;
}

/** Two workers at once, killed one after the other. */
async function killRound(round: number) {
  const workers: Product[] = await Promise.all([startProduct(app, 'worker'), startProduct(app, 'worker')]);
  for (const [index, worker] of workers.entries()) {
    await wait(killAfterMs(2 * round + index));
    await waitForStroke();
    await killWorker(worker);
  }
  await passLeases();
}

describe('workers that are killed again and again', () => {
  test('get their work done in the end', async () => {
    for (let slot = 0; slot < SLOTS; slot += 1) {
      await sandbox.clock({ advanceMinutes: 5 });
      for (let round = 0; round < ROUNDS; round += 1) await killRound(slot * ROUNDS + round);
      const last = await startProduct(app, 'worker');
      await expect.poll(countUnfinished, { timeout: 60_000, interval: 200 }).toBe(0);
      await killWorker(last);
      await passLeases();
    }
    expect(kills).toBeGreaterThanOrEqual(20);
    // Or they prove nothing.
    expect(strokes).toBeGreaterThanOrEqual(10);
  }, 180_000);

  test('leave every position in its slot once, in the rollups too', async () => {
    for (const cabinetId of cabinets) {
      const { answered, failed, missed, wrong } = await accountSlots(app, cabinetId);
      expect({ answered, failed, missed, wrong }).toEqual({
        answered: QUERIES * SLOTS,
        failed: 0,
        missed: 0,
        wrong: [],
      });
      const [rolledUp] = await app.context.clickhouse.rows(
        'test: rolled up',
        'select sum(n) as n from pos_h where cabinet = {cabinetId:UInt32}',
        { cabinetId },
        z.object({ n: z.int() }),
      );
      expect(rolledUp?.n).toBe(QUERIES * SLOTS);
    }
  });

  test.each(Marketplace.options)('store every day of %s once, and its sums', async (marketplace) => {
    expect(await judgeDays(app, sandbox, marketplace, DAYS)).toEqual([]);
  });

  test('store own queries of a day once', async () => {
    const days = await sql<{ cabinet: number; day: string; rows: number }>`
      select cabinet_id as cabinet, day, rows_count as rows from own_query_days where rows_count > 0
      order by cabinet_id, day`.execute(app.context.db);
    const stored = await app.context.clickhouse.rows(
      'test: own queries',
      `select cabinet, toString(own_query_day.day) as on, count() as rows from own_query_day
      group by cabinet, own_query_day.day order by cabinet, on`,
      {},
      z.object({ cabinet: z.int(), on: z.string(), rows: z.int() }),
    );
    expect(stored.map(({ on, ...row }) => ({ ...row, day: on }))).toMatchObject(days.rows);
    expect(days.rows.length).toBeGreaterThan(0);
    expect(days.rows.every((row) => row.day < moscowDay(START))).toBe(true);
  });
});
