import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listUpdates } from '../src/integrations/messenger/list-updates.ts';
import { getImportStatus } from '../src/integrations/ozon/get-import-status.ts';
import { getPictures } from '../src/integrations/ozon/get-pictures.ts';
import { importPictures } from '../src/integrations/ozon/import-pictures.ts';
import { getProductInfos, listProductPage } from '../src/integrations/ozon/list-products.ts';
import { createPayment } from '../src/integrations/payments/create-payment.ts';
import { getPayment } from '../src/integrations/payments/get-payment.ts';
import { addEntry } from '../src/positions/entries/add-entry.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { makeCabinet } from '../test/builders/factories.ts';
import { ANNA, chatPage, demoBot, pressStart } from '../test/fakes/messenger.ts';
import { ozonKeyOf } from '../test/fakes/ozon-key.ts';
import { drawPng, type PictureHost, startPictureHost } from '../test/fakes/picture-host.ts';
import { type Sandbox, startSandbox } from '../test/fakes/sandbox.ts';
import { listShelves } from '../test/fakes/shelves.ts';
import { GOOD_CARD, makeOrder, openShop, pressOnPage } from '../test/fakes/shop.ts';
import { type Product, startProduct } from '../test/processes/product-process.ts';
import { accountSlots } from '../test/slots.ts';

/** Five minutes of the market pass in five seconds. */
const SPEED = 60;
const MOSCOW = 213;

const market = {
  queries: 600,
  products: 2500,
  stateFile: path.join(os.tmpdir(), `vitrina-sandbox-${randomUUID()}.db`),
};
let sandbox: Sandbox;
let host: PictureHost;
let app: TestApp;
let product: Product;
let cabinetId: number;

beforeAll(async () => {
  sandbox = await startSandbox(market);
  host = await startPictureHost();
  // Ahead of the machine's time: a sandbox whose time has fallen behind takes the machine's after a restart.
  await sandbox.clock({ advanceMinutes: 60, speed: SPEED });
  const { now } = await sandbox.clock();
  app = await startTestApp({ now, env: { ...sandbox.env, CLOCK_URL: `${sandbox.url}/clock` } });
  const apiKey = await sandbox.keyOf('full');
  cabinetId = (await makeCabinet(app, { sellerId: sandbox.sellerId, apiKey })).id;
  const [shelf, ...more] = (await listShelves(sandbox, MOSCOW, 60)).slice(0, 10);
  const queries = [shelf, ...more].flatMap((one) => one?.query ?? []);
  await addEntry(app.context, { cabinetId, sku: shelf?.skus[0] ?? 0, cityId: MOSCOW, queries });
  product = await startProduct(app, 'worker');
});
afterAll(async () => {
  await product?.stop();
  await app?.close();
  await sandbox?.stop();
  await host?.stop();
  await rm(market.stateFile, { force: true });
});

async function dataOf<Data>(requested: Promise<{ outcome: 'ok'; data: Data } | { outcome: string }>) {
  const answer = await requested;
  if (!('data' in answer)) throw new Error(`the answer is ${answer.outcome}`);
  return answer.data;
}

async function pay() {
  const shop = await openShop(sandbox);
  const created = await createPayment(shop, makeOrder());
  if (created.outcome !== 'created') throw new Error(`the payment is ${created.outcome}`);
  await pressOnPage(created.data.confirmationUrl, { action: 'pay', card: GOOD_CARD });
  return created.data.id;
}

async function switchPicture() {
  const key = await ozonKeyOf(sandbox, 'full');
  const { items } = await dataOf(listProductPage(key, ''));
  const productId = items[0]?.product_id ?? 0;
  const [info] = await dataOf(getProductInfos(key, [productId]));
  const main = host.put('/new.png', drawPng(77));
  const set = { offerId: info?.offer_id ?? '', main, others: [], colour: null };
  const { taskId } = await dataOf(importPictures(key, [set]));
  const getStatus = async () => (await dataOf(getImportStatus(key, taskId)))[0]?.status;
  await expect.poll(getStatus, { timeout: 20_000, interval: 200 }).toBe('imported');
  return { productId, pictures: await readPictures(productId) };
}

async function readPictures(productId: number) {
  const [card] = await dataOf(getPictures(await ozonKeyOf(sandbox, 'full'), [productId]));
  return card?.pictures ?? [];
}

async function countAnswered(): Promise<number> {
  return (await accountSlots(app, cabinetId)).answered;
}

test('resumes collection where it stopped after the sandbox is killed', async () => {
  const paymentId = await pay();
  const { productId, pictures } = await switchPicture();
  await pressStart(sandbox, ANNA, 'kill-9');
  await expect.poll(countAnswered, { timeout: 20_000, interval: 200 }).toBeGreaterThan(0);

  const port = Number(new URL(sandbox.url).port);
  for (let round = 0; round < 3; round += 1) {
    const { now: before } = await sandbox.clock();
    await sandbox.kill();
    await wait(300 + round * 700);
    sandbox = await startSandbox({ ...market, port });
    const { now: after } = await sandbox.clock();
    expect(after.getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(after.getTime() - before.getTime()).toBeLessThan(10 * MINUTE_MS);
    await sandbox.clock({ speed: SPEED });
    const seen = await countAnswered();
    await expect.poll(countAnswered, { timeout: 25_000, interval: 300 }).toBeGreaterThan(seen);
  }

  expect(await dataOf(getPayment(await openShop(sandbox), paymentId))).toMatchObject({ status: 'succeeded' });
  expect(pictures).toHaveLength(1);
  expect(await readPictures(productId)).toEqual(pictures);
  expect((await fetch(pictures[0] ?? '')).headers.get('content-type')).toBe('image/png');
  expect(await chatPage(sandbox, ANNA)).toContain('/start');
  const { events } = await dataOf(listUpdates(await demoBot(sandbox)));
  expect(events).toMatchObject([{ code: 'kill-9' }]);

  await sandbox.clock({ speed: 0 });
  const listWrong = async () => (await accountSlots(app, cabinetId)).wrong;
  await expect.poll(listWrong, { timeout: 10_000, interval: 300 }).toEqual([]);
}, 120_000);
