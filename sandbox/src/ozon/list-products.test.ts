import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askSeller, openSandbox, refillLimits } from '../test/small-sandbox.ts';

type Item = { product_id: unknown; offer_id: string };
type ListPage = { items: Item[]; total: number; last_id: string };
type Info = { items: { id: unknown; sku: unknown; primary_image: string[]; images: string[] }[] };

describe('products of a seller', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = openSandbox();
  });
  afterAll(() => app.close());
  beforeEach(() => refillLimits(app));

  async function listPages(limit: number): Promise<ListPage[]> {
    const pages: ListPage[] = [];
    let lastId = '';
    do {
      const ask = { filter: {}, last_id: lastId, limit };
      const body = (await askSeller(app, '/v3/product/list', ask)).json<{ result: ListPage }>();
      pages.push(body.result);
      lastId = body.result.last_id;
    } while (lastId !== '');
    return pages;
  }

  async function listInfo(body: object): Promise<Info['items']> {
    return (await askSeller(app, '/v3/product/info/list', body)).json<Info>().items;
  }

  async function countIn(visibility: string): Promise<number> {
    const ask = { filter: { visibility }, limit: 1000 };
    return (await askSeller(app, '/v3/product/list', ask)).json<{ result: ListPage }>().result.total;
  }

  test('pages by last_id hold every product once', async () => {
    const pages = await listPages(20);
    const ids = pages.flatMap(({ items }) => items.map(({ product_id }) => Number(product_id)));
    expect(pages.length).toBeGreaterThan(2);
    expect(ids).toHaveLength(pages[0]?.total ?? 0);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  });

  test('the same products come by offer_id, product_id and sku', async () => {
    const [page] = await listPages(40);
    const byOffer = await listInfo({ offer_id: page?.items.map(({ offer_id }) => offer_id) });
    expect(byOffer).toHaveLength(page?.items.length ?? 0);
    expect(await listInfo({ product_id: page?.items.map(({ product_id }) => product_id) })).toEqual(byOffer);
    expect(await listInfo({ sku: byOffer.map(({ sku }) => String(sku)) })).toEqual(byOffer);
  });

  test('a filter by ids needs no limit', async () => {
    const [page] = await listPages(40);
    const filter = { offer_id: page?.items.map(({ offer_id }) => offer_id) };
    const body = (await askSeller(app, '/v3/product/list', { filter })).json<{ result: ListPage }>();
    expect(body.result.items).toEqual(page?.items);
  });

  test('visible and invisible products are all products', async () => {
    expect((await countIn('VISIBLE')) + (await countIn('INVISIBLE'))).toBe(await countIn('ALL'));
    expect(await countIn('ARCHIVED')).toBe(0);
  });

  test('ids are numbers and strings alternately', async () => {
    const kinds = (await listPages(1000)).flatMap(({ items }) =>
      items.map(({ product_id }) => typeof product_id),
    );
    expect(new Set(kinds)).toEqual(new Set(['number', 'string']));
  });

  test('products of others are not served', async () => {
    expect(await listInfo({ sku: ['1'], offer_id: ['nobody'] })).toEqual([]);
  });

  test('pictures of a product can be opened', async () => {
    const [page] = await listPages(1000);
    const [product] = await listInfo({ offer_id: [page?.items[0]?.offer_id] });
    expect(product?.primary_image).toHaveLength(1);
    for (const url of [...(product?.primary_image ?? []), ...(product?.images ?? [])]) {
      const picture = await app.inject(new URL(url).pathname);
      expect(picture.statusCode).toBe(200);
      expect(picture.headers['content-type']).toBe('image/svg+xml');
    }
  });

  test.each([
    ['/v3/product/list', { limit: 0 }],
    ['/v3/product/list', { limit: 1001 }],
    ['/v3/product/list', {}],
    ['/v3/product/list', { limit: 10, last_id: 'not base64 of a number' }],
    ['/v3/product/list', { limit: 10, filter: { visibility: 'HIDDEN' } }],
    ['/v3/product/list', { filter: { offer_id: ['1'], product_id: ['1'] } }],
    ['/v3/product/info/list', {}],
    ['/v3/product/info/list', { sku: Array.from({ length: 1001 }, (_, index) => String(index)) }],
    ['/v3/product/info/list', { sku: ['12a'] }],
  ])('%s refuses %j', async (method, ask) => {
    const answer = await askSeller(app, method, ask);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ code: number }>()).toMatchObject({ code: 3, details: [] });
  });
});
