import { randomInt } from 'node:crypto';
import { getCollectors } from '@vitrina/contract/cabinets.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { checkMarketplaceKey } from '../src/cabinets/check-marketplace-key.ts';
import type { CabinetsTables } from '../src/cabinets/tables.ts';
import { collectOwnQueries } from '../src/own-queries/collect-own-queries.ts';
import type { Context } from '../src/platform/context.ts';
import { type Send, send } from '../src/platform/outbound/send.ts';
import { syncProducts } from '../src/products/sync-products.ts';
import { collectTopQueries } from '../src/queries/official/collect-top-queries.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { makeCabinet } from '../test/builders/factories.ts';
import { type Sandbox, startSandbox } from '../test/fakes/sandbox.ts';

/** Shorter than the real one: a test of silence must not be silent for ten seconds. */
const TIMEOUT_MS = 600;
const impatient: Send = (request) => send({ ...request, timeoutMs: TIMEOUT_MS });

type Collector = 'products' | 'ownQueries' | 'topQueries';
type Cabinet = Awaited<ReturnType<typeof makeCabinet>>;

let sandbox: Sandbox;
let app: TestApp;
let cabinet: Cabinet | undefined;

beforeAll(async () => {
  sandbox = await startSandbox({ queries: 800, products: 600 });
  const { now } = await sandbox.clock({ speed: 0 });
  app = await startTestApp({ now, env: sandbox.env });
});
afterEach(() => sandbox.clearFaults());
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

const tables = () => app.context.db.withTables<CabinetsTables>();

/** A cabinet of the demo seller that has collected nothing; the last one gives the seller's number back. */
async function beginCabinet(): Promise<Cabinet> {
  if (cabinet) {
    const nobody = { seller_id: String(randomInt(1e9, 1e12)) };
    await tables().updateTable('cabinets').set(nobody).where('id', '=', cabinet.id).execute();
  }
  const apiKey = await sandbox.keyOf('premium-pro');
  cabinet = await makeCabinet(app, { sellerId: sandbox.sellerId, apiKey });
  await tables().updateTable('cabinets').set({ premium: 'pro' }).where('id', '=', cabinet.id).execute();
  return cabinet;
}

const COLLECT: Record<Collector, (context: Context, cabinetId: number) => Promise<void>> = {
  products: syncProducts,
  ownQueries: collectOwnQueries,
  topQueries: collectTopQueries,
};
const collect = (collector: Collector, { id }: Cabinet, way: Send = impatient) =>
  COLLECT[collector]({ ...app.context, send: way }, id);

/** Products are there before their queries can be asked for. */
async function prepare(collector: Collector): Promise<Cabinet> {
  const begun = await beginCabinet();
  if (collector === 'ownQueries') await collect('products', begun);
  return begun;
}

const Row = z.record(z.string(), z.unknown());

/** Everything that a collector has stored, but for when. */
async function readStored(collector: Collector, { id }: Cabinet): Promise<unknown[]> {
  const { clickhouse, db } = app.context;
  if (collector === 'products') {
    return db
      .withTables<{ products: { cabinet_id: number; sku: number; name: string; price_kopecks: number } }>()
      .selectFrom('products')
      .select(['sku', 'name', 'price_kopecks'])
      .where('cabinet_id', '=', id)
      .orderBy('sku')
      .execute();
  }
  const sql =
    collector === 'ownQueries'
      ? 'select * except (cabinet, taken_at) from own_query_day where cabinet = {id:UInt32} order by day, sku, query'
      : 'select * except (cabinet, taken_at, version) from sq_source_line where cabinet = {id:UInt32} order by day, text';
  return clickhouse.rows('test: stored', sql, { id }, Row);
}

async function getLine(collector: Collector, { id, owner }: Cabinet) {
  const { collectors } = await app.call(getCollectors, { cabinetId: id }, owner.token);
  return collectors.find((line) => line.collector === collector);
}

/** Turn after turn, as the schedule would, until a collector comes again on another day only. */
async function collectAll(collector: Collector, of: Cabinet, way: Send = impatient): Promise<void> {
  for (let round = 0; round < 60; round += 1) {
    await collect(collector, of, way);
    const line = await getLine(collector, of);
    const waitMs = Date.parse(line?.nextTryAt ?? '') - app.clock.now().getTime();
    if (line?.outcome === 'ok' && waitMs > 0) return;
  }
  throw new Error(`${collector} never came to an end`);
}

