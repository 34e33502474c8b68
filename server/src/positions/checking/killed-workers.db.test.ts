import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import {
  MINUTE,
  MOSCOW,
  type PositionPipeline,
  startPositionPipeline,
} from '../../../test/position-pipeline.ts';
import { createStorefront, type ShelfQuestion } from '../../integrations/storefront/create-storefront.ts';
import type { ClickHouse } from '../../platform/clickhouse/client.ts';
import { beginSlot } from './begin-slot.ts';
import { claimChecks } from './claim-checks.ts';
import { storeObservations } from './store-observations.ts';

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

let pipeline: PositionPipeline;
beforeAll(async () => {
  pipeline = await startPositionPipeline();
});
afterAll(() => pipeline.close());
beforeEach(() => pipeline.begin());

const forgetLeases = () =>
  sql`update position_checks set leased_until = clock_timestamp() - interval '1 second' where leased_until is not null`.execute(
    pipeline.app.context.db,
  );

test('between fetch and store: the check is free after the lease and stored once', async () => {
  pipeline.tiny.shelves.set(`чай|${MOSCOW}`, [5]);
  await pipeline.track(5, ['чай']);
  await pipeline.moveToDue();
  await claimChecks(pipeline.app.context, pipeline.cabinet.id, {
    dueBefore: pipeline.app.clock.now(),
    limit: 10,
  });
  expect(await pipeline.run()).toBe(0);
  await forgetLeases();
  expect(await pipeline.run()).toBe(1);
  expect(await pipeline.listOutcomes()).toEqual(['found']);
});

// The rows arrive in another order: what makes them one batch is its id, not their bytes.
const insertAndDie: ClickHouse['insert'] = async (name, table, rows, token) => {
  await pipeline.app.context.clickhouse.insert(name, table, rows.toReversed(), token);
  throw new Error('killed');
};

async function sendAbandoned() {
  await sql`update position_outbox set batched_at = batched_at - interval '1 minute'`.execute(
    pipeline.app.context.db,
  );
  return storeObservations(pipeline.app.context);
}

async function countRolledUp() {
  const [row] = await pipeline.app.context.clickhouse.rows(
    'test: rolled up',
    'select sum(n) as n from position_hourly where cabinet = {cabinet:UInt32}',
    { cabinet: pipeline.cabinet.id },
    z.object({ n: z.int() }),
  );
  return row?.n;
}

/** A worker that has read its shelf and is slow to store it. */
async function startSlowWorker() {
  let release = () => {};
  let isRead = false;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const storefront = createStorefront({ baseUrl: pipeline.tiny.url, send: pipeline.app.context.send });
  const slow = {
    readShelf: async (question: ShelfQuestion) => {
      const shelf = await storefront.readShelf(question);
      isRead = true;
      await held;
      return shelf;
    },
  };
  const working = pipeline.check(slow);
  await expect.poll(() => isRead).toBe(true);
  await forgetLeases();
  return async () => {
    release();
    await working;
    await storeObservations(pipeline.app.context);
  };
}

test('a slow worker whose check was taken over leaves no trace', async () => {
  pipeline.tiny.shelves.set(`чай|${MOSCOW}`, [4, 5]);
  await pipeline.track(5, ['чай']);
  await pipeline.moveToDue();
  const finishSlowly = await startSlowWorker();
  pipeline.tiny.shelves.set(`чай|${MOSCOW}`, [5]);
  await pipeline.run();
  await finishSlowly();
  expect(await pipeline.listStored()).toMatchObject([{ place: 1 }]);
});

test('nor does it where its follower has stored a part of the slot', async () => {
  pipeline.tiny.shelves.set(`чай|${MOSCOW}`, numbers(1, 200));
  await pipeline.track(10, ['чай']);
  await pipeline.track(150, ['чай']);
  await pipeline.moveToDue();
  const finishSlowly = await startSlowWorker();
  pipeline.tiny.interfere(({ url }) =>
    url.searchParams.get('start') === '80' ? { status: 500 } : undefined,
  );
  await pipeline.run();
  await finishSlowly();
  expect(await pipeline.listStored()).toMatchObject([{ product: 10 }]);
});

