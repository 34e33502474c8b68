import { syncProducts } from '@vitrina/contract/products.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet } from '../../test/builders/factories.ts';
import { listDueCabinets } from '../cabinets/list-due-cabinets.ts';
import { recordCollector } from '../cabinets/record-collector.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a person who asks for products now does not wait until they are due', async () => {
  const cabinet = await makeCabinet(app);
  const other = await makeCabinet(app);
  const nextTryAt = new Date(app.clock.now().getTime() + 3_600_000);
  for (const { id } of [cabinet, other])
    for (const collector of ['products', 'ownQueries'] as const)
      await recordCollector(app.context, id, collector, { outcome: 'ok', nextTryAt, itemsCount: 1 });
  const ask = () => app.call(syncProducts, { cabinetId: cabinet.id }, cabinet.owner.token);
  expect(await ask()).toEqual({ isQueued: true });
  expect(await ask()).toEqual({ isQueued: false });
  const due = await listDueCabinets(app.context, 'products');
  expect(due.map(({ id }) => id)).toEqual([cabinet.id]);
  expect(await listDueCabinets(app.context, 'ownQueries')).toEqual([]);
});
