import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeAbTest } from '../../../test/builders/ab-tests.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import { listDueCabinets, listDueTests } from './due-tests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('tests of a cabinet that are due come in their order, and none of another one', async () => {
  const now = app.clock.now();
  const at = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
  const own = await makeCabinet(app, { sellerId: '71' });
  const other = await makeCabinet(app, { sellerId: '72' });
  const makeDue = (cabinetId: number, minutes: number, sku: number) =>
    makeAbTest(app, cabinetId, { sku, product_id: sku, status: 'running', due_at: at(minutes) });
  const later = await makeDue(own.id, -1, 1);
  const first = await makeDue(own.id, -5, 2);
  await makeDue(own.id, 1, 3);
  const foreign = await makeDue(other.id, -3, 4);

  const idsOf = async (cabinetId: number) =>
    (await listDueTests(app.context, cabinetId, now)).map(({ row }) => row.id);
  expect(await idsOf(own.id)).toEqual([first, later]);
  expect(await idsOf(other.id)).toEqual([foreign]);
  expect(await listDueCabinets(app.context, now)).toEqual([own.id, other.id]);
});