test('one that comes to it after its slot does not call missed what its follower has stored a part of', async () => {
  pipeline.tiny.shelves.set(`чай|${MOSCOW}`, numbers(1, 200));
  await pipeline.track(10, ['чай']);
  await pipeline.track(150, ['чай']);
  await pipeline.moveToDue();
  const { context, clock } = pipeline.app;
  const [claimed] = await claimChecks(context, pipeline.cabinet.id, { dueBefore: clock.now(), limit: 1 });
  if (claimed === undefined) throw new Error('Nothing was due');
  await forgetLeases();
  pipeline.tiny.interfere(({ url }) =>
    url.searchParams.get('start') === '80' ? { status: 500 } : undefined,
  );
  await pipeline.run();
  clock.advance(5 * MINUTE);
  expect(await beginSlot(context, claimed, { now: clock.now(), stepMinutes: 5 })).toBeUndefined();
  pipeline.tiny.interfere(undefined);
  await pipeline.run();
  expect(await pipeline.listStored()).toMatchObject([
    { product: 10, outcome: 'found' },
    { product: 150, outcome: 'serverError' },
    { product: 10, outcome: 'found' },
    { product: 150, outcome: 'found' },
  ]);
  const gaps = await sql`select from position_gaps where cabinet_id = ${pipeline.cabinet.id}`.execute(
    context.db,
  );
  expect(gaps.rows).toEqual([]);
});

test('between the insert and its note: the batch is sent again and stored once, in the rollups too', async () => {
  pipeline.tiny.shelves.set(`чай|${MOSCOW}`, [5, 6]);
  await pipeline.track(5, ['чай']);
  await pipeline.track(6, ['чай']);
  await pipeline.moveToDue();
  await pipeline.check();
  const dying = { ...pipeline.app.context.clickhouse, insert: insertAndDie };
  await expect(storeObservations({ ...pipeline.app.context, clickhouse: dying })).rejects.toThrow('killed');
  expect(await storeObservations(pipeline.app.context)).toBe(0);
  expect(await sendAbandoned()).toBe(2);
  expect(await pipeline.listOutcomes()).toEqual(['found', 'found']);
  expect(await countRolledUp()).toBe(2);
});

test('between an observation and its rollup: sending again completes the rollup', async () => {
  pipeline.tiny.shelves.set(`чай|${MOSCOW}`, [5]);
  await pipeline.track(5, ['чай']);
  await pipeline.moveToDue();
  await pipeline.check();
  const { clickhouse } = pipeline.app.context;
  await clickhouse.command('test: the feed dies', 'detach table position_hourly_feed sync');
  const dying = { ...clickhouse, insert: insertAndDie };
  await expect(storeObservations({ ...pipeline.app.context, clickhouse: dying })).rejects.toThrow('killed');
  await clickhouse.command('test: the feed is back', 'attach table position_hourly_feed');
  await sendAbandoned();
  expect(await pipeline.listOutcomes()).toEqual(['found']);
  expect(await countRolledUp()).toBe(1);
});

test('many workers at once share the checks without doubles', async () => {
  const queries = Array.from({ length: 40 }, (_, index) => `запрос ${index}`);
  for (const query of queries) pipeline.tiny.shelves.set(`${query}|${MOSCOW}`, [5]);
  await pipeline.track(5, queries);
  await pipeline.moveToDue();
  pipeline.tiny.requests.length = 0;
  const storefront = createStorefront({ baseUrl: pipeline.tiny.url, send: pipeline.app.context.send });
  const worker = () => pipeline.check(storefront);
  await Promise.all([worker(), worker(), worker(), worker()]);
  await Promise.all([storeObservations(pipeline.app.context), storeObservations(pipeline.app.context)]);
  expect(pipeline.tiny.requests.filter((path) => path.startsWith('/search/'))).toHaveLength(40);
  expect(await pipeline.listStored()).toHaveLength(40);
});
