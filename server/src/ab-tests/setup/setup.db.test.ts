import type { AddressInfo } from 'node:net';
import * as contract from '@vitrina/contract/ab-tests/images.ts';
import { createAbTest } from '@vitrina/contract/ab-tests/project.ts';
import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeAbTest } from '../../../test/builders/ab-tests.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import { makeHostilePictures } from '../../../test/builders/hostile-pictures.ts';
import { storeOwnQueries } from '../../../test/builders/own-days.ts';
import { openShop, type Shop } from '../../../test/builders/own-figures.ts';
import { encodeUpload, sendUpload } from '../../../test/builders/upload.ts';
import { listRunning, openAdvertiser, requireOk } from '../../../test/fakes/advertiser.ts';
import { ozonKeyOf } from '../../../test/fakes/ozon-key.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { refusal } from '../../../test/refusal.ts';
import type { CabinetsTables } from '../../cabinets/tables.ts';
import { getPictures } from '../../integrations/ozon/get-pictures.ts';
import { importPictures } from '../../integrations/ozon/import-pictures.ts';
import { activateCampaign } from '../../integrations/ozon-performance/activate-campaign.ts';
import { createTokenCache } from '../../integrations/ozon-performance/create-token-cache.ts';
import { deactivateCampaign } from '../../integrations/ozon-performance/deactivate-campaign.ts';
import { listCampaignObjects } from '../../integrations/ozon-performance/list-campaign-objects.ts';
import type { PerformanceKey } from '../../integrations/ozon-performance/performance-key.ts';
import { toStoredMoment } from '../../platform/clickhouse/stored-moment.ts';
import type { ProductsTables } from '../../products/tables.ts';
import { watchProducts } from '../events/watch-products.ts';
import { addAddress, pictureUrl } from '../images/add-address.ts';
import type { AbTestsTables } from '../tables.ts';
import { readAdvertisingDays } from './read-advertising-days.ts';

const Truth = z.object({ pictures: z.array(z.object({ contentHash: z.string() })) });

let sandbox: Sandbox;
let app: TestApp;
let shop: Shop;
let key: PerformanceKey;
let campaignId: string;
let product: { sku: number; productId: number };
beforeAll(async () => {
  sandbox = await startSandbox();
  const { now } = await sandbox.clock({ speed: 0 });
  app = await startTestApp({ now, env: { ...sandbox.env, PICTURE_HOSTS: sandbox.url } });
  shop = await openShop(app, sandbox);
  key = await openAdvertiser(sandbox);
  const [campaign] = await listRunning(key);
  campaignId = campaign?.id ?? '';
  const skus = requireOk(await listCampaignObjects(key, campaignId));
  const own = await app.context.db
    .withTables<ProductsTables>()
    .selectFrom('products')
    .select(['sku', 'product_id'])
    .where('sku', 'in', skus)
    .where('stock', '>', 0)
    .executeTakeFirstOrThrow();
  product = { sku: own.sku, productId: own.product_id ?? 0 };
}, 60_000);
afterEach(() => sandbox.clearFaults());
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

const tables = () => app.context.db.withTables<AbTestsTables>();
const ofProduct = () => ({ cabinetId: shop.id, sku: product.sku });

async function createTest() {
  const test = await app.call(createAbTest, { ...ofProduct(), name: 'Проба' }, shop.owner.token);
  return { cabinetId: shop.id, testId: test.id };
}

