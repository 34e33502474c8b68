import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { drawPng, type PictureHost, startPictureHost } from '../../test/picture-host.ts';
import {
  findProduct,
  importNow,
  type ListedProduct,
  orderImport,
  readImport,
} from '../../test/picture-imports.ts';
import { askSeller, openSandbox, refillLimits } from '../../test/small-sandbox.ts';

type PicturesInfo = { items: { primary_photo: string[]; photo: string[]; errors: { url: string }[] }[] };

describe('import of pictures', () => {
  let app: FastifyInstance;
  let host: PictureHost;
  let place = 0;
  let product: ListedProduct;
  let published = 0;

  beforeAll(async () => {
    app = openSandbox();
    host = await startPictureHost();
  });
  afterAll(async () => {
    await app.close();
    await host.close();
  });
  beforeEach(async () => {
    await refillLimits(app);
    place += 1;
    product = await findProduct(app, place);
  });
  afterEach(() => app.inject({ method: 'DELETE', url: '/faults' }));

  /** A link and a content that nobody has seen before. */
  function publish(bytes?: Buffer): string {
    published += 1;
    return host.put(`/picture-${published}.png`, bytes ?? drawPng(published));
  }
  const withMain = (link: string) => ({
    offer_id: product.offer_id,
    primary_image: link,
    images: product.images,
  });
  const plant = (fault: string, times?: number) =>
    app.inject({ method: 'POST', url: '/faults', payload: { part: 'ozon', fault, times } });

  test('stays pending for a while, then every method shows the new main picture first', async () => {
    const taskId = await orderImport(app, withMain(publish()));
    expect(await readImport(app, taskId)).toEqual({ status: 'pending', errors: [] });
    expect((await findProduct(app, place)).primary_image).toEqual(product.primary_image);
    await app.inject({ method: 'POST', url: '/clock', payload: { advanceMinutes: 5 } });
    expect(await readImport(app, taskId)).toEqual({ status: 'imported', errors: [] });

    const after = await findProduct(app, place);
    expect(after.primary_image).not.toEqual(product.primary_image);
    expect(after.images).toEqual(product.images);
    const { items } = (
      await askSeller(app, '/v2/product/pictures/info', { product_id: [String(product.id)] })
    ).json<PicturesInfo>();
    expect(items[0]).toMatchObject({ primary_photo: after.primary_image, photo: after.images, errors: [] });
    const filter = { offer_id: [product.offer_id] };
    const { result } = (await askSeller(app, '/v4/product/info/attributes', { filter })).json<{
      result: { primary_image: string }[];
    }>();
    expect([result[0]?.primary_image]).toEqual(after.primary_image);
  });

  test('the picture is served from the store of the marketplace, as it was taken', async () => {
    const bytes = drawPng(200);
    const link = publish(bytes);
    await importNow(app, withMain(link));
    host.put(new URL(link).pathname, drawPng(201));
    const [address = ''] = (await findProduct(app, place)).primary_image;
    const picture = await app.inject(new URL(address).pathname);
    expect(picture.headers['content-type']).toBe('image/png');
    expect(picture.rawPayload.equals(bytes)).toBe(true);
    expect((await app.inject('/ozon-pictures/absent.png')).statusCode).toBe(404);
  });

  test('the same link is skipped, also with another content, and is not asked for again', async () => {
    const [first, second] = [publish(), publish()];
    expect((await importNow(app, withMain(first))).status).toBe('imported');
    expect((await importNow(app, withMain(second))).status).toBe('imported');
    const shown = (await findProduct(app, place)).primary_image;
    host.put(new URL(first).pathname, drawPng(250));
    expect((await importNow(app, withMain(first))).status).toBe('skipped');
    expect((await importNow(app, withMain(second))).status).toBe('skipped');
    expect((await findProduct(app, place)).primary_image).toEqual(shown);
    expect(host.countRequests(new URL(first).pathname)).toBe(1);
  });

  test('an old picture comes back under a new link, and the original set by its own addresses', async () => {
    const bytes = drawPng(77);
    await importNow(app, withMain(publish(bytes)));
    const shown = (await findProduct(app, place)).primary_image;
    await importNow(app, withMain(publish()));
    expect((await importNow(app, withMain(publish(bytes)))).status).toBe('imported');
    expect((await findProduct(app, place)).primary_image).toEqual(shown);
    const original = withMain(product.primary_image[0] ?? '');
    expect((await importNow(app, original)).status).toBe('imported');
    expect(await findProduct(app, place)).toEqual(product);
    expect((await importNow(app, original)).status).toBe('skipped');
  });

  test('without primary_image the first one is main; color_image is kept until the next import', async () => {
    const [main, other, colour] = [publish(), publish(), publish()];
    const item = { offer_id: product.offer_id, images: [main, other], color_image: colour };
    expect((await importNow(app, item)).status).toBe('imported');
    const shown = await findProduct(app, place);
    expect(shown).toMatchObject({ primary_image: [expect.any(String)], images: [expect.any(String)] });
    expect(shown.color_image).toHaveLength(1);
    await importNow(app, { offer_id: product.offer_id, images: [publish()] });
    expect(await findProduct(app, place)).toMatchObject({ images: [], color_image: [] });
  });

  test.each([
    ['a link that leads nowhere', () => `${host.url}/absent.png`, 'image_download_failed'],
    ['a page', () => host.put('/page.jpg', '<html></html>'), 'image_invalid_format'],
    ['an own address that is not there', () => '/images/1/1.svg', 'image_not_found'],
  ])('%s fails, the old pictures stay and the card names the link', async (_name, publishWrong, code) => {
    const base = new URL(product.primary_image[0] ?? '');
    const link = new URL(publishWrong(), base).href;
    const item = { ...withMain(publish()), images: [...product.images, link] };
    const done = await importNow(app, item);
    expect(done).toMatchObject({ status: 'failed', errors: [{ code }] });
    expect((await findProduct(app, place)).primary_image).toEqual(product.primary_image);
    const { items } = (
      await askSeller(app, '/v2/product/pictures/info', { product_id: [product.id] })
    ).json<PicturesInfo>();
    expect(link.endsWith(items[0]?.errors[0]?.url ?? 'none')).toBe(true);
    expect((await importNow(app, withMain(publish()))).status).toBe('imported');
  });

  test('an unknown article and a product without pictures fail alone', async () => {
    const items = [
      { offer_id: 'nobody', images: [publish()] },
      { offer_id: product.offer_id },
      { offer_id: (await findProduct(app, place + 30)).offer_id, images: [publish()] },
    ];
    const answer = await askSeller(app, '/v2/product/pictures/import', { items });
    await app.inject({ method: 'POST', url: '/clock', payload: { advanceMinutes: 5 } });
    const { task_id } = answer.json<{ task_id: number }>();
    const info = await askSeller(app, '/v1/product/import/info', { task_id });
    const { result } = info.json<{ result: { total: number; items: { status: string }[] } }>();
    expect(result.items.map(({ status }) => status)).toEqual(['failed', 'failed', 'imported']);
    expect(result.total).toBe(3);
  });

  test.each([
    ['no products', { items: [] }],
    ['101 products', { items: Array.from({ length: 101 }, () => ({ offer_id: 'a', images: [] })) }],
    ['no article', { items: [{ images: [] }] }],
    [
      '51 pictures',
      { items: [{ offer_id: 'a', primary_image: 'm', images: Array.from({ length: 50 }, String) }] },
    ],
    ['nonsense', { items: 'all' }],
  ])('%s are refused', async (_name, body) => {
    const answer = await askSeller(app, '/v2/product/pictures/import', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 3 });
  });

  test('a task of somebody else is not found', async () => {
    const answer = await askSeller(app, '/v1/product/import/info', { task_id: 1 });
    expect(answer.statusCode).toBe(404);
  });

  test.each([
    ['picturesFailed', 'failed'],
    ['picturesSkipped', 'skipped'],
  ])('%s: the task ends as %s and the card stays', async (fault, status) => {
    await plant(fault, 1);
    expect((await importNow(app, withMain(publish()))).status).toBe(status);
    expect((await findProduct(app, place)).primary_image).toEqual(product.primary_image);
    expect((await importNow(app, withMain(publish()))).status).toBe('imported');
  });

  test('picturesPending: the task waits as long as the fault stands', async () => {
    await plant('picturesPending', 1);
    const taskId = await orderImport(app, withMain(publish()));
    await app.inject({ method: 'POST', url: '/clock', payload: { advanceMinutes: 600 } });
    expect((await readImport(app, taskId)).status).toBe('pending');
    await app.inject({ method: 'DELETE', url: '/faults' });
    expect((await readImport(app, taskId)).status).toBe('imported');
  });

  test('dailyLimit: refused until 03:00 Moscow time, and the limits say so', async () => {
    await plant('dailyLimit');
    const body = { items: [withMain(publish())] };
    const refused = await askSeller(app, '/v2/product/pictures/import', body);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['item-rate-limit-remaining']).toBe('0');
    const { now } = (await app.inject('/clock')).json<{ now: string }>();
    const untilReset = Math.ceil((Date.parse('2026-11-22T00:00:00Z') - Date.parse(now)) / 60_000);
    expect(Number(refused.headers['item-retry-after'])).toBe(((untilReset - 1) % 1440) + 1);
    const limits = (await askSeller(app, '/v4/product/info/limit', {})).json<{
      daily_update: { limit: unknown; usage: unknown };
    }>();
    expect(limits.daily_update.usage).toEqual(limits.daily_update.limit);
  });

  test('more products than a minute takes are refused with what is left', async () => {
    const items = Array.from({ length: 60 }, () => ({ offer_id: 'nobody', images: [] }));
    expect((await askSeller(app, '/v2/product/pictures/import', { items })).statusCode).toBe(200);
    const refused = await askSeller(app, '/v2/product/pictures/import', { items });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({ 'item-retry-after': '1', 'item-rate-limit-remaining': '40' });
    expect(refused.json<{ message: string }>().message).toContain('Remaining 40 items');
  });
});

test('tasks, pictures and what was taken outlive a restart', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'imports-'));
  const host = await startPictureHost();
  const open = () => openSandbox({ productCount: 500, stateFile: path.join(folder, 'state.db') });
  const first = open();
  const { offer_id } = await findProduct(first, 0);
  const link = host.put('/kept.png', drawPng(1));
  await importNow(first, { offer_id, images: [link] });
  const shown = await findProduct(first, 0);
  const taskId = await orderImport(first, { offer_id, images: [host.put('/later.png', drawPng(2))] });
  await first.close();

  const second = open();
  await second.inject({ method: 'POST', url: '/clock', payload: { advanceMinutes: 5 } });
  expect(new URL((await findProduct(second, 0)).primary_image[0] ?? '').pathname).toBe(
    new URL(shown.primary_image[0] ?? '').pathname,
  );
  await second.inject({ method: 'POST', url: '/clock', payload: { advanceMinutes: 5 } });
  expect((await readImport(second, taskId)).status).toBe('imported');
  expect((await importNow(second, { offer_id, images: [link] })).status).toBe('skipped');
  await second.close();
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});
