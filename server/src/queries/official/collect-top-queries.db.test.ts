import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { collectTopQueries } from './collect-top-queries.ts';

let sandbox: Sandbox;
let app: TestApp;
beforeAll(async () => {
  sandbox = await startSandbox({ queries: 400, products: 400 });
  app = await startTestApp({ env: sandbox.env, now: new Date('2026-11-21T09:00:00Z') });
});
afterEach(() => sandbox.clearFaults());
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

let sellers = 1;
async function makePro(): Promise<number> {
  sellers += 1;
  const sellerId = String(sellers);
  const { id } = await makeCabinet(app, { sellerId, apiKey: await sandbox.keyOf('premium-pro', sellerId) });
  await sql`update cabinets set premium = 'pro' where id = ${id}`.execute(app.context.db);
  return id;
}

async function readState(cabinetId: number) {
  const { rows: days } = await sql<{ day: string; rows_count: number }>`
    select day, rows_count from official_query_days where cabinet_id = ${cabinetId}`.execute(app.context.db);
  const { rows: states } = await sql<{ outcome: string; items_count: number }>`
    select outcome, items_count from collector_states where cabinet_id = ${cabinetId}`.execute(
    app.context.db,
  );
  return { days, states };
}

it('the popular queries of a Premium Pro key are read once a day', async () => {
  const id = await makePro();
  await collectTopQueries(app.context, id);
  const first = await readState(id);
  expect(first.days).toEqual([{ day: '2026-11-20', rows_count: expect.any(Number) as number }]);
  const [{ rows_count: count } = { rows_count: 0 }] = first.days;
  expect(count).toBeGreaterThan(100);
  expect(first.states).toEqual([{ outcome: 'ok', items_count: count }]);
  await sandbox.fault({ part: 'ozon', fault: 'status500' });
  await collectTopQueries(app.context, id);
  expect(await readState(id)).toEqual(first);
});

it('a day that could not be read is read later, and is none until then', async () => {
  const id = await makePro();
  await sandbox.fault({ part: 'ozon', fault: 'status500' });
  await collectTopQueries(app.context, id);
  expect(await readState(id)).toMatchObject({ days: [], states: [{ outcome: 'serverError' }] });
  await sandbox.clearFaults();
  await collectTopQueries(app.context, id);
  expect(await readState(id)).toMatchObject({ days: [{ day: '2026-11-20' }], states: [{ outcome: 'ok' }] });
});

it.each([
  ['without Premium Pro', 'premium', 'plus'],
  ['that is refused', 'key_status', 'invalid'],
])('a key %s asks for nothing', async (_, column, value) => {
  const id = await makePro();
  await sql`update cabinets set ${sql.ref(column)} = ${value} where id = ${id}`.execute(app.context.db);
  await collectTopQueries(app.context, id);
  expect(await readState(id)).toEqual({ days: [], states: [] });
});