describe('images by the routes', () => {
  it('come from a file and from the card itself', async () => {
    const of = await createTest();
    const picture = sharp({ create: { width: 300, height: 400, channels: 3, background: '#c33' } });
    const form = await encodeUpload(contract.uploadAbImage, of, await picture.webp().toBuffer());
    expect((await sendUpload(app, contract.uploadAbImage, form, shop.owner.token)).status).toBe(200);
    const { images, isSamePicture } = await app.call(contract.addAbOriginal, of, shop.owner.token);
    expect(images).toMatchObject([
      { number: 1, width: 300, height: 400, isOriginal: false },
      { number: 2, isOriginal: true },
    ]);
    expect(isSamePicture).toBe(false);
    const shown = await app.server.fastify.inject({ method: 'GET', url: images[1]?.url ?? '' });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(shown.headers['cache-control']).toContain('immutable');
  });

  it('are judged by what is in the file, whatever it is called', async () => {
    const of = await createTest();
    for (const { name, bytes, verdict } of await makeHostilePictures()) {
      const form = await encodeUpload(contract.uploadAbImage, of, bytes, name);
      const { status, body } = await sendUpload(app, contract.uploadAbImage, form, shop.owner.token);
      const expected =
        verdict === 'accepted'
          ? { status: 200 }
          : { status: 400, body: refusal('image.refused', { why: verdict }) };
      expect([name, { status, body: status === 200 ? undefined : body }]).toEqual([name, expected]);
    }
  });

  it('are refused to another cabinet, and a file beyond ten megabytes to everybody', async () => {
    const of = await createTest();
    const { id, owner } = await makeCabinet(app);
    const small = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const outside = await encodeUpload(contract.uploadAbImage, { ...of, cabinetId: id }, small);
    expect(await sendUpload(app, contract.uploadAbImage, outside, owner.token)).toMatchObject({
      status: 400,
      body: refusal('abTest.notFound'),
    });
    const heavy = Buffer.concat([small, Buffer.alloc(10 * 1024 * 1024)]);
    const form = await encodeUpload(contract.uploadAbImage, of, heavy);
    expect((await sendUpload(app, contract.uploadAbImage, form, shop.owner.token)).status).toBe(413);
  });

  it('of the card are no zeros in an outage, and none from a host that is not known', async () => {
    const of = await createTest();
    await sandbox.fault({ part: 'ozon', fault: 'status500' });
    expect(await app.inject(contract.addAbOriginal, of, shop.owner.token)).toMatchObject({ status: 503 });
    await sandbox.clearFaults();
    const { env } = app.context;
    const known = env.PICTURE_HOSTS;
    env.PICTURE_HOSTS = 'https://*.ozone.ru';
    expect(await app.inject(contract.addAbOriginal, of, shop.owner.token)).toMatchObject({ status: 503 });
    env.PICTURE_HOSTS = known;
  });
});

it('a picture of the product is the same picture at the marketplace, where buyers like it by its content', async () => {
  const of = await createTest();
  const test = await app.call(contract.addAbOriginal, of, shop.owner.token);
  const imageId = test.images[0]?.id ?? 0;
  await app.server.fastify.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.fastify.server.address() as AddressInfo;
  const env = { ...app.context.env, PUBLIC_URL: `http://127.0.0.1:${port}` };
  const { name } = await addAddress(app.context.db, { cabinetId: shop.id, imageId, at: app.clock.now() });
  const marketplace = await ozonKeyOf(sandbox, 'full');
  const [card] = requireOk(await getPictures(marketplace, [product.productId]));
  const { offer_id: offerId } = await app.context.db
    .withTables<ProductsTables>()
    .selectFrom('products')
    .select('offer_id')
    .where('sku', '=', product.sku)
    .executeTakeFirstOrThrow();
  const others = card?.pictures.slice(1) ?? [];
  requireOk(
    await importPictures(marketplace, [{ offerId, main: pictureUrl({ env }, name), others, colour: null }]),
  );
  await sandbox.clock({ advanceMinutes: 5 });
  app.clock.advance(5 * MINUTE_MS);
  await expect
    .poll(async () => {
      const { pictures } = Truth.parse(await sandbox.truth('pictures', { sku: String(product.sku) }));
      return pictures[0]?.contentHash;
    })
    .toBe(
      (
        await tables().selectFrom('ab_images').select('sha256').where('id', '=', imageId).executeTakeFirst()
      )?.sha256.toString('hex'),
    );
});

