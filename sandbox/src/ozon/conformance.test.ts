import { createCoverage } from '@vitrina/conformance/coverage.ts';
import { openContract } from '@vitrina/conformance/open-contract.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KeyProfileName } from '../keys/key-profiles.ts';
import { drawPng, type PictureHost, startPictureHost } from '../test/picture-host.ts';
import { findProduct, type ListedProduct } from '../test/picture-imports.ts';
import { askSeller, openSandbox, refillLimits } from '../test/small-sandbox.ts';

const contract = openContract('ozon-seller');
const SWITCHED_OFF = 'POST /v1/product/pictures/import';
const PERIOD = { date_from: '2026-11-12T00:00:00Z', date_to: '2026-11-18T00:00:00Z' };

describe.skipIf(!contract)('the Seller API by its contract (skipped without ../shared/contracts)', () => {
  const coverage = createCoverage(contract, 'sandbox');
  let app: FastifyInstance;
  let host: PictureHost;
  let product: ListedProduct;
  let skus: string[];

  beforeAll(async () => {
    app = openSandbox();
    host = await startPictureHost();
    product = await findProduct(app, 0);
    const list = await askSeller(app, '/v4/product/info/attributes', { limit: 50 });
    skus = list.json<{ result: { sku: string }[] }>().result.map(({ sku }) => sku);
  });
  afterAll(async () => {
    await app.close();
    await host.close();
  });

  async function check(method: string, body: object, profile: KeyProfileName = 'premium-pro') {
    await refillLimits(app);
    const { statusCode, json } = await askSeller(app, method, body, profile);
    const answerBody = json<unknown>();
    const exchange = { method: 'POST', path: method, requestBody: body, status: statusCode, answerBody };
    return { differences: coverage.check(exchange), status: statusCode, answerBody };
  }

  test.each<[string, () => object]>([
    ['/v1/roles', () => ({})],
    ['/v1/seller/info', () => ({})],
    ['/v3/product/list', () => ({ filter: {}, last_id: '', limit: 100 })],
    ['/v3/product/info/list', () => ({ sku: skus })],
    ['/v4/product/info/attributes', () => ({ limit: 100 })],
    ['/v1/product/info/description', () => ({ offer_id: product.offer_id })],
    ['/v1/product/rating-by-sku', () => ({ skus })],
    ['/v1/product/related-sku/get', () => ({ sku: [...skus.slice(0, 9), '42'] })],
    ['/v5/product/info/prices', () => ({ cursor: '', filter: { visibility: 'ALL' }, limit: 100 })],
    ['/v2/product/pictures/info', () => ({ product_id: [String(product.id)] })],
    ['/v4/product/info/limit', () => ({})],
    ['/v1/analytics/product-queries', () => ({ ...PERIOD, skus, page_size: 100 })],
    ['/v1/analytics/product-queries/details', () => ({ ...PERIOD, skus, page_size: 100, limit_by_sku: 15 })],
    ['/v1/search-queries/top', () => ({ limit: '50', offset: '0' })],
    ['/v1/search-queries/text', () => ({ limit: '50', offset: '0', text: 'а' })],
    [
      '/v1/analytics/data',
      () => ({
        date_from: '2026-11-12',
        date_to: '2026-11-18',
        dimension: ['sku', 'day'],
        metrics: ['hits_view_search', 'revenue'],
        sort: [{ key: 'revenue', order: 'DESC' }],
        limit: 1000,
      }),
    ],
  ])('%s', async (method, body) => {
    expect(await check(method, body())).toMatchObject({ status: 200, differences: [] });
  });

  test('an import of pictures, its task before and after, and what it leaves on the card', async () => {
    const links = [host.put('/good.png', drawPng(1)), host.put('/bad.png', 'text')];
    for (const link of links) {
      const items = [{ offer_id: product.offer_id, primary_image: link, images: [], color_image: '' }];
      const order = await check('/v2/product/pictures/import', { items });
      expect(order.differences).toEqual([]);
      const { task_id } = order.answerBody as { task_id: unknown };
      const ask = { task_id: Number(task_id) };
      expect((await check('/v1/product/import/info', ask)).differences).toEqual([]);
      await app.inject({ method: 'POST', url: '/clock', payload: { advanceMinutes: 5 } });
      expect(await check('/v1/product/import/info', ask)).toMatchObject({ differences: [] });
    }
    const info = await check('/v2/product/pictures/info', { product_id: [String(product.id)] });
    expect(info.differences).toEqual([]);
    expect(info.answerBody).toMatchObject({ items: [{ errors: [{ url: links[1] }] }] });
  });

  test.each([
    ['an expired key', '/v3/product/list', {}, 'expired'],
    ['a wrong request', '/v5/product/info/prices', {}, 'full'],
    ['a product that is not there', '/v1/product/info/description', { offer_id: 'nobody' }, 'full'],
    ['too little of a subscription', '/v1/analytics/data', {}, 'no-premium'],
    ['a switched-off method', '/v1/product/pictures/import', { product_id: 1 }, 'full'],
  ] as const)('the refusal of %s', async (_name, method, body, profile) => {
    const { status, differences } = await check(method, body, profile);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(differences).toEqual([]);
  });

  test('a full key has the right to every operation of the contract', async () => {
    const { answerBody } = await check('/v1/roles', {}, 'full');
    const { roles } = answerBody as { roles: { methods: string[] }[] };
    const granted = roles.flatMap(({ methods }) => methods);
    expect(granted.toSorted()).toEqual(contract?.operations.map(({ path }) => path).toSorted());
  });

  test('every operation was answered, but the one that is switched off', () => {
    expect(coverage.missing()).toEqual([SWITCHED_OFF]);
  });
});
