import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as contract from '@vitrina/contract/positions.ts';
import { getCollectors } from '@vitrina/contract/cabinets.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet } from '../../test/factories.ts';
import {
  cityBar,
  pageOf,
  startTinyStorefront,
  tile,
  type TinyAnswer,
  type TinyStorefront,
} from '../../test/tiny-storefront.ts';
import { createStorefront, type ShelfQuestion } from '../integrations/storefront/create-storefront.ts';
import type { ClickHouse } from '../platform/clickhouse.ts';
import { addEntry } from './add-entry.ts';
import { checkPositions } from './check-positions.ts';
import { claimChecks } from './claim-checks.ts';
import { workPositions } from './jobs.ts';
import { planChecks } from './plan-checks.ts';
import { storeObservations } from './store-observations.ts';

const MOSCOW = 1;
const MINUTE = 60_000;
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

let tiny: TinyStorefront;
let app: TestApp;
let cabinet: Awaited<ReturnType<typeof makeCabinet>>;

beforeAll(async () => {
  tiny = await startTinyStorefront();
  app = await startTestApp({ env: { STOREFRONT_URL: tiny.url } });
});
afterAll(async () => {
  await app.close();
  await tiny.close();
});
beforeEach(async () => {
  tiny.shelves.clear();
  tiny.interfere(undefined);
  tiny.requests.length = 0;
  await sql`delete from storefront_pauses`.execute(app.context.db);
  await sql`delete from quota`.execute(app.context.db);
  await sql`update position_checks set retry_at = 'infinity', next_due_at = 'infinity'`.execute(
    app.context.db,
  );
  cabinet = await makeCabinet(app);
});

const track = (sku: number, queries: string[], cityId = MOSCOW) =>
  addEntry(app.context, { cabinetId: cabinet.id, sku, cityId, queries });

/** A worker's turn: what is due is checked and carried to ClickHouse. Answers how many shelves were asked for. */
async function turn(storefront = createStorefront(tiny.url, { pageMs: 200, shelfMs: 1000 })) {
  tiny.requests.length = 0;
  await checkPositions(app.context, storefront, cabinet.id, new AbortController().signal);
  await storeObservations(app.context);
  return tiny.requests.filter((path) => path.startsWith('/search/')).length;
}

/** To the moment when the next check falls due. */
async function moveToDue() {
  const { rows } = await sql<{ at: Date }>`
    select max(next_due_at) as at from position_checks where cabinet_id = ${cabinet.id}`.execute(
    app.context.db,
  );
  app.clock.set(rows[0]?.at ?? app.clock.now());
}

const Stored = z.object({
  product: z.int(),
  outcome: z.string(),
  place: z.nullable(z.int()),
  places_read: z.int(),
});

async function listStored() {
  return app.context.clickhouse.rows(
    'test: stored',
    'select product, outcome, place, places_read from pos5 where cabinet = {cabinet:UInt32} order by ts, query, product',
    { cabinet: cabinet.id },
    Stored,
  );
}

const outcomes = async () => (await listStored()).map((row) => row.outcome);

async function getLine() {
  const input = { cabinetId: cabinet.id as never };
  const { collectors } = await app.call(getCollectors, input, cabinet.owner.token);
  return collectors.find((line) => line.collector === 'positions');
}

