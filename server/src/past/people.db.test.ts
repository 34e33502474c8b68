import { getCabinetUsers } from '@vitrina/contract/cabinets.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet, makeUser } from '../../test/builders/factories.ts';
import { type Sandbox, startSandbox } from '../../test/fakes/sandbox.ts';
import { peoplePast } from './people.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const NEIGHBOUR_SELLER = '11';

let sandbox: Sandbox;
let app: TestApp;
beforeAll(async () => {
  sandbox = await startSandbox({ queries: 300, products: 300 });
  await sandbox.clock({ now: NOW.toISOString(), speed: 0 });
});
afterAll(() => sandbox.stop());

beforeEach(async () => {
  app = await startTestApp({ now: NOW, env: { ...sandbox.env, CLOCK_URL: `${sandbox.url}/clock` } });
  return () => app.close();
});

async function fill() {
  const owner = await makeUser(app);
  const { id: cabinetId } = await makeCabinet(app, { owner });
  await sql`update tariffs set active_from = active_from - interval '60 days'`.execute(app.context.db);
  const params = { cabinetId, before: NOW, from: 0, to: 1, signal: new AbortController().signal };
  await peoplePast.fill(app.context, params);
  await peoplePast.fill(app.context, params);
  const { rows } = await sql<{ cabinets: number }>`
    select count(*)::int as cabinets from cabinet_members where user_id = ${owner.id}`.execute(
    app.context.db,
  );
  const { users } = await app.call(getCabinetUsers, { cabinetId }, owner.token);
  return { people: users.length, cabinets: rows[0]?.cabinets };
}

test('colleagues and a neighbour are there once, however often that is begun', async () => {
  expect(await fill()).toEqual({ people: 5, cabinets: 2 });
});

test('where somebody else has added the neighbour’s shop there are only the colleagues', async () => {
  await makeCabinet(app, { sellerId: NEIGHBOUR_SELLER });
  expect(await fill()).toEqual({ people: 5, cabinets: 1 });
});
