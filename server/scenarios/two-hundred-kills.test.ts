import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { addEntry } from '../src/positions/entries/add-entry.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { makeCabinet } from '../test/builders/factories.ts';
import { startTinyStorefront, type TinyStorefront } from '../test/fakes/tiny-storefront.ts';
import { bundleWorker } from '../test/processes/bundle-worker.ts';
import { type Product, startProduct } from '../test/processes/product-process.ts';
import { accountSlots } from '../test/slots.ts';

const START = new Date('2026-03-02T09:00:00Z');
const SEED = 20_260_302;
const STEP_MS = 5 * 60_000;
const MOSCOW = 1;
const CABINETS = 3;
const QUERIES = 40;
const SKUS = [3, 70];
const WORKERS = 3;
/** Ends of processes by SIGKILL, and of connections in the middle of what they do. */
const WANTED = { kills: 200, cuts: 100 };
const LONGEST_PAUSE_MS = 150;
/** One page in so many is an error, so that slots are left half done too. */
const ERROR_CHANCE = 0.03;
/** Now and then nobody waits until a slot is done. */
const HURRY_CHANCE = 0.2;

// mulberry32: the same moments in every run, as far as a machine can.
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const chance = createChance(SEED);
const done = { kills: 0, cuts: 0, heldChecks: 0, heldBatches: 0, deaths: 0 };
let tiny: TinyStorefront;
let clock: Server;
let app: TestApp;
let cabinets: number[];
let worker: { bundle: string };
const alive: { name: string; product: Product }[] = [];
let started = 0;
let isOver = false;
const starting = new Set<Promise<unknown>>();