describe('an observation', () => {
  test('one walk serves all products that follow a query', async () => {
    tiny.shelves.set(`чай|${MOSCOW}`, numbers(1, 1200));
    for (const sku of [30, 70, 1100, 9999]) await track(sku, ['чай']);
    await moveToDue();
    expect(await turn()).toBe(Math.ceil(1000 / 40));
    expect(await listStored()).toMatchObject([
      { product: 30, outcome: 'found', place: 30 },
      { product: 70, outcome: 'found', place: 70 },
      { product: 1100, outcome: 'deep', place: null },
      { product: 9999, outcome: 'deep', place: null, places_read: 1000 },
    ]);
    expect(await getLine()).toMatchObject({ outcome: 'ok', itemsCount: 4 });
  });

  test('a list read to its end is н/н', async () => {
    tiny.shelves.set(`чай|${MOSCOW}`, numbers(1, 50));
    await track(9999, ['чай']);
    await moveToDue();
    await turn();
    expect(await listStored()).toEqual([
      { product: 9999, outcome: 'notFound', place: null, places_read: 50 },
    ]);
  });

  test('nothing is asked before its time, nor twice in a slot', async () => {
    tiny.shelves.set(`чай|${MOSCOW}`, [5]);
    await track(5, ['чай']);
    expect(await turn()).toBe(0);
    await moveToDue();
    expect(await turn()).toBe(1);
    app.clock.advance(4 * MINUTE);
    expect(await turn()).toBe(0);
    app.clock.advance(MINUTE);
    expect(await turn()).toBe(1);
    expect(await outcomes()).toEqual(['found', 'found']);
  });

  test('the first positions are there within two periods', async () => {
    const queries = Array.from({ length: 8 }, (_, index) => `запрос ${index}`);
    for (const query of queries) tiny.shelves.set(`${query}|${MOSCOW}`, numbers(1, 60));
    const { entryId, firstExpectedAt } = await track(50, queries);
    while (app.clock.now() < new Date(firstExpectedAt)) {
      app.clock.advance(5000);
      if ((await planChecks(app.context)) > 0) await turn();
    }
    const input = { cabinetId: cabinet.id as never };
    const { entries } = await app.call(contract.listPositionEntries, input, cabinet.owner.token);
    expect(entries.find((entry) => entry.id === entryId)).toMatchObject({
      state: 'active',
      checkedCount: 8,
      foundCount: 8,
      averagePlace: 50,
      top10: 0,
      top50: 8,
      name: 'Товар 50',
      imageUrl: 'https://img.test/50.jpg',
      isOwn: false,
    });
  });
});

type Failure = { outcome: string; line: string; answer: TinyAnswer | 'hang' | 'reset' };

const failures: Failure[] = [
  { outcome: 'blocked', line: 'blocked', answer: { status: 403, body: '{"reason":"antibot"}' } },
  { outcome: 'captcha', line: 'blocked', answer: { status: 403, body: '<p>Передвиньте ползунок' } },
  { outcome: 'rateLimited', line: 'rateLimited', answer: { status: 429, headers: { 'retry-after': '30' } } },
  { outcome: 'drift', line: 'drift', answer: { body: pageOf([cityBar(MOSCOW), ['shelfOfTomorrow', {}]]) } },
  {
    outcome: 'cityMismatch',
    line: 'drift',
    answer: { body: pageOf([cityBar(2), ['tileGridDesktop', { items: [tile(5)] }]]) },
  },
  { outcome: 'timeout', line: 'timeout', answer: 'hang' },
  { outcome: 'unreachable', line: 'unreachable', answer: 'reset' },
  { outcome: 'serverError', line: 'serverError', answer: { status: 502 } },
];

