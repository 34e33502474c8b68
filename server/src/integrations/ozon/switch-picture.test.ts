import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ozonKeyOf } from '../../../test/fakes/ozon-key.ts';
import { drawPng, type PictureHost, startPictureHost } from '../../../test/fakes/picture-host.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import type { OzonKey } from './call-ozon.ts';
import { getImportStatus } from './get-import-status.ts';
import { getPictures, type ProductPictures } from './get-pictures.ts';
import { getUploadLimits } from './get-upload-limits.ts';
import { importPictures, type PictureSet } from './import-pictures.ts';
import { getProductInfos, listProductPage } from './list-products.ts';

const Truth = z.object({ pictures: z.array(z.object({ address: z.string(), contentHash: z.string() })) });

type Product = { sku: number; productId: number; offerId: string; before: ProductPictures };

describe('a switch of the main picture', () => {
  let sandbox: Sandbox;
  let host: PictureHost;
  let key: OzonKey;
  let products: Product[];
  let product: Product;
  let attempt = 0;

  async function dataOf<Data>(answer: Promise<{ outcome: 'ok'; data: Data } | { outcome: string }>) {
    const got = await answer;
    if (!('data' in got)) throw new Error(`the answer is ${got.outcome}`);
    return got.data;
  }

  beforeAll(async () => {
    sandbox = await startSandbox({ queries: 500, products: 500 });
    host = await startPictureHost();
    key = await ozonKeyOf(sandbox, 'full');
    const { items } = await dataOf(listProductPage(key, ''));
    const ids = items.slice(0, 12).map(({ product_id }) => product_id);
    const infos = await dataOf(getProductInfos(key, ids));
    const pictures = await dataOf(getPictures(key, ids));
    products = infos.flatMap(({ id, sku, offer_id }) => {
      const before = pictures.find(({ productId }) => productId === id);
      return before && sku ? [{ sku, productId: id, offerId: offer_id, before }] : [];
    });
  });
  beforeEach(async () => {
    const next = products[(attempt += 1)];
    if (next === undefined) throw new Error('more tests than products');
    product = next;
    await sandbox.clock({ advanceMinutes: 2 });
  });
  afterEach(() => sandbox.clearFaults());
  afterAll(async () => {
    await sandbox.stop();
    await host.stop();
  });

  function withMain(main: string): PictureSet {
    const [, ...others] = product.before.pictures;
    return { offerId: product.offerId, main, others, colour: product.before.colour };
  }

  async function switchTo(main: string) {
    const { taskId } = await dataOf(importPictures(key, [withMain(main)]));
    const [early] = await dataOf(getImportStatus(key, taskId));
    await sandbox.clock({ advanceMinutes: 5 });
    const [late] = await dataOf(getImportStatus(key, taskId));
    return { early: early?.status, late: late?.status, errors: late?.errors ?? [] };
  }

  const look = async () => (await dataOf(getPictures(key, [product.productId])))[0];
  async function realPictures() {
    const query = { sku: String(product.sku), marketplace: 'ozon' };
    return Truth.parse(await sandbox.truth('pictures', query)).pictures;
  }

  it('ends with the new picture first and the others as they were, for the API and for buyers', async () => {
    const real = await realPictures();
    const done = await switchTo(host.put('/a.png', drawPng(11)));
    expect(done).toEqual({ early: 'pending', late: 'imported', errors: [] });
    const after = await look();
    expect(after?.pictures.slice(1)).toEqual(product.before.pictures.slice(1));
    expect(after?.pictures[0]).not.toBe(product.before.pictures[0]);
    const [main, ...others] = await realPictures();
    expect(others).toEqual(real.slice(1));
    expect(main?.contentHash).not.toBe(real[0]?.contentHash);
    expect(after?.pictures[0]?.endsWith(main?.address ?? 'none')).toBe(true);
  });

  it('comes back to the original set by the addresses of the marketplace', async () => {
    await switchTo(host.put('/b.png', drawPng(12)));
    expect((await switchTo(product.before.pictures[0] ?? '')).late).toBe('imported');
    expect((await look())?.pictures).toEqual(product.before.pictures);
  });

  it('is skipped for a link that was taken before, even with another content', async () => {
    const link = host.put('/c.png', drawPng(13));
    expect((await switchTo(link)).late).toBe('imported');
    await switchTo(host.put('/d.png', drawPng(14)));
    const shown = await look();
    host.put('/c.png', drawPng(15));
    expect((await switchTo(link)).late).toBe('skipped');
    expect(await look()).toEqual(shown);
  });

  it('fails for what is no picture with the reason, and leaves the card as it was', async () => {
    const done = await switchTo(host.put('/e.png', Buffer.from('GIF89a')));
    expect(done.late).toBe('failed');
    expect(done.errors[0]?.message).toContain('/e.png');
    const after = await look();
    expect(after?.pictures).toEqual(product.before.pictures);
    expect(after?.errors[0]?.url).toContain('/e.png');
  });

  it.each([
    ['picturesPending', 'pending'],
    ['picturesFailed', 'failed'],
    ['picturesSkipped', 'skipped'],
  ])('%s: the card stays and the task says %s', async (fault, status) => {
    await sandbox.fault({ part: 'ozon', fault, key: sandbox.sellerId });
    const done = await switchTo(host.put(`/${fault}.png`, drawPng(100 + attempt)));
    expect(done.late).toBe(status);
    expect((await look())?.pictures).toEqual(product.before.pictures);
  });

  it('counts against the limit of the day', async () => {
    const before = await dataOf(getUploadLimits(key));
    await switchTo(host.put('/f.png', drawPng(16)));
    const after = await dataOf(getUploadLimits(key));
    expect((before.leftToday ?? 0) - (after.leftToday ?? 0)).toBe(1);
    expect(after.perMinute).toBeGreaterThan(0);
  });

  it.each([
    ['no products', []],
    ['51 pictures', [{ offerId: 'a', main: 'm', others: Array.from({ length: 50 }, String), colour: null }]],
    ['an empty link', [{ offerId: 'a', main: '', others: [], colour: null }]],
  ])('%s are not sent at all', async (_, sets) => {
    const silent: OzonKey['send'] = () => Promise.reject(new Error('sent'));
    expect((await importPictures({ ...key, send: silent }, sets)).outcome).toBe('invalid');
  });
});