/** The time of the test, for processes of their own. */
async function serveClock(): Promise<string> {
  clock = createServer((_request, response) => {
    response.end(JSON.stringify({ now: app.clock.now().toISOString(), speed: 0 }));
  }).listen(0, '127.0.0.1');
  await once(clock, 'listening');
  const address = clock.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

beforeAll(async () => {
  tiny = await startTinyStorefront();
  app = await startTestApp({ now: START, env: { STOREFRONT_URL: tiny.url } });
  app.context.env.CLOCK_URL = await serveClock();
  const shelf = Array.from({ length: 100 }, (_, index) => index + 1);
  const queries = Array.from({ length: QUERIES }, (_, index) => `запрос ${index}`);
  for (const query of queries) tiny.shelves.set(`${query}|${MOSCOW}`, shelf);
  cabinets = [];
  for (let index = 0; index < CABINETS; index += 1) {
    const { id } = await makeCabinet(app);
    for (const sku of SKUS) await addEntry(app.context, { cabinetId: id, sku, cityId: MOSCOW, queries });
    cabinets.push(id);
  }
  tiny.interfere(({ url }) =>
    url.pathname === '/search/' && chance() < ERROR_CHANCE ? { status: 502 } : undefined,
  );
  // A slow note of what was stored, so that a kill finds a batch between its making and its note.
  await sql`create function note_slowly() returns trigger language plpgsql as
    'begin perform pg_sleep(0.1); return null; end'`.execute(app.context.db);
  await sql`create trigger slowly before delete on position_outbox
    for each statement execute function note_slowly()`.execute(app.context.db);
  // One that ends by itself keeps what it compiled; those that are killed keep nothing.
  worker = { bundle: await bundleWorker('two-hundred-kills', 'position-worker') };
  await (await startProduct(app, worker)).stop();
});
afterAll(async () => {
  isOver = true;
  await Promise.allSettled(starting);
  await Promise.all(alive.map(({ product }) => product.kill()));
  await app?.close();
  clock?.close();
  await tiny?.close();
});

/** One that cannot start on a busy machine is started again, as whatever keeps processes running does it. */
async function startNamed(name: string): Promise<void> {
  const env = {
    ...app.context.env,
    DATABASE_URL: `${app.context.env.DATABASE_URL}?application_name=${name}`,
  };
  const product = await startProduct({ context: { env } }, worker).catch(() => undefined);
  if (product) alive.push({ name, product });
  else if (!isOver) await startNamed(name);
}

/** Another worker for one that was killed; nobody waits for it. Its connections carry its name. */
function startWorker(): void {
  started += 1;
  const start = startNamed(`worker-${started}`);
  starting.add(start);
  void start.finally(() => starting.delete(start));
}

async function noteHeld(): Promise<void> {
  const { rows } = await sql<{ checks: boolean; batches: boolean }>`
    select exists (select from position_checks where leased_until > clock_timestamp()) as checks,
      exists (select from position_outbox where batch is not null) as batches`.execute(app.context.db);
  if (rows[0]?.checks === true) done.heldChecks += 1;
  if (rows[0]?.batches === true) done.heldBatches += 1;
}

function isRunning({ pid }: Product): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function killOne(): Promise<void> {
  const [victim] = alive.splice(Math.floor(chance() * alive.length), 1);
  if (!victim) return;
  if (!isRunning(victim.product)) done.deaths += 1;
  await noteHeld();
  await victim.product.kill();
  done.kills += 1;
  startWorker();
}

/** One connection of some worker is gone, whatever it was at. */
async function cutOne(): Promise<void> {
  await noteHeld();
  const { rows } = await sql`
    select pg_terminate_backend(pid) from (
      select pid from pg_stat_activity
      where datname = current_database() and application_name = any(${alive.map(({ name }) => name)}::text[])
      order by (pid * ${Math.floor(chance() * 1000)}::bigint) % 997 limit 1
    ) as one`.execute(app.context.db);
  done.cuts += rows.length;
}

/**
 * As if the time had passed after which what a killed worker held is free, and the quota full. What the living hold is
 * free as well: they are overtaken, and must leave no trace.
 */
async function passLeases(): Promise<void> {
  await sql`delete from quota`.execute(app.context.db);
  await sql`update position_checks set leased_until = null where leased_until is not null`.execute(
    app.context.db,
  );
  await sql`update position_outbox set batched_at = batched_at - interval '1 minute' where batch is not null`.execute(
    app.context.db,
  );
}

async function countUnfinished(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from position_checks where retry_at <= ${app.clock.now()})
      + (select count(*) from position_outbox) as count`.execute(app.context.db);
  return rows[0]?.count ?? -1;
}

const isEnough = () => done.kills >= WANTED.kills && done.cuts >= WANTED.cuts;

async function strike(): Promise<void> {
  await wait(chance() * LONGEST_PAUSE_MS);
  const canKill = done.kills < WANTED.kills && alive.length > 1;
  const canCut = done.cuts < WANTED.cuts;
  if (canKill && (!canCut || chance() < 0.3)) await killOne();
  else if (canCut) await cutOne();
  if (chance() < 0.3) await passLeases();
}

describe('two hundred kills and cut connections', () => {
  test('hit workers while they hold checks and batches', async () => {
    for (let nth = 0; nth < WORKERS; nth += 1) startWorker();
    await expect.poll(() => alive.length, { timeout: 60_000 }).toBe(WORKERS);
    while (!isEnough()) {
      app.clock.advance(STEP_MS);
      await passLeases();
      const isHurried = chance() < HURRY_CHANCE;
      const strokes = isHurried ? 3 : 12;
      for (let stroke = 0; stroke < strokes && (await countUnfinished()) > 0 && !isEnough(); stroke += 1)
        await strike();
    }
    // Strokes between two pieces of work would prove nothing.
    expect(done.kills + done.cuts).toBeGreaterThanOrEqual(200);
    expect(done.heldChecks).toBeGreaterThan(20);
    expect(done.heldBatches).toBeGreaterThan(5);
    expect(done.deaths).toBe(0);
  }, 900_000);

  test('lose no observation and store none twice', async () => {
    await Promise.allSettled(starting);
    // What waits for another try in its slot comes to its end with the next one.
    tiny.interfere(undefined);
    app.clock.advance(STEP_MS);
    await expect
      .poll(
        async () => {
          await passLeases();
          return countUnfinished();
        },
        { timeout: 120_000, interval: 1000 },
      )
      .toBe(0);
    for (const cabinetId of cabinets) {
      const { answered, failed, missed, wrong } = await accountSlots(app, cabinetId);
      expect(wrong).toEqual([]);
      expect(answered).toBeGreaterThan(0);
      const [rolledUp] = await app.context.clickhouse.rows(
        'test: rolled up',
        `select (select sum(n) from position_hourly where cabinet = {cabinetId:UInt32}) as hours,
          (select sum(n) from position_6h where cabinet = {cabinetId:UInt32}) as quarters`,
        { cabinetId },
        z.object({ hours: z.int(), quarters: z.int() }),
      );
      expect(rolledUp).toEqual({ hours: answered + failed, quarters: answered + failed });
      expect(missed + failed + answered).toBeGreaterThan(QUERIES * SKUS.length);
    }
  }, 150_000);
});
