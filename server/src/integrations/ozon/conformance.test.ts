import { createCoverage } from '@vitrina/conformance/coverage.ts';
import { openContract } from '@vitrina/conformance/open-contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ozonKeyOf } from '../../../test/fakes/ozon-key.ts';
import { drawPng, type PictureHost, startPictureHost } from '../../../test/fakes/picture-host.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import type { Exchange } from '../../platform/outbound/exchange.ts';
import { recordExchanges } from '../../platform/outbound/record.ts';
import { send } from '../../platform/outbound/send.ts';
import type { OzonKey } from './call-ozon.ts';
import { checkKey } from './check-key.ts';
import { getAnalytics } from './get-analytics.ts';
import { getContentRatings } from './get-content-ratings.ts';
import { getImportStatus } from './get-import-status.ts';
import { getPictures } from './get-pictures.ts';
import { getProductAttributes } from './get-product-attributes.ts';
import { getProductDescription } from './get-product-description.ts';
import { getProductPrices } from './get-product-prices.ts';
import { getUploadLimits } from './get-upload-limits.ts';
import { importPictures } from './import-pictures.ts';
import { listProductQueries } from './list-product-queries.ts';
import { getProductInfos, listProductPage } from './list-products.ts';
import { listTopQueries } from './list-top-queries.ts';

const contract = openContract('ozon-seller');
const USED = [
  '/v1/roles',
  '/v1/seller/info',
  '/v3/product/list',
  '/v3/product/info/list',
  '/v4/product/info/attributes',
  '/v1/product/info/description',
  '/v1/product/rating-by-sku',
  '/v5/product/info/prices',
  '/v2/product/pictures/import',
  '/v2/product/pictures/info',
  '/v1/product/import/info',
  '/v4/product/info/limit',
  '/v1/analytics/data',
  '/v1/analytics/product-queries/details',
  '/v1/search-queries/top',
].map((path) => `POST ${path}`);

/** A day whose figures have been counted. */
const DAY = new Date(Date.now() - 4 * 86_400_000).toISOString().slice(0, 10);

describe.skipIf(!contract)('requests to the Seller API (skipped without ../shared/contracts)', () => {
  const coverage = createCoverage(contract, 'client');
  let sandbox: Sandbox;
  let host: PictureHost;
  let key: OzonKey;
  let exchanges: Exchange[] = [];
  let productIds: number[];
  let skus: number[];
  let offerId: string;

  beforeAll(async () => {
    sandbox = await startSandbox({ queries: 500, products: 500 });
    host = await startPictureHost();
    key = await ozonKeyOf(sandbox, 'premium-pro', {
      send: recordExchanges(send, (exchange) => exchanges.push(exchange)),
    });
    const page = await listProductPage(key, '');
    if (page.outcome !== 'ok') throw new Error('the sandbox lists no products');
    productIds = page.data.items.map(({ product_id }) => product_id);
    offerId = page.data.items[0]?.offer_id ?? '';
    const infos = await getProductInfos(key, productIds);
    skus = infos.outcome === 'ok' ? infos.data.flatMap(({ sku }) => sku ?? []) : [];
  });
  afterAll(async () => {
    await sandbox.stop();
    await host.stop();
  });

  /** The recorded exchanges since the last look, each with what differs from the contract. */
  function checkRecorded(): string[] {
    const recorded = exchanges;
    exchanges = [];
    expect(recorded).not.toEqual([]);
    return recorded.flatMap(({ method, url, requestHeaders, requestBody, answer }) => {
      if (answer.outcome !== 'answered') return [answer.outcome];
      expect(answer.status, url).toBe(200);
      return coverage.check({
        method,
        path: new URL(url).pathname.replace('/ozon-seller', ''),
        // A hidden key is no longer one; the header is there all the same.
        headers: requestHeaders,
        requestBody,
        status: answer.status,
        answerBody: answer.body,
      });
    });
  }

  it.each<[string, () => Promise<{ outcome: string }>]>([
    ['products', () => listProductPage(key, '')],
    ['their cards', () => getProductInfos(key, productIds)],
    ['rights and subscription', () => checkKey(key)],
    ['prices', () => getProductPrices(key, productIds)],
    ['descriptions', () => getProductDescription(key, productIds[0] ?? 0)],
    ['attributes', () => getProductAttributes(key, productIds)],
    ['content ratings', () => getContentRatings(key, skus)],
    ['pictures', () => getPictures(key, productIds)],
    ['limits', () => getUploadLimits(key)],
    ['popular queries', () => listTopQueries(key, 0)],
    ['queries of products', () => listProductQueries(key, { skus, from: DAY, to: DAY, page: 0 })],
    [
      'analytics',
      () =>
        getAnalytics(key, {
          from: DAY,
          to: DAY,
          dimensions: ['sku', 'day'],
          metrics: ['hits_view_search', 'hits_view_pdp'],
        }),
    ],
  ])('%s', async (_, ask) => {
    expect(['ok', 'valid']).toContain((await ask()).outcome);
    expect(checkRecorded()).toEqual([]);
  });

  it('a change of pictures and its task', async () => {
    const main = host.put('/main.png', drawPng(1));
    const order = await importPictures(key, [{ offerId, main, others: [], colour: null }]);
    if (order.outcome !== 'ok') throw new Error(order.message);
    expect((await getImportStatus(key, order.data.taskId)).outcome).toBe('ok');
    expect(checkRecorded()).toEqual([]);
  });

  it('no record holds the key', async () => {
    await listProductPage(key, '');
    expect(JSON.stringify(exchanges)).not.toContain(key.apiKey);
  });

  it('every operation that the product uses was called', () => {
    expect(coverage.missing(USED)).toEqual([]);
  });
});
