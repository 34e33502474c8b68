import { HOUR_MS } from '@vitrina/contract/durations.ts';
import type { Sku } from '@vitrina/contract/ids.ts';
import { getDescriptionWords } from '@vitrina/contract/word-statistics.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { listSkus } from '../../products/list-skus.ts';
import { syncProducts } from '../../products/sync-products.ts';

let sandbox: Sandbox;
let app: TestApp;
beforeAll(async () => {
  sandbox = await startSandbox({ queries: 300, products: 300 });
  app = await startTestApp({ env: sandbox.env, now: (await sandbox.clock()).now });
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

test('descriptions are fetched once a day; an old one stays while the marketplace is unavailable, an unknown one is unknown', async () => {
  const apiKey = await sandbox.keyOf('full');
  const { id, owner } = await makeCabinet(app, { sellerId: sandbox.sellerId, apiKey });
  await syncProducts(app.context, id);
  const [one, other] = (await listSkus(app.context, id)) as [Sku, Sku];
  const ask = async (...skus: Sku[]) => {
    const { descriptions } = await app.call(getDescriptionWords, { cabinetId: id, skus }, owner.token);
    return new Map(descriptions.map(({ sku, keys }) => [sku, keys]));
  };
  const known = (await ask(one)).get(one);
  expect(known?.length).toBeGreaterThan(0);
  await sandbox.fault({ part: 'ozon', fault: 'status500' });
  expect((await ask(one)).get(one)).toEqual(known);
  app.clock.advance(25 * HOUR_MS);
  expect(await ask(one, other)).toEqual(
    new Map([
      [one, known],
      [other, null],
    ]),
  );
  await sandbox.clearFaults();
  expect((await ask(other)).get(other)?.length).toBeGreaterThan(0);
});
