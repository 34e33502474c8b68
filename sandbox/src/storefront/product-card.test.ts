import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { askStorefront, openSandbox, START } from '../test/small-sandbox.ts';
import { listShelf, StorefrontPage, statesOf } from '../test/storefront.ts';

const Price = z.object({
  price: z.string(),
  cardPrice: z.string(),
  originalPrice: z.string().optional(),
  isAvailable: z.boolean(),
});
const Offers = z.object({
  sellers: z.array(
    z.object({ sku: z.string(), price: z.object({ price: z.string() }), name: z.string().optional() }),
  ),
});
const rubOf = (text: string) => Number(text.replaceAll(/[^\d]/g, ''));
const until = new Date(START.getTime() + 86_400_000).toISOString();

describe('a card of the storefront', () => {
  let app: FastifyInstance;
  let skus: number[];
  beforeAll(async () => {
    app = openSandbox();
    skus = await listShelf(app, 'платье');
  });
  afterAll(() => app.close());

  async function openPage(inner: string): Promise<StorefrontPage> {
    const answer = await askStorefront(app, inner);
    expect(answer.statusCode).toBe(200);
    return StorefrontPage.parse(answer.json());
  }
  const priceOf = async (sku: number) =>
    Price.parse(statesOf(await openPage(`/product/${sku}/`), 'webPrice')[0]);
  const inject = (path: string, payload: object) => app.inject({ method: 'POST', url: path, payload });
  const offersOf = async (sku: number, more = '') => {
    const page = await openPage(`/modal/otherOffersFromSellers?product_id=${sku}&page_changed=true${more}`);
    return Offers.parse(statesOf(page, 'webSellerList')[0]).sellers;
  };

  test('shows a price cut at once, and a crossed-out price only above it', async () => {
    const [sku = 0] = skus;
    const before = await priceOf(sku);
    await inject('/truth/causes', { sku, cause: 'priceCut', until });
    const cut = await priceOf(sku);
    expect(rubOf(cut.price)).toBeLessThan(rubOf(before.price));
    expect(rubOf(cut.cardPrice)).toBeLessThan(rubOf(cut.price));
    for (const one of skus.slice(0, 60)) {
      const price = await priceOf(one);
      if (price.originalPrice !== undefined)
        expect(rubOf(price.originalPrice)).toBeGreaterThan(rubOf(price.price));
    }
  });

  test('that is sold out cannot be bought', async () => {
    const [, sku = 0] = skus;
    expect((await priceOf(sku)).isAvailable).toBe(true);
    await inject('/truth/causes', { sku, cause: 'soldOut', until });
    expect((await priceOf(sku)).isAvailable).toBe(false);
  });

  test('has characteristics and a description in its second part', async () => {
    const page = await openPage(`/product/${skus[2]}/?layout_container=pdpPage2column&layout_page_index=2`);
    expect(statesOf(page, 'webPrice')).toEqual([]);
    expect(JSON.stringify(statesOf(page, 'webCharacteristics'))).toContain('"name":"Бренд"');
    expect(statesOf(page, 'webDescription')[0]).toHaveProperty('richAnnotation');
  });

  test('lists who else sells it, cheapest first if asked, seen from each of them', async () => {
    const [, , , sku = 0] = skus;
    for (const [sellerId, priceKopecks] of [
      [12, 90_000],
      [13, 70_000],
      [14, 80_000],
    ])
      await inject('/truth/piggy-backers', { sku, sellerId, priceKopecks, until });
    const offers = await offersOf(sku);
    expect(offers.length).toBeGreaterThanOrEqual(3);
    expect(offers.map((offer) => offer.sku)).not.toContain(String(sku));
    const prices = (await offersOf(sku, '&sort=price')).map(({ price }) => rubOf(price.price));
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    const [other] = offers;
    expect(rubOf((await priceOf(Number(other?.sku))).price)).toBe(rubOf(other?.price.price ?? ''));
    expect((await offersOf(Number(other?.sku))).map((offer) => offer.sku)).toContain(String(sku));
  });

  test.each([
    '/modal/otherOffersFromSellers?product_id=1',
    '/modal/otherOffersFromSellers',
    '/product/1/?layout_page_index=2',
  ])('%s is not there', async (inner) => {
    expect((await askStorefront(app, inner)).statusCode).toBe(404);
  });
});
