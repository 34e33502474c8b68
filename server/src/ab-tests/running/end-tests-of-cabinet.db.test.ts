import { deleteCabinet, requestCabinetDelete } from '@vitrina/contract/cabinets.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeAbThing } from '../../../test/builders/ab-things.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import { findLostHolds } from '../../../test/builders/holds.ts';
import { readBalances } from '../../../test/builders/ledger-load.ts';
import { readCode } from '../../../test/builders/letters.ts';
import { givePoints } from '../../../test/builders/points.ts';
import { placeHold } from '../../billing/holds/place-hold.ts';
import { checkLedger } from '../../billing/ledger/check-ledger.ts';
import type { CabinetsTables } from '../../cabinets/tables.ts';
import type { AbTestsTables } from '../tables.ts';

type Cabinet = Awaited<ReturnType<typeof makeCabinet>>;

const PRICE = 490;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function makeHeld({ id: cabinetId, owner }: Cabinet, sku: number, status: 'running' | 'paused') {
  const { testId } = await makeAbThing(app, { cabinetId, sku, mark: `${sku}` }, status);
  const at = app.clock.now();
  await app.context.db.transaction().execute(async (trx) => {
    const holdId = await placeHold(trx, {
      userId: owner.id,
      points: PRICE,
      testId,
      testName: 'Проба',
      onceKey: `abTest:${testId}`,
      expiresAt: new Date(at.getTime() + 21 * DAY_MS),
      at,
    });
    await trx
      .withTables<AbTestsTables>()
      .updateTable('ab_tests')
      .set({ hold_id: holdId, points: 'held', price_points: PRICE })
      .where('id', '=', testId)
      .execute();
  });
  return testId;
}

it('a cabinet that is deleted pays for tests that rotated, and gets the points of the others back', async () => {
  const cabinet = await makeCabinet(app);
  const { id: cabinetId, owner } = cabinet;
  const { db } = app.context;
  await givePoints(app, owner.id, 1000);
  await makeHeld(cabinet, 1, 'paused');
  const launching = await makeHeld(cabinet, 2, 'running');
  await db
    .withTables<AbTestsTables>()
    .updateTable('ab_windows')
    .set({ is_warm_up: true })
    .where('test_id', '=', launching)
    .execute();
  // With a refused key nobody is kept waiting for the pictures of a test that runs.
  await db
    .withTables<CabinetsTables>()
    .updateTable('cabinets')
    .set({ key_status: 'expired' })
    .where('id', '=', cabinetId)
    .execute();
  await app.call(requestCabinetDelete, { cabinetId }, owner.token);
  const code = await readCode(app, owner.email);
  await app.call(deleteCabinet, { cabinetId, code }, owner.token);
  const balances = await readBalances(db, [owner.id]);
  expect(balances.get(owner.id)).toEqual({ available: 1000 - PRICE, frozen: 0 });
  expect([await checkLedger(db), await findLostHolds(db)]).toEqual([[], []]);
});