/** Faults that begin with the second request, when a part has been read already. */
function spoilSecond(order: { fault: string; retryAfterSeconds?: number; delayMs?: number }): Send {
  let sent = 0;
  return async (request) => {
    sent += 1;
    if (sent === 2) await sandbox.fault({ part: 'ozon', ...order });
    return impatient(request);
  };
}

const calm = new Map<Collector, unknown[]>();
async function readCalm(collector: Collector): Promise<unknown[]> {
  const known = calm.get(collector);
  if (known) return known;
  const undisturbed = await prepare(collector);
  await collectAll(collector, undisturbed);
  const stored = await readStored(collector, undisturbed);
  calm.set(collector, stored);
  return stored;
}

/** What the line of the cabinet says. `read`: the answer may be read in spite of it, or be refused as a drift. */
const FAULTS = [
  ['timeout', {}, 'timeout'],
  ['delay', { delayMs: 2000 }, 'timeout'],
  ['reset', {}, 'unreachable'],
  ['status500', {}, 'serverError'],
  ['status429', { retryAfterSeconds: 5400 }, 'rateLimited'],
  ['html', {}, 'drift'],
  ['truncatedJson', {}, 'drift'],
  ['drift', {}, 'drift'],
  ['wrongTypes', {}, 'read'],
  ['unknownEnum', {}, 'read'],
  ['keyExpired', {}, 'unauthorized'],
  ['keyIpBound', {}, 'unauthorized'],
] as const;

describe.each(['products', 'ownQueries', 'topQueries'] as const)('%s', (collector) => {
  test.each(FAULTS)(
    'records %s %j as %s, and stores every row once after it',
    async (fault, more, outcome) => {
      const expected = await readCalm(collector);
      expect(expected.length).toBeGreaterThan(10);
      const disturbed = await prepare(collector);

      await collect(collector, disturbed, spoilSecond({ fault, ...more }));
      const line = await getLine(collector, disturbed);
      const waitMs = Date.parse(line?.nextTryAt ?? '') - app.clock.now().getTime();
      if (outcome === 'read') expect(['ok', 'drift']).toContain(line?.outcome);
      else expect(line?.outcome).toBe(outcome);
      // A refused key is asked again when it has been changed, everything else by itself.
      if (outcome === 'unauthorized') expect(line?.nextTryAt).toBeNull();
      else expect(waitMs).toBeGreaterThanOrEqual(outcome === 'rateLimited' ? 5_400_000 : 0);
      if (outcome !== 'read') {
        const stored = await readStored(collector, disturbed);
        expect(expected).toEqual(expect.arrayContaining(stored));
        expect(stored.length).toBeLessThan(expected.length);
      }

      await sandbox.clearFaults();
      await tables()
        .updateTable('cabinets')
        .set({ key_status: 'valid' })
        .where('id', '=', disturbed.id)
        .execute();
      await collectAll(collector, disturbed);
      expect(await readStored(collector, disturbed)).toEqual(expected);
    },
  );

  test('stores every row once although one answer in twelve is bad', async () => {
    const expected = await readCalm(collector);
    const disturbed = await prepare(collector);
    for (const fault of ['reset', 'status500', 'html', 'truncatedJson', 'wrongTypes', 'unknownEnum'])
      await sandbox.fault({ part: 'ozon', fault, chance: 0.015 });
    await collectAll(collector, disturbed);
    expect(await readStored(collector, disturbed)).toEqual(expected);
  });
});

describe('checking an API key', () => {
  const check = async (profile = 'full') =>
    checkMarketplaceKey(
      { ...app.context, send: impatient },
      { sellerId: sandbox.sellerId, apiKey: await sandbox.keyOf(profile) },
    );

  test.each(FAULTS.filter(([, , outcome]) => outcome !== 'read' && outcome !== 'unauthorized'))(
    'reports %s %j as an outage of the marketplace, not as a bad key',
    async (fault, more) => {
      await sandbox.fault({ part: 'ozon', fault, ...more });
      await expect(check()).rejects.toMatchObject({ key: 'external.serverError' });
      await sandbox.clearFaults();
      expect(await check()).toMatchObject({ premium: 'plus' });
    },
  );

  test.each(['wrongTypes', 'unknownEnum'])('does not reject a good key because of %s', async (fault) => {
    await sandbox.fault({ part: 'ozon', fault });
    const outcome = await check().catch((error: unknown) => error);
    expect(outcome).toMatchObject(outcome instanceof Error ? { key: 'external.serverError' } : {});
  });
});
