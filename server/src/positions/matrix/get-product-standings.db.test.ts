import { getProductStandings } from '@vitrina/contract/positions/matrix.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet, makeUser } from '../../../test/builders/factories.ts';
import { thingsOf } from '../../../test/every-route-things.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A cabinet with one tracked product that nobody has checked yet. */
async function makeTracked(plan: 'none' | 'expert') {
  const cabinet = await makeCabinet(app, { owner: await makeUser(app, { plan }) });
  await thingsOf(app, cabinet.id, cabinet.owner.id).entry();
  const { rows } = await sql<{ sku: number }>`
    select sku from position_entries where cabinet_id = ${cabinet.id}`.execute(app.context.db);
  const sku = rows[0]?.sku ?? 0;
  const ask = (skus: number[]) =>
    app.call(getProductStandings, { cabinetId: cabinet.id, skus }, cabinet.owner.token);
  return { sku, ask };
}

test('a tracked product has its queries and no place before the first check; others are absent', async () => {
  const { sku, ask } = await makeTracked('expert');
  expect(await ask([sku, 1])).toEqual({
    standings: [{ sku, queriesCount: 1, best: null, isBlocked: false }],
  });
});

test('what the plan does not check is blocked, and the product of another cabinet is not seen', async () => {
  const mine = await makeTracked('none');
  const other = await makeTracked('expert');
  expect((await mine.ask([mine.sku])).standings).toMatchObject([{ isBlocked: true }]);
  expect((await mine.ask([other.sku])).standings).toEqual([]);
});
