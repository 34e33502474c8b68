import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findProduct, type ListedProduct } from '../test/picture-imports.ts';
import { askSeller, openSandbox, refillLimits } from '../test/small-sandbox.ts';

type Price = { product_id: unknown; offer_id: string; price: { price: number; old_price: number } };
type Prices = { items: Price[]; cursor: string; total: number };
type Rating = { sku: unknown; rating: number; groups: { weight: number; rating: number }[] };

describe('cards of own products', () => {
  let app: FastifyInstance;
  let product: ListedProduct;
  beforeAll(async () => {
    app = openSandbox();
    product = await findProduct(app, 3);
  });
  afterAll(() => app.close());
  beforeEach(() => refillLimits(app));

  const ask = async <Body>(method: string, body: object) => (await askSeller(app, method, body)).json<Body>();

  test('a description comes by article or by product_id', async () => {
    type Description = { result: { description: string; offer_id: string } };
    const byOffer = await ask<Description>('/v1/product/info/description', { offer_id: product.offer_id });
    const byId = await ask<Description>('/v1/product/info/description', { product_id: product.id });
    expect(byOffer.result.description.length).toBeGreaterThan(20);
    expect(byId).toEqual(byOffer);
  });

  test.each([
    ['both ids', { offer_id: 'a', product_id: 1 }, 400],
    ['no id', {}, 400],
    ['an article of nobody', { offer_id: 'nobody' }, 404],
  ])('a description by %s is refused', async (_name, body, status) => {
    expect((await askSeller(app, '/v1/product/info/description', body)).statusCode).toBe(status);
  });

  test('the rating of a card is made up of its groups', async () => {
    const { products } = await ask<{ products: Rating[] }>('/v1/product/rating-by-sku', {
      skus: [String(product.sku), '1'],
    });
    expect(products).toHaveLength(1);
    const { rating = -1, groups = [] } = products[0] ?? {};
    expect(groups.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(100);
    const weighed = groups.reduce((sum, group) => sum + (group.weight * group.rating) / 100, 0);
    expect(Math.abs(rating - weighed)).toBeLessThan(1);
  });

  test('own SKUs are related to themselves, others are errors', async () => {
    const answer = await ask<{ items: object[]; errors: object[] }>('/v1/product/related-sku/get', {
      sku: [product.sku, '42'],
    });
    expect(answer.items).toHaveLength(1);
    expect(answer.errors).toEqual([{ code: 'not_found', sku: 42, message: 'sku does not exist' }]);
  });

  test('prices are those of the card, and pages by the cursor hold every product once', async () => {
    const found: Price[] = [];
    let cursor = '';
    let total = 0;
    do {
      const page = await ask<Prices>('/v5/product/info/prices', { cursor, filter: {}, limit: 40 });
      found.push(...page.items);
      ({ cursor, total } = page);
    } while (cursor !== '');
    expect(new Set(found.map(({ offer_id }) => offer_id)).size).toBe(total);
    const { items } = await ask<{ items: { offer_id: string; price: string }[] }>('/v3/product/info/list', {
      offer_id: found.map(({ offer_id }) => offer_id),
    });
    const shown = new Map(items.map(({ offer_id, price }) => [offer_id, Number(price)]));
    for (const { offer_id, price } of found) {
      expect(price.price).toBe(shown.get(offer_id));
      expect(price.old_price).toBeGreaterThanOrEqual(price.price);
    }
  });

  test('characteristics and a barcode of 13 digits stand with the attributes', async () => {
    const { result } = await ask<{
      result: { barcode: string; attributes: { id: number; values: { value: string }[] }[] }[];
    }>('/v4/product/info/attributes', { filter: { sku: [product.sku] } });
    expect(result[0]?.barcode).toMatch(/^\d{13}$/);
    expect(result[0]?.attributes.length).toBeGreaterThan(2);
    expect(result[0]?.attributes.every(({ values }) => values[0]?.value !== '')).toBe(true);
  });

  test.each([
    ['/v1/product/rating-by-sku', { skus: [] }],
    ['/v1/product/related-sku/get', { sku: Array.from({ length: 201 }, (_, index) => index) }],
    ['/v5/product/info/prices', { filter: {} }],
    ['/v5/product/info/prices', { limit: 100 }],
    ['/v5/product/info/prices', { filter: {}, limit: 1001 }],
    ['/v5/product/info/prices', { filter: { visibility: 'HIDDEN' }, limit: 1 }],
    ['/v2/product/pictures/info', { product_id: [] }],
  ])('%s refuses %j', async (method, body) => {
    expect((await askSeller(app, method, body)).statusCode).toBe(400);
  });
});