describe('a failure', () => {
  test.each(failures)(
    '$outcome is repeated in its slot and ends it under its own name',
    async ({ outcome, line, answer }) => {
      tiny.shelves.set(`чай|${MOSCOW}`, [5]);
      await track(5, ['чай']);
      tiny.interfere(({ url }) => (url.pathname === '/search/' ? answer : undefined));
      await moveToDue();
      const slotEndsAt = app.clock.now().getTime() + 5 * MINUTE;
      let asked = 0;
      while (app.clock.now().getTime() < slotEndsAt) {
        asked += await turn();
        app.clock.advance(15_000);
      }
      expect(await outcomes()).toEqual([outcome]);
      expect(asked).toBeGreaterThanOrEqual(outcome === 'blocked' || outcome === 'captcha' ? 1 : 2);
      expect(asked).toBeLessThanOrEqual(10);
      expect(await getLine()).toMatchObject({ outcome: line, itemsCount: null });
    },
  );

  test.each(failures)('$outcome and then an answer: only the answer is stored', async ({ answer }) => {
    tiny.shelves.set(`чай|${MOSCOW}`, [5]);
    await track(5, ['чай']);
    // A pause of several minutes would outlast the slot.
    const isPatient = typeof answer === 'object' && answer.status === 403;
    const refused = isPatient ? { ...answer, headers: { 'retry-after': '20' } } : answer;
    tiny.interfere(({ url }) => (url.pathname === '/search/' ? refused : undefined));
    await moveToDue();
    await turn();
    tiny.interfere(undefined);
    for (let step = 0; step < 4; step += 1) {
      app.clock.advance(15_000);
      await turn();
    }
    expect(await outcomes()).toEqual(['found']);
  });

  test('on a later page ends the slot only for what was not seen yet', async () => {
    tiny.shelves.set(`чай|${MOSCOW}`, numbers(1, 200));
    await track(10, ['чай']);
    await track(150, ['чай']);
    tiny.interfere(({ url }) => (url.searchParams.get('start') === '80' ? { status: 500 } : undefined));
    await moveToDue();
    await turn();
    expect(await listStored()).toMatchObject([{ product: 10, place: 10 }]);
    tiny.interfere(undefined);
    // The product with a place is not asked for again, wherever it stands now.
    tiny.shelves.set(`чай|${MOSCOW}`, numbers(2, 200));
    app.clock.advance(30_000);
    await turn();
    expect(await listStored()).toMatchObject([
      { product: 10, place: 10 },
      { product: 150, place: 149 },
    ]);
  });
});

describe('a pause', () => {
  const queries = Array.from({ length: 20 }, (_, index) => `запрос ${index}`);

  test('holds back everything that goes to the provider, as long as it asked for', async () => {
    for (const query of queries) tiny.shelves.set(`${query}|${MOSCOW}`, [5]);
    await track(5, queries);
    tiny.interfere(({ url }) =>
      url.pathname === '/search/' ? { status: 429, headers: { 'retry-after': '100' } } : undefined,
    );
    await moveToDue();
    expect(await turn()).toBeLessThanOrEqual(8);
    tiny.interfere(undefined);
    app.clock.advance(90_000);
    expect(await turn()).toBe(0);
    expect(await outcomes()).toEqual([]);
    app.clock.advance(20_000);
    expect(await turn()).toBe(20);
    expect(await outcomes()).toEqual(Array(20).fill('found'));
  });

  test('after it one request goes alone, and a new refusal doubles it', async () => {
    for (const query of queries) tiny.shelves.set(`${query}|${MOSCOW}`, [5]);
    await track(5, queries);
    tiny.interfere(({ url }) => (url.pathname === '/search/' ? { status: 403, body: '{}' } : undefined));
    await moveToDue();
    await turn();
    app.clock.advance(5 * MINUTE + 10_000);
    expect(await turn()).toBe(1);
    const { rows } = await sql<{ until_at: Date }>`select until_at from storefront_pauses`.execute(
      app.context.db,
    );
    expect(rows[0]?.until_at.getTime()).toBe(app.clock.now().getTime() + 10 * MINUTE);
    // Nothing of both slots stays silent.
    expect((await outcomes()).filter((outcome) => outcome === 'blocked')).toHaveLength(40);
  });
});

