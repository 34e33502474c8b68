import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ozonKeyOf } from '../../../test/fakes/ozon-key.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import type { OzonKey } from './call-ozon.ts';
import { getContentRatings } from './get-content-ratings.ts';
import { getImportStatus } from './get-import-status.ts';
import { getPictures } from './get-pictures.ts';
import { getProductAttributes } from './get-product-attributes.ts';
import { getProductDescription } from './get-product-description.ts';
import { getProductPrices, sellersPrice } from './get-product-prices.ts';
import { getUploadLimits } from './get-upload-limits.ts';
import { getProductInfos, listProductPage, type ProductInfo } from './list-products.ts';

/** A way to an API that answers whatever is asked with one body. */
function answering(body: unknown): OzonKey {
  const answer = { outcome: 'answered', status: 200, headers: {}, setCookies: [] } as const;
  return {
    baseUrl: 'http://127.0.0.1:1',
    clientId: '1',
    apiKey: 'key',
    send: () => Promise.resolve({ ...answer, body: Buffer.from(JSON.stringify(body)) }),
  };
}

describe('cards as the sandbox has them', () => {
  let sandbox: Sandbox;
  let key: OzonKey;
  let infos: ProductInfo[];
  beforeAll(async () => {
    sandbox = await startSandbox({ queries: 500, products: 500 });
    key = await ozonKeyOf(sandbox, 'full');
    const page = await listProductPage(key, '');
    const ids = page.outcome === 'ok' ? page.data.items.map(({ product_id }) => product_id) : [];
    const answer = await getProductInfos(key, ids);
    infos = answer.outcome === 'ok' ? answer.data : [];
  });
  afterAll(() => sandbox.stop());

  const ids = () => infos.map(({ id }) => id);

  it('prices in kopecks are those of the list', async () => {
    const answer = await getProductPrices(key, ids());
    const shown = new Map(infos.map(({ id, price }) => [id, Math.round(Number(price) * 100)]));
    if (answer.outcome !== 'ok') throw new Error(answer.message);
    expect(answer.data).toHaveLength(infos.length);
    for (const { productId, priceKopecks, oldPriceKopecks } of answer.data) {
      expect(priceKopecks).toBe(shown.get(productId));
      expect(oldPriceKopecks).toBeGreaterThanOrEqual(priceKopecks ?? Infinity);
    }
  });

  it('text, characteristics and the rating of a card', async () => {
    const [info] = infos;
    const description = await getProductDescription(key, info?.id ?? 0);
    expect(description).toMatchObject({ outcome: 'ok', data: { name: info?.name } });
    const attributes = await getProductAttributes(key, ids());
    expect(attributes).toMatchObject({ outcome: 'ok', data: { length: infos.length } });
    const ratings = await getContentRatings(key, [info?.sku ?? 0]);
    if (ratings.outcome !== 'ok') throw new Error(ratings.message);
    expect(ratings.data[0]?.groups.length).toBeGreaterThan(1);
    expect(ratings.data[0]?.rating).toBeLessThanOrEqual(100);
  });

  it('missing cards are distinguished from failures', async () => {
    expect((await getProductDescription(key, 1)).outcome).toBe('notFound');
    expect((await getImportStatus(key, 1)).outcome).toBe('notFound');
  });
});

describe('cards as other versions of the API may have them', () => {
  it.each([
    [{ price: 1234.5, old_price: '1500,00', min_price: '' }, [123_450, 150_000, null, null]],
    [{ price: '0.1', old_price: null, marketing_seller_price: 99 }, [10, null, null, 9900]],
    [{ price: 'free' }, [null, null, null, null]],
  ])('the price %j', async (price, [priceKopecks, oldPriceKopecks, minPriceKopecks, salePriceKopecks]) => {
    const items = [{ product_id: '12', offer_id: 'a', price }];
    expect(await getProductPrices(answering({ items }), [12])).toEqual({
      outcome: 'ok',
      data: [
        { productId: 12, offerId: 'a', priceKopecks, oldPriceKopecks, minPriceKopecks, salePriceKopecks },
      ],
    });
  });

  it('without a price of promotions the seller’s price is the usual one, as in the example of the contract', async () => {
    const price = {
      price: 2999.99,
      old_price: 3499.99,
      min_price: 2799.99,
      net_price: 2000,
      currency_code: 'RUB',
    };
    const items = [
      price,
      { ...price, marketing_seller_price: 0 },
      { ...price, marketing_seller_price: 2899 },
    ];
    const answer = await getProductPrices(
      answering({ items: items.map((one, index) => ({ product_id: index, offer_id: 'a', price: one })) }),
      [0, 1, 2],
    );
    if (answer.outcome !== 'ok') throw new Error(answer.message);
    expect(answer.data.map(sellersPrice)).toEqual([299_999, 299_999, 289_900]);
  });

  it('a status that no contract has is unknown, and errors may be absent', async () => {
    const result = {
      items: [
        { offer_id: 'a', status: 'postponed' },
        { offer_id: 'b', status: 'imported', errors: null },
      ],
    };
    expect(await getImportStatus(answering({ result }), 1)).toEqual({
      outcome: 'ok',
      data: [
        { offerId: 'a', status: 'unknown', errors: [] },
        { offerId: 'b', status: 'imported', errors: [] },
      ],
    });
  });

  it('a price of 0 is one that is not set', async () => {
    const price = { price: '0.0000', old_price: 0, min_price: '0', marketing_seller_price: '1299.50' };
    const items = [{ product_id: 1, offer_id: 'a', price }];
    expect(await getProductPrices(answering({ items }), [1])).toMatchObject({
      data: [{ priceKopecks: null, oldPriceKopecks: null, minPriceKopecks: null, salePriceKopecks: 129_950 }],
    });
  });

  it('reads pictures without a main one, and a main one given twice', async () => {
    const items = [
      { product_id: 1, photo: ['a', 'b'] },
      { product_id: '2', primary_photo: ['a'], photo: ['a', 'b'], color_photo: null },
    ];
    const answer = await getPictures(answering({ items }), [1, 2]);
    expect(answer).toMatchObject({
      data: [
        { productId: 1, pictures: ['a', 'b'], colour: null, errors: [] },
        { productId: 2, pictures: ['a', 'b'] },
      ],
    });
  });

  it.each([
    [{}, { leftToday: null, perMinute: null, renewedAt: null }],
    [
      { daily_update: { limit: '10', usage: 12, reset_at: 'soon' } },
      { leftToday: 0, perMinute: null, renewedAt: null },
    ],
    [{ daily_update: { limit: -1, usage: 3 } }, { leftToday: null, perMinute: null, renewedAt: null }],
    [
      { operation_limits: { limit: 5, limit_type: 'UNSPECIFIED' } },
      { leftToday: null, perMinute: null, renewedAt: null },
    ],
  ])('the limits %j', async (body, data) => {
    expect(await getUploadLimits(answering(body))).toEqual({ outcome: 'ok', data });
  });

  it('a rating that is no number is a drift, not a zero', async () => {
    const products = [{ sku: 1, rating: null }];
    expect((await getContentRatings(answering({ products }), [1])).outcome).toBe('drift');
  });
});
