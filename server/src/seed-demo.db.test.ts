import { login } from '@vitrina/contract/accounts/routes.ts';
import { getPast } from '@vitrina/contract/past.ts';
import { getLeadingShelf, listShelfMoments } from '@vitrina/contract/products-in-search.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../test/app.ts';
import { type Sandbox, startSandbox } from '../test/fakes/sandbox.ts';
import { FILLINGS } from './past/fillings.ts';
import { lookAtLeadingShelves } from './past/look-at-leading-shelves.ts';
import type { Context } from './platform/context.ts';
import type { Send } from './platform/outbound/send.ts';
import { beginDemo, type DemoAccounts, findDemo, finishDemo } from './seed-demo.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const Twins = z.object({ twins: z.array(z.object({ skus: z.tuple([z.int(), z.int()]) })) });

let sandbox: Sandbox;
let app: TestApp;
beforeAll(async () => {
  sandbox = await startSandbox();
  await sandbox.clock({ now: NOW.toISOString(), speed: 0 });
});
afterAll(() => sandbox.stop());

beforeEach(async () => {
  app = await startTestApp({ now: NOW, env: { ...sandbox.env, CLOCK_URL: `${sandbox.url}/clock` } });
  // The buckets of a key fill by the machine's time, which a test does not wait for.
  const emptying = setInterval(() => void sql`delete from quota`.execute(app.context.db), 50);
  return async () => {
    clearInterval(emptying);
    await app.close();
  };
});

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}`.execute(app.context.db);
  return rows[0]?.count ?? 0;
}

/** Ended at its next request, once there are rows of a kind. */
function endedAfter(table: string): Context {
  const send: Send = async (request) => {
    if ((await count(table)) > 0) throw new Error(`ended after ${table}`);
    return app.context.send(request);
  };
  return { ...app.context, send };
}

/** The first question about own queries gets no answer. */
function losingOne(): Context {
  let isLost = false;
  const send: Send = async (request) => {
    if (isLost || !request.url.includes('product-queries')) return app.context.send(request);
    isLost = true;
    return { outcome: 'unreachable', message: 'lost' };
  };
  return { ...app.context, send };
}

type Wanted = Parameters<typeof beginDemo>[1];
const createDemo = async (context: Context, wanted: Wanted) =>
  finishDemo(context, await beginDemo(context, wanted));

test('a demo whose making is ended again and again is gone on with, and then somebody may sign in', async () => {
  const heard: DemoAccounts[] = [];
  const create = (context: Context) =>
    createDemo(context, { hasPast: true, onAccounts: (accounts) => heard.push(accounts) });
  expect(await findDemo(app.context)).toBeUndefined();
  for (const table of ['cabinets', 'own_query_days', 'position_entries']) {
    await expect(create(endedAfter(table))).rejects.toThrow(table);
    expect((await findDemo(app.context))?.isWhole).toBe(false);
  }
  expect(await count('past_fillings')).toBe(0);

  const cabinetId = await create(app.context);
  expect(await findDemo(app.context)).toEqual({ cabinetId, isWhole: true });
  expect(await count('cabinets')).toBe(1);
  expect(await count('webhooks')).toBe(1);
  // Refused by a receiver that had no secret yet, and taken from one that had.
  const { rows: attempts } = await sql<{ outcome: string; state: string }>`
    select outcome, state from webhook_attempts as attempt
    join webhook_deliveries as delivery on delivery.id = attempt.delivery_id order by attempt.id`.execute(
    app.context.db,
  );
  expect(attempts).toEqual([
    { outcome: 'refused', state: 'delivered' },
    { outcome: 'delivered', state: 'delivered' },
  ]);
  const { email, password, operator } = heard.at(-1) ?? { email: '', password: '', operator: undefined };
  const { accessToken } = await app.call(login, { email, password });
  await app.call(login, { email: operator?.email ?? '', password: operator?.password ?? '' });
  const past = await app.call(getPast, { cabinetId }, accessToken);
  expect(past.map(({ subject }) => subject)).toEqual(FILLINGS.map(({ subject }) => subject));
  const { rows: entries } = await sql<{ sku: number; city_id: number; queries: number }>`
    select sku, city_id, count(*)::int as queries from position_tracking
    where cabinet_id = ${cabinetId} group by entry_id, sku, city_id`.execute(app.context.db);
  expect(entries.length).toBeGreaterThan(2);
  expect(new Set(entries.map(({ sku, city_id }) => `${sku} ${city_id}`)).size).toBe(entries.length);

  // Two own cards take each other's places, and both are followed where they do.
  const { twins } = Twins.parse(await sandbox.truth('twins'));
  const [pair] = twins;
  const { rows: followed } = await sql<{ sku: number; queries: number[] }>`
    select sku::int as sku, array_agg(term_id order by term_id) as queries from position_tracking
    where cabinet_id = ${cabinetId} and sku = any(${pair?.skus ?? []}) group by sku`.execute(app.context.db);
  expect(twins).toHaveLength(1);
  expect(followed).toHaveLength(2);
  expect(followed[0]?.queries).toEqual(followed[1]?.queries);

  // What screens open with is there before the first check.
  await lookAtLeadingShelves(app.context, cabinetId);
  const { shelf } = await app.call(getLeadingShelf, { cabinetId }, accessToken);
  const { query = '', cityId = 0 } = shelf ?? {};
  const { moments } = await app.call(listShelfMoments, { cabinetId, query, cityId }, accessToken);
  expect(moments.length).toBeGreaterThan(0);
}, 120_000);

test('own queries that do not come at once are requested again, because nothing is tracked without them', async () => {
  await createDemo(losingOne(), { hasPast: true, onAccounts: () => undefined });
  expect(await count('position_entries')).toBeGreaterThan(0);
}, 120_000);
