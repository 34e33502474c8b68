import { setTimeout as wait } from 'node:timers/promises';
import { addDays, listDays, moscowDay } from '@vitrina/contract/dates.ts';
import { Marketplace } from '@vitrina/contract/ids.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { collectOwnQueries } from '../src/own-queries/collect-own-queries.ts';
import { addEntry } from '../src/positions/entries/add-entry.ts';
import { collectDay } from '../src/queries/collect/collect-day.ts';
import { lastReadyDay } from '../src/queries/rules.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { makeCabinet } from '../test/builders/factories.ts';
import { type Sandbox, startSandbox } from '../test/fakes/sandbox.ts';
import { listShelves } from '../test/fakes/shelves.ts';
import { bundleWorker } from '../test/processes/bundle-worker.ts';
import { type Product, startProduct } from '../test/processes/product-process.ts';
import { accountSlots } from '../test/slots.ts';
import { judgeDays } from '../test/stored-days.ts';

const START = new Date('2026-03-02T09:00:00Z');
const DAYS_MISSING = 5;
const LAST = lastReadyDay(START);
const DAYS = listDays(addDays(LAST, 1 - DAYS_MISSING), LAST);
const MOSCOW = 213;
const SELLERS = ['7', '12', '21', '30'];
/** Nearly all that fit into the five-minute step. */
const QUERIES = 36;
const MOST_SLOTS = 24;
/** A turn of own queries takes a week. */
const RUNS_OF_A_MONTH = 5;
const ROUNDS = 3;
const DELAY_MS = 80;
/** How long after it is seen that something is under way: spread over the reading of a shelf, over storing a batch. */
const KILL_AFTER_MS = { checks: [0, 60, 120, 200], batches: [0, 10, 20, 40] } as const;
const HALF_DONE_WITHIN_MS = 15_000;

let sandbox: Sandbox;
let app: TestApp;
let cabinets: number[];
let worker: { bundle: string };
let kills = 0;
let slots = 0;
/** How many pairs of kills left something half done, by what it was. */
const strokes = new Map<string, number>();

beforeAll(async () => {
  sandbox = await startSandbox({ queries: 600, products: 2500 });
  await sandbox.clock({ now: START.toISOString(), speed: 0 });
  app = await startTestApp({ now: START, env: { ...sandbox.env, CLOCK_URL: `${sandbox.url}/clock` } });
  for (const marketplace of Marketplace.options)
    await collectDay(app.context, marketplace, addDays(LAST, -DAYS_MISSING));
  const queries = (await listShelves(sandbox, MOSCOW, 120)).slice(0, QUERIES);
  worker = { bundle: await bundleWorker('killed-workers') };
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
  // Slow answers and a slow note of what was stored, so that a kill finds a worker in the middle of something.
  await sql`create function note_slowly() returns trigger language plpgsql as
    'begin perform pg_sleep(0.25); return null; end'`.execute(app.context.db);
  await sql`create trigger slowly before delete on position_outbox
    for each statement execute function note_slowly()`.execute(app.context.db);
  for (const part of ['storefront', 'feed', 'ozon'])
    await sandbox.fault({ part, fault: 'delay', delayMs: DELAY_MS });
});
afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

/** Kills between two pieces of work prove nothing. */
function isEnough(): boolean {
  const [checks = 0, batches = 0] = [strokes.get('checks'), strokes.get('batches')];
  return kills >= 20 && checks >= 3 && batches >= 2;
}

/** What a kill may leave half done: checks that are held, and a batch between its making and its note. */
async function listHalfDone(): Promise<string[]> {
  const { rows } = await sql<{ checks: boolean; batches: boolean }>`
    select exists (select from position_checks where leased_until is not null) as checks,
      exists (select from position_outbox where batch is not null) as batches`.execute(app.context.db);
  return Object.entries(rows[0] ?? {}).flatMap(([name, is]) => (is ? [name] : []));
}

/**
 * As if the time had passed after which what a killed worker held is free (at most a minute and a half), and the quota
 * full, which is refilled by real time while the clock stands.
 */
async function passLeases() {
  await sql`delete from quota`.execute(app.context.db);
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

/** Returns as soon as it is half done, or when nothing is left to do: how long that takes depends on the machine. */
async function waitForHalfDone(wanted: keyof typeof KILL_AFTER_MS) {
  const until = Date.now() + HALF_DONE_WITHIN_MS;
  while (!(await listHalfDone()).includes(wanted)) {
    if (Date.now() > until || (await countUnfinished()) === 0) return;
    await wait(3);
  }
}

/** Two workers at once, killed in the middle of something; by turns of checks and of batches. */
async function killRound(round: number) {
  const workers: Product[] = await Promise.all([startProduct(app, worker), startProduct(app, worker)]);
  const wanted = round % 2 === 0 ? 'checks' : 'batches';
  await waitForHalfDone(wanted);
  await wait(KILL_AFTER_MS[wanted][round % 4]);
  await Promise.all(workers.map((one) => one.kill()));
  kills += workers.length;
  for (const name of await listHalfDone()) strokes.set(name, (strokes.get(name) ?? 0) + 1);
  await passLeases();
}

describe('workers killed again and again', () => {
  test('finish all work although kills hit every kind of it', async () => {
    for (; slots < MOST_SLOTS && !isEnough(); slots += 1) {
      await sandbox.clock({ advanceMinutes: 5 });
      for (let round = 0; round < ROUNDS && (await countUnfinished()) > 0; round += 1)
        await killRound(slots * ROUNDS + round);
      const last = await startProduct(app, worker);
      await expect.poll(countUnfinished, { timeout: 60_000, interval: 200 }).toBe(0);
      await last.kill();
      kills += 1;
      await passLeases();
    }
    expect(isEnough(), `${kills} kills hit ${JSON.stringify([...strokes])}`).toBe(true);
  }, 240_000);

  test('store every position once in its slot and in the rollups', async () => {
    for (const cabinetId of cabinets) {
      const { answered, failed, missed, wrong } = await accountSlots(app, cabinetId);
      expect({ answered, failed, missed, wrong }).toEqual({
        answered: QUERIES * slots,
        failed: 0,
        missed: 0,
        wrong: [],
      });
      const [rolledUp] = await app.context.clickhouse.rows(
        'test: rolled up',
        'select sum(n) as n from position_hourly where cabinet = {cabinetId:UInt32}',
        { cabinetId },
        z.object({ n: z.int() }),
      );
      expect(rolledUp?.n).toBe(QUERIES * slots);
    }
  });

  test.each(Marketplace.options)('store every day of %s once, and its sums', async (marketplace) => {
    expect(await judgeDays(app, sandbox, marketplace, DAYS)).toEqual([]);
  });

  test('store the own queries of a day once', async () => {
    // A day that was stored and not yet marked when the last worker was killed is told from a doubled one by its retry.
    await sandbox.clearFaults();
    for (const cabinetId of cabinets) {
      for (let round = 0; round < RUNS_OF_A_MONTH; round += 1)
        await collectOwnQueries(app.context, cabinetId);
    }
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