describe('campaigns to measure with', () => {
  const read = (cabinet = shop) => app.inject(contract.listAbCampaigns, ofProduct(), cabinet.owner.token);

  it('are those that may run, with whether they have the product', async () => {
    const { outcome, campaigns } = await app.call(contract.listAbCampaigns, ofProduct(), shop.owner.token);
    expect(outcome).toBe('read');
    expect(campaigns.find(({ id }) => id === campaignId)).toMatchObject({
      state: 'running',
      hasProduct: true,
    });
    expect(campaigns.every(({ state }) => state !== 'finished')).toBe(true);
    for (const { id, hasProduct } of campaigns)
      expect(requireOk(await listCampaignObjects(key, id)).includes(product.sku)).toBe(hasProduct);
  });

  it('are unknown in an outage', async () => {
    await sandbox.fault({ part: 'performance', fault: 'status500' });
    expect(await read()).toMatchObject({ status: 503, body: refusal('external.serverError') });
  });

  it('cannot be read without a key, and not again with one that was refused', async () => {
    const ask = () => app.call(contract.listAbCampaigns, ofProduct(), shop.owner.token);
    const set = (
      change: Partial<{ performance_client_id: string | null; performance_status: 'valid' | 'rejected' }>,
    ) =>
      app.context.db
        .withTables<CabinetsTables>()
        .updateTable('cabinets')
        .set(change)
        .where('id', '=', shop.id)
        .execute();
    await set({ performance_client_id: null });
    expect(await ask()).toEqual({ outcome: 'noKey', campaigns: [] });
    await set({ performance_client_id: key.clientId });
    await set({ performance_status: 'rejected' });
    expect(await ask()).toEqual({ outcome: 'refused', campaigns: [] });
    await set({ performance_status: 'valid' });
  });

  it('of a product of somebody else are not told', async () => {
    const other = await makeCabinet(app);
    const input = { ...ofProduct(), cabinetId: other.id };
    expect(await app.inject(contract.listAbCampaigns, input, other.owner.token)).toMatchObject({
      status: 400,
      body: refusal('product.notFound'),
    });
  });
});

describe('rivals', () => {
  const store = async (query: string, minutesAgo: number, skus: readonly number[]) => {
    const at = new Date(app.clock.now().getTime() - minutesAgo * MINUTE_MS);
    await app.context.clickhouse.insert(
      'test: shelf',
      'shelf_tile',
      skus.map((sku, index) => ({
        mp: 'ozon',
        query,
        city: 213,
        taken_at: toStoredMoment(at),
        place: index + 1,
        page: 1,
        sku,
        title: `Товар ${sku}`,
        image: `https://cdn.test/${sku}.jpg`,
        price: 100_00,
      })),
    );
  };

  it('stand beside the product in the newest look at a query that the cabinet knows', async () => {
    await storeOwnQueries(app, shop.id, [
      { sku: product.sku, day: addDays(moscowDay(app.clock.now()), -3), query: 'тёплые шторы', search: 9 },
    ]);
    await store('теплые шторы', 30, [11, 12, product.sku, 13]);
    await store('теплые шторы', 90, [99, product.sku]);
    await store('чужой запрос', 5, [77, product.sku]);
    const { query, tiles } = await app.call(contract.listAbRivals, ofProduct(), shop.owner.token);
    expect(query).toBe('теплые шторы');
    expect(tiles.map(({ sku, isOwn }) => [sku, isOwn])).toEqual([
      [11, false],
      [12, false],
      [product.sku, true],
      [13, false],
    ]);
    expect(tiles[0]).toMatchObject({
      title: 'Товар 11',
      priceKopecks: 100_00,
      imageUrl: 'https://cdn.test/11.jpg',
    });
  });
});

it('past advertising days are those with views, as they were last reported', async () => {
  const yesterday = addDays(moscowDay(app.clock.now()), -1);
  const day = (change: object) => ({
    cabinet: shop.id,
    kind: 'product',
    sku: product.sku,
    phrase: '',
    campaign: 1,
    day: yesterday,
    views: 100,
    clicks: 4,
    spent_kopecks: 1,
    taken_at: toStoredMoment(app.clock.now()),
    ...change,
  });
  await app.context.clickhouse.insert('test: ads', 'own_ad_day', [
    day({}),
    day({ campaign: 2, views: 50, clicks: 1 }),
    day({ day: addDays(yesterday, -1), views: 0, clicks: 0 }),
    day({ day: addDays(yesterday, -40) }),
    day({ kind: 'phrase', phrase: 'шторы' }),
  ]);
  const days = await readAdvertisingDays(app.context, { cabinetId: shop.id, sku: product.sku });
  expect(days).toEqual([{ day: yesterday, views: 150, clicks: 5 }]);
});

