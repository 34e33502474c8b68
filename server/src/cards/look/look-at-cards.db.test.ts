import { HOUR_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import { findCardId, putProducts, watch } from '../../../test/builders/watched-products.ts';
import type { Look } from '../facts.ts';
import { pauseProducts } from '../watch/pause-products.ts';
import { claimStorefrontCards } from './claim-cards.ts';
import { lookAtOwn, planOwnLooks, type ReadOwn } from './look-at-own.ts';
import { BATCH, lookAtStorefront, type ReadStorefront } from './look-at-storefront.ts';

let app: TestApp;
let cabinet: Awaited<ReturnType<typeof makeCabinet>>;
beforeAll(async () => {
  app = await startTestApp({ env: { STOREFRONT_URL: 'http://127.0.0.1:9' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['storefront_pauses', 'quota', 'radar_products', 'watched_cards'])
    await sql`delete from ${sql.table(table)}`.execute(app.context.db);
  cabinet = await makeCabinet(app);
});

type StorefrontParts = Parameters<ReadStorefront>[0]['parts'];

const never = new AbortController().signal;
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
const read = (price: number): Look => ({ outcome: 'read', facts: { title: 'Чайник', price } });
const forgetLeases = () => sql`update watched_cards set taken_until = null`.execute(app.context.db);

/** A storefront that answers every card and remembers which it was asked for. */
function answering(answer: (sku: number) => Look | Promise<Look> = () => read(100)) {
  const requested: number[] = [];
  const readCard: ReadStorefront = async ({ sku }) => {
    requested.push(sku);
    return answer(sku);
  };
  return { requested, read: readCard };
}

async function countLooked(): Promise<{ looked: number; taken: number; due: number }> {
  const { rows } = await sql<{ looked: number; taken: number; due: number }>`
    select count(looked_at) as looked, count(taken_until) as taken,
      count(*) filter (where next_look_at <= ${app.clock.now()}) as due
    from watched_cards where cabinet_id is null`.execute(app.context.db);
  return rows[0] ?? { looked: 0, taken: 0, due: 0 };
}

describe('cards as buyers see them', () => {
  it('are taken by many workers, each once', async () => {
    await watch(app, cabinet, ...numbers(1, 40));
    const claim = () => claimStorefrontCards(app.context, { dueBefore: app.clock.now(), limit: 7 });
    const claimed = (await Promise.all(numbers(1, 6).map(claim))).flat();
    expect(claimed.map(({ sku }) => sku).toSorted((one, other) => one - other)).toEqual(numbers(1, 40));
  });

  it('are looked at, each once', async () => {
    await watch(app, cabinet, ...numbers(1, 16));
    const storefront = answering();
    await Promise.all(numbers(1, 4).map(() => lookAtStorefront(app.context, storefront.read, never)));
    expect(storefront.requested.toSorted((one, other) => one - other)).toEqual(numbers(1, 16));
    expect(await countLooked()).toEqual({ looked: 16, taken: 0, due: 0 });
  });

  it('of a killed worker are free after its lease', async () => {
    await watch(app, cabinet, ...numbers(1, 10));
    await claimStorefrontCards(app.context, { dueBefore: app.clock.now(), limit: 10 });
    const storefront = answering();
    expect(await lookAtStorefront(app.context, storefront.read, never)).toBe(0);
    await forgetLeases();
    expect(await lookAtStorefront(app.context, storefront.read, never)).toBe(10);
  });

  it('the latest come first', async () => {
    await watch(app, cabinet, ...numbers(1, BATCH));
    app.clock.advance(HOUR_MS);
    await watch(app, cabinet, ...numbers(1001, 30));
    const storefront = answering();
    await lookAtStorefront(app.context, storefront.read, never);
    expect(storefront.requested.every((sku) => sku <= BATCH)).toBe(true);
  });

  it('that nobody watches are left alone', async () => {
    await watch(app, cabinet, 1, 2);
    await pauseProducts(app.context, { cabinetId: cabinet.id, skus: [1], isPaused: true });
    const storefront = answering();
    await lookAtStorefront(app.context, storefront.read, never);
    expect(storefront.requested).toEqual([2]);
  });

  it('whoever begins to watch one gets all of it as a baseline', async () => {
    await watch(app, cabinet, 1);
    const parts: StorefrontParts[] = [];
    const readCard: ReadStorefront = async (question) => {
      parts.push(question.parts);
      return read(100);
    };
    const lookNow = async () => {
      await sql`update watched_cards set next_look_at = ${app.clock.now()}`.execute(app.context.db);
      await lookAtStorefront(app.context, readCard, never);
    };
    await lookNow();
    app.clock.advance(MINUTE_MS);
    await lookNow();
    app.clock.advance(MINUTE_MS);
    await watch(app, await makeCabinet(app), 1);
    await lookNow();
    app.clock.advance(MINUTE_MS);
    await lookNow();
    const all = { details: true, sellers: true };
    const card = { details: false, sellers: false };
    expect(parts).toEqual([all, card, all, card]);
  });

  it('one that breaks us costs the others nothing', async () => {
    await watch(app, cabinet, 1, 2, 3);
    const storefront = answering((sku) => {
      if (sku === 2) throw new Error('broken');
      return read(100);
    });
    await expect(lookAtStorefront(app.context, storefront.read, never)).rejects.toThrow('cards that could');
    expect(await countLooked()).toMatchObject({ looked: 2, taken: 1, due: 1 });
  });

  it('are given back when the worker is stopped', async () => {
    await watch(app, cabinet, ...numbers(1, 16));
    const stopping = new AbortController();
    const storefront = answering(() => {
      stopping.abort();
      throw new Error('stopped');
    });
    await lookAtStorefront(app.context, storefront.read, stopping.signal);
    expect(await countLooked()).toEqual({ looked: 0, taken: 0, due: 16 });
  });
});

describe('a storefront that refuses', () => {
  const blocked: Look = { outcome: 'failed', reason: 'blocked' };

  it('is left alone by everybody, and then asked for one card alone', async () => {
    await watch(app, cabinet, ...numbers(1, 10));
    const refusing = answering(() => blocked);
    await lookAtStorefront(app.context, refusing.read, never);
    expect(refusing.requested.length).toBeLessThanOrEqual(8);
    const storefront = answering();
    expect(await lookAtStorefront(app.context, storefront.read, never)).toBe(0);
    app.clock.advance(6 * MINUTE_MS);
    expect(await lookAtStorefront(app.context, storefront.read, never)).toBe(1);
    expect(storefront.requested).toHaveLength(1);
    await lookAtStorefront(app.context, storefront.read, never);
    expect(storefront.requested).toHaveLength(10);
    expect((await countLooked()).looked).toBe(10);
    const { rows } = await sql`select from radar_changes where cabinet_id = ${cabinet.id}`.execute(
      app.context.db,
    );
    expect(rows).toEqual([]);
  });

  it('one that is asked again too soon pauses for longer', async () => {
    await watch(app, cabinet, ...numbers(1, 10));
    await lookAtStorefront(app.context, answering(() => blocked).read, never);
    app.clock.advance(6 * MINUTE_MS);
    const refusing = answering(() => blocked);
    await lookAtStorefront(app.context, refusing.read, never);
    app.clock.advance(6 * MINUTE_MS);
    expect(await lookAtStorefront(app.context, refusing.read, never)).toBe(0);
    expect(refusing.requested).toHaveLength(1);
  });
});

describe('the hour of a cabinet', () => {
  const CALLS = 2;
  /** What of a hundred ready calls is not left to others, and what is the radar's alone. */
  const ROOM = Math.floor(50 / CALLS) + 12 / CALLS;

  it('bounds the looks; who has no room keeps its turn', async () => {
    await watch(app, cabinet, ...numbers(1, BATCH));
    const storefront = answering();
    await lookAtStorefront(app.context, storefront.read, never);
    await lookAtStorefront(app.context, storefront.read, never);
    expect(storefront.requested.length).toBeGreaterThan(10);
    expect(storefront.requested.length).toBeLessThanOrEqual(ROOM + 2);
    const { looked, due } = await countLooked();
    expect(looked + due).toBe(BATCH);
    const { rows } = await sql<{ least: number; most: number }>`
      select extract(epoch from min(taken_until) - clock_timestamp()) as least,
        extract(epoch from max(taken_until) - clock_timestamp()) as most
      from watched_cards where looked_at is null`.execute(app.context.db);
    expect(Number(rows[0]?.most)).toBeGreaterThan(10 * Math.max(Number(rows[0]?.least), 1));
  });

  it('one without room leaves a shared card to another', async () => {
    const other = await makeCabinet(app);
    await watch(app, cabinet, ...numbers(1, BATCH));
    await watch(app, other, ...numbers(1, BATCH));
    const storefront = answering();
    await lookAtStorefront(app.context, storefront.read, never);
    expect(storefront.requested.length).toBeGreaterThan(ROOM);
  });
});

describe('own cards', () => {
  const own = (found: (sku: number) => Look | undefined = () => read(100)) => {
    const pages: number[][] = [];
    const readOwn: ReadOwn = async (_, cards) => {
      pages.push(cards.map(({ sku }) => sku));
      return new Map(cards.flatMap(({ sku }) => (found(sku) ? [[sku, found(sku) as Look]] : [])));
    };
    return { pages, read: readOwn };
  };
  const lookAll = (readOwn: ReadOwn) =>
    lookAtOwn(app.context, readOwn, { cabinetId: cabinet.id, signal: never });
  const stateOf = async (sku: number) => {
    const { rows } = await sql<{
      failure: string | null;
      is_gone: boolean;
      next_look_at: Date;
      looked_at: Date;
    }>`
      select failure, is_gone, next_look_at, looked_at from watched_cards
      where id = ${await findCardId(app, sku, cabinet)}`.execute(app.context.db);
    return rows[0];
  };
  beforeEach(() => putProducts(app, cabinet, numbers(1, 30)));

  it('are read by the page, at least hourly', async () => {
    await watch(app, cabinet, ...numbers(1, 30));
    const seller = own();
    await lookAll(seller.read);
    expect(seller.pages.map((page) => page.length)).toEqual([30]);
    for (let hour = 0; hour < 5; hour += 1) {
      app.clock.advance(HOUR_MS);
      await lookAll(seller.read);
      expect((await stateOf(7))?.looked_at).toEqual(app.clock.now());
    }
    expect(seller.pages.map((page) => page.length)).toEqual([30, 30, 30, 30, 30, 30]);
  });

  it('one that the seller’s list does not name is gone, the others are not', async () => {
    await watch(app, cabinet, 1, 2);
    await lookAll(own((sku) => (sku === 1 ? undefined : read(100))).read);
    expect([await stateOf(1), await stateOf(2)]).toMatchObject([{ is_gone: true }, { is_gone: false }]);
  });

  it('without a key are not asked for, and are due at once with another', async () => {
    await watch(app, cabinet, 1);
    await sql`update cabinets set key_status = 'rejected' where id = ${cabinet.id}`.execute(app.context.db);
    const seller = own();
    await lookAll(seller.read);
    expect(seller.pages).toEqual([]);
    expect(await stateOf(1)).toMatchObject({ failure: 'keyLost' });
    await lookAll(seller.read);
    await sql`update cabinets set key_status = 'valid' where id = ${cabinet.id}`.execute(app.context.db);
    await planOwnLooks(app.context);
    await lookAll(seller.read);
    expect(seller.pages).toEqual([[1]]);
    expect(await stateOf(1)).toMatchObject({ failure: null, looked_at: app.clock.now() });
  });

  it('are given back when reading them breaks', async () => {
    await watch(app, cabinet, 1);
    const broken: ReadOwn = () => Promise.reject(new Error('broken'));
    await expect(lookAll(broken)).rejects.toThrow('broken');
    const seller = own();
    await lookAll(seller.read);
    expect(seller.pages).toEqual([[1]]);
  });

  it('of two workers are shared', async () => {
    await watch(app, cabinet, ...numbers(1, 30));
    const seller = own();
    await Promise.all([lookAll(seller.read), lookAll(seller.read)]);
    expect(seller.pages.flat().toSorted((one, other) => one - other)).toEqual(numbers(1, 30));
  });
});

test('a worker that is killed after any of its statements leaves nothing twice and nothing undone', async () => {
  await watch(app, cabinet, 1, 2, 3);
  const storefront = answering();
  await lookAtStorefront(app.context, storefront.read, never);
  for (let after = 1; ; after += 1) {
    app.clock.advance(13 * HOUR_MS);
    const price = 100 + after;
    const dying = dieAfter(after);
    const changed = answering(() => read(price * 1000));
    const isDead = await lookAtStorefront({ ...app.context, db: dying.db }, changed.read, never).then(
      () => false,
      () => true,
    );
    await forgetLeases();
    await lookAtStorefront(app.context, changed.read, never);
    await sql`delete from quota`.execute(app.context.db);
    const { rows } = await sql<{ sku: number; lines: number }>`
      select sku, count(*) as lines from radar_changes
      where cabinet_id = ${cabinet.id} and (difference->>'now')::integer = ${price * 1000}
      group by sku order by sku`.execute(app.context.db);
    expect(rows).toEqual([1, 2, 3].map((sku) => ({ sku, lines: 1 })));
    if (!isDead) break;
    expect(after).toBeLessThan(60);
  }
});

/** A database that answers so many statements and no more. */
function dieAfter(statements: number) {
  let left = statements;
  const plugin = {
    transformQuery: ({ node }: { node: unknown }) => {
      if (left === 0) throw new Error('killed');
      left -= 1;
      return node;
    },
    transformResult: async ({ result }: { result: unknown }) => result,
  };
  return { db: app.context.db.withPlugin(plugin as never) };
}