describe('killed workers', () => {
  const forgetLeases = () =>
    sql`update position_checks set leased_until = clock_timestamp() - interval '1 second' where leased_until is not null`.execute(
      app.context.db,
    );

  test('between fetch and store: the check is free after the lease and stored once', async () => {
    tiny.shelves.set(`чай|${MOSCOW}`, [5]);
    await track(5, ['чай']);
    await moveToDue();
    await claimChecks(app.context, cabinet.id, { dueBefore: app.clock.now(), limit: 10 });
    expect(await turn()).toBe(0);
    await forgetLeases();
    expect(await turn()).toBe(1);
    expect(await outcomes()).toEqual(['found']);
  });

  // The rows arrive in another order: what makes them one batch is its id, not their bytes.
  const insertAndDie: ClickHouse['insert'] = async (name, table, rows, token) => {
    await app.context.clickhouse.insert(name, table, rows.toReversed(), token);
    throw new Error('killed');
  };

  async function sendAbandoned() {
    await sql`update position_outbox set batched_at = batched_at - interval '1 minute'`.execute(
      app.context.db,
    );
    return storeObservations(app.context);
  }

  async function countRolledUp() {
    const [row] = await app.context.clickhouse.rows(
      'test: rolled up',
      'select sum(n) as n from pos_h where cabinet = {cabinet:UInt32}',
      { cabinet: cabinet.id },
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
    const storefront = createStorefront(tiny.url);
    const slow = {
      readShelf: async (question: ShelfQuestion) => {
        const shelf = await storefront.readShelf(question);
        isRead = true;
        await held;
        return shelf;
      },
    };
    const working = checkPositions(app.context, slow, cabinet.id, new AbortController().signal);
    await expect.poll(() => isRead).toBe(true);
    await forgetLeases();
    return async () => {
      release();
      await working;
      await storeObservations(app.context);
    };
  }

  test('a slow worker whose check was taken over leaves no trace', async () => {
    tiny.shelves.set(`чай|${MOSCOW}`, [4, 5]);
    await track(5, ['чай']);
    await moveToDue();
    const finishSlowly = await startSlowWorker();
    tiny.shelves.set(`чай|${MOSCOW}`, [5]);
    await turn();
    await finishSlowly();
    expect(await listStored()).toMatchObject([{ place: 1 }]);
  });

  test('nor does it where its follower has stored a part of the slot', async () => {
    tiny.shelves.set(`чай|${MOSCOW}`, numbers(1, 200));
    await track(10, ['чай']);
    await track(150, ['чай']);
    await moveToDue();
    const finishSlowly = await startSlowWorker();
    tiny.interfere(({ url }) => (url.searchParams.get('start') === '80' ? { status: 500 } : undefined));
    await turn();
    await finishSlowly();
    expect(await listStored()).toMatchObject([{ product: 10 }]);
  });

  test('between the insert and its note: the batch is sent again and stored once, in the rollups too', async () => {
    tiny.shelves.set(`чай|${MOSCOW}`, [5, 6]);
    await track(5, ['чай']);
    await track(6, ['чай']);
    await moveToDue();
    await checkPositions(app.context, createStorefront(tiny.url), cabinet.id, new AbortController().signal);
    const dying = { ...app.context.clickhouse, insert: insertAndDie };
    await expect(storeObservations({ ...app.context, clickhouse: dying })).rejects.toThrow('killed');
    expect(await storeObservations(app.context)).toBe(0);
    expect(await sendAbandoned()).toBe(2);
    expect(await outcomes()).toEqual(['found', 'found']);
    expect(await countRolledUp()).toBe(2);
  });

  test('between an observation and its rollup: sending again completes the rollup', async () => {
    tiny.shelves.set(`чай|${MOSCOW}`, [5]);
    await track(5, ['чай']);
    await moveToDue();
    await checkPositions(app.context, createStorefront(tiny.url), cabinet.id, new AbortController().signal);
    const { clickhouse } = app.context;
    const feed = await readFile(
      path.join(import.meta.dirname, '../../migrations/clickhouse/0022_pos_h_feed.sql'),
      'utf8',
    );
    await clickhouse.command('test: the feed dies', 'drop table pos_h_feed sync');
    const dying = { ...clickhouse, insert: insertAndDie };
    await expect(storeObservations({ ...app.context, clickhouse: dying })).rejects.toThrow('killed');
    await clickhouse.command('test: the feed is back', feed);
    await sendAbandoned();
    expect(await outcomes()).toEqual(['found']);
    expect(await countRolledUp()).toBe(1);
  });

  test('many workers at once share the checks without doubles', async () => {
    const queries = Array.from({ length: 40 }, (_, index) => `запрос ${index}`);
    for (const query of queries) tiny.shelves.set(`${query}|${MOSCOW}`, [5]);
    await track(5, queries);
    await moveToDue();
    tiny.requests.length = 0;
    const storefront = createStorefront(tiny.url);
    const worker = () => checkPositions(app.context, storefront, cabinet.id, new AbortController().signal);
    await Promise.all([worker(), worker(), worker(), worker()]);
    await Promise.all([storeObservations(app.context), storeObservations(app.context)]);
    expect(tiny.requests.filter((path) => path.startsWith('/search/'))).toHaveLength(40);
    expect(await listStored()).toHaveLength(40);
  });
});

describe('what nobody could check', () => {
  test('an outage ends as a gap that names every slot', async () => {
    tiny.shelves.set(`чай|${MOSCOW}`, [5]);
    const { entryId } = await track(5, ['чай']);
    await moveToDue();
    const plannedAt = app.clock.now();
    app.clock.advance(61 * MINUTE);
    await turn();
    const { rows } = await sql<{ from_at: Date; until_at: Date }>`
      select from_at, until_at from position_gaps where cabinet_id = ${cabinet.id}`.execute(app.context.db);
    expect(rows).toEqual([{ from_at: plannedAt, until_at: new Date(plannedAt.getTime() + 60 * MINUTE) }]);
    const day = new Date(plannedAt.getTime() + 3 * 60 * MINUTE).toISOString().slice(0, 10);
    const input = {
      cabinetId: cabinet.id as never,
      entryId,
      from: day,
      to: day,
      grouping: 'FiveMinute' as const,
    };
    const matrix = await app.call(contract.getPositionMatrix, input, cabinet.owner.token);
    const gaps = matrix.rows[0]?.cells.map((cell) => cell.gap ?? cell.place).filter((cell) => cell !== null);
    expect(gaps).toEqual([...Array(12).fill('missed'), 1]);
  });

  test('a slot that was tried before the outage keeps the name of its failure', async () => {
    tiny.shelves.set(`чай|${MOSCOW}`, [5]);
    await track(5, ['чай']);
    tiny.interfere(({ url }) => (url.pathname === '/search/' ? { status: 500 } : undefined));
    await moveToDue();
    await turn();
    tiny.interfere(undefined);
    app.clock.advance(11 * MINUTE);
    await turn();
    expect(await outcomes()).toEqual(['serverError', 'found']);
  });

  test.each([
    ["update cabinets set key_status = 'expired'", 'unauthorized'],
    ['update cabinets set is_blocked = true', 'forbidden'],
    ['delete from tariffs', 'forbidden'],
  ])('%s: nothing is asked, and the line says %s', async (change, outcome) => {
    await track(5, ['чай']);
    await moveToDue();
    const where = change.startsWith('update') ? sql` where id = ${cabinet.id}` : sql``;
    await sql`${sql.raw(change)}${where}`.execute(app.context.db);
    expect(await turn()).toBe(0);
    expect(tiny.requests).toEqual([]);
    expect(await getLine()).toMatchObject({ outcome });
    expect(await planChecks(app.context)).toBe(0);
  });

  test('without a provider the line says so', async () => {
    await track(5, ['чай']);
    await moveToDue();
    await turn(createStorefront(''));
    expect(await getLine()).toMatchObject({ outcome: 'off', nextTryAt: null });
    expect(await outcomes()).toEqual([]);
  });
});

test('the worker plans, checks and stores by itself', async () => {
  tiny.shelves.set(`чай|${MOSCOW}`, [5]);
  await track(5, ['чай']);
  await moveToDue();
  const loops = await workPositions(app.context);
  await expect.poll(outcomes, { timeout: 20_000 }).toEqual(['found']);
  await Promise.all(loops.map((loop) => loop.stop()));
});