describe('events of a running test', () => {
  const tokens = createTokenCache(() => app.clock.now());
  const act = (name: string, fields: Record<string, string>) =>
    fetch(`${sandbox.url}/card/${product.sku}/${name}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    });
  const pass = async (minutes: number) => {
    await sandbox.clock({ advanceMinutes: minutes });
    app.clock.advance(minutes * MINUTE_MS);
    await watchProducts(app.context, tokens);
  };
  const read = async (testId: number) => {
    const events = await tables()
      .selectFrom('ab_events')
      .selectAll()
      .where('test_id', '=', testId)
      .orderBy('at')
      .execute();
    const windows = await tables()
      .selectFrom('ab_windows')
      .select(['number', 'suggestion', 'void_reason'])
      .where('test_id', '=', testId)
      .orderBy('number')
      .execute();
    const log = await tables()
      .selectFrom('ab_log')
      .select('reason')
      .where('test_id', '=', testId)
      .where('kind', '=', 'voidSuggested')
      .orderBy('id')
      .execute();
    return {
      events: events.map(({ kind, until }) => [kind, until !== null]),
      suggestions: windows.map(({ suggestion }) => suggestion),
      voided: windows.filter(({ void_reason }) => void_reason !== null).length,
      log: log.map(({ reason }) => reason),
    };
  };

  async function runTest() {
    await tables().deleteFrom('ab_tests').execute();
    const now = app.clock.now();
    const testId = await makeAbTest(app, shop.id, {
      sku: product.sku,
      product_id: product.productId,
      campaign_ids: [campaignId],
      status: 'running',
      launched_at: now,
    });
    const { id: imageId } = await tables()
      .insertInto('ab_images')
      .values({
        cabinet_id: shop.id,
        test_id: testId,
        name: 'x'.repeat(22),
        number: 1,
        width: 300,
        height: 300,
        original: Buffer.of(1),
        published: Buffer.of(1),
        sha256: Buffer.of(1),
        created_at: now,
        excluded_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const at = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
    await tables()
      .insertInto('ab_windows')
      .values(
        [0, 1, 2].map((number) => ({
          test_id: testId,
          number,
          cabinet_id: shop.id,
          image_id: imageId,
          planned_from: at(60 * number),
          planned_to: at(60 * number + 60),
          state: 'shown' as const,
          shown_from: at(60 * number),
          shown_to: at(60 * number + 60),
          measured_at: null,
          void_reason: null,
          voided_by: null,
          voided_at: null,
          suggestion: null,
        })),
      )
      .execute();
    return testId;
  }

  it('another price proposes to leave out the window in which it came, and leaves nothing out by itself', async () => {
    const testId = await runTest();
    await pass(70);
    await act('price', { priceRub: '777' });
    await pass(10);
    await pass(60);
    expect(await read(testId)).toEqual({
      events: [['priceChanged', true]],
      suggestions: [null, 'priceChanged', null],
      voided: 0,
      log: ['priceChanged'],
    });
  });

  it('what lasts reaches all windows until it ends', async () => {
    const testId = await runTest();
    await pass(10);
    await act('cause', { cause: 'soldOut', hours: '1' });
    await pass(40);
    expect(await read(testId)).toMatchObject({ events: [['outOfStock', false]], log: ['outOfStock'] });
    await pass(20);
    await pass(30);
    await pass(60);
    expect(await read(testId)).toMatchObject({
      events: [['outOfStock', true]],
      suggestions: ['outOfStock', 'outOfStock', null],
    });
  });

  it('a campaign that is switched off has stopped; what an outage hides is not known', async () => {
    const testId = await runTest();
    await pass(10);
    await deactivateCampaign(key, campaignId);
    await sandbox.fault({ part: 'performance', fault: 'status500' });
    await sandbox.fault({ part: 'ozon', fault: 'status500' });
    await pass(10);
    expect((await read(testId)).events).toEqual([]);
    await sandbox.clearFaults();
    await pass(10);
    expect((await read(testId)).events).toEqual([['campaignsStopped', false]]);
    await activateCampaign(key, campaignId);
    await pass(10);
    expect((await read(testId)).events).toEqual([['campaignsStopped', true]]);
  });
});
