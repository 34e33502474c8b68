import { HOUR_MS } from '@vitrina/contract/durations.ts';
import type { FastifyInstance } from 'fastify';
import { imageSize } from 'image-size';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askSeller, askStorefront, openSandbox, START, sellerHeaders } from '../test/small-sandbox.ts';
import { StorefrontPage, statesOf } from '../test/storefront.ts';

const at = (hours: number) => new Date(START.getTime() + hours * HOUR_MS).toISOString();

let app: FastifyInstance;
let product: { sku: number; productId: number };
beforeAll(async () => {
  app = openSandbox();
  const listed = await askSeller(app, '/v3/product/list', { filter: { visibility: 'ALL' }, limit: 1 });
  const productId = Number(
    listed.json<{ result: { items: { product_id: unknown }[] } }>().result.items[0]?.product_id,
  );
  const info = await askSeller(app, '/v3/product/info/list', { product_id: [productId] });
  product = { productId, sku: Number(info.json<{ items: { sku: unknown }[] }>().items[0]?.sku) };
});
afterAll(() => app.close());

const plant = (order: object) =>
  app.inject({ method: 'POST', url: '/truth/cards', payload: { sku: product.sku, ...order } });
/** A widget of the card as it was at a moment. */
async function widget(name: string, moment: string, query = ''): Promise<unknown> {
  const page = await askStorefront(app, `/product/${product.sku}/${query}`, { 'x-moment': moment });
  return statesOf(StorefrontPage.parse(page.json()), name)[0];
}
const DETAILS = '?layout_container=pdpPage2column&layout_page_index=2';

test('what is written on a card is seen from its moment on, by buyers and by its seller', async () => {
  const characteristics = [{ name: 'Цвет', value: 'синий' }];
  const written = {
    title: 'Новое имя',
    description: 'Иное. Совсем.',
    characteristics,
    badges: ['Хит'],
    stock: 3,
  };
  expect((await plant({ ...written, at: at(-10) })).statusCode).toBe(201);
  expect((await plant({ title: null, description: null, stock: null, at: at(-5) })).statusCode).toBe(201);
  expect(await widget('webProductHeading', at(-11))).not.toMatchObject({ title: 'Новое имя' });
  expect(await widget('webProductHeading', at(-6))).toMatchObject({ title: 'Новое имя' });
  expect(await widget('webProductHeading', at(-4))).toEqual(await widget('webProductHeading', at(-11)));
  expect(await widget('webDescription', at(-6), DETAILS)).toEqual({ richAnnotation: 'Иное. Совсем.' });
  expect(await widget('webDescription', at(-4), DETAILS)).toEqual(
    await widget('webDescription', at(-11), DETAILS),
  );
  expect(JSON.stringify(await widget('webCharacteristics', at(-4), DETAILS))).toContain('синий');
  expect(JSON.stringify(await widget('webMarketingLabels', at(-4)))).toContain('Хит');

  const info = await app.inject({
    method: 'POST',
    url: '/ozon-seller/v3/product/info/list',
    headers: { ...sellerHeaders('full'), 'x-moment': at(-6) },
    payload: { product_id: [product.productId] },
  });
  expect(info.json()).toMatchObject({ items: [{ name: 'Новое имя', stocks: { stocks: [{ present: 3 }] } }] });
});

test('a card moves to another category, and its history says when', async () => {
  const crumbs = async (moment: string) => JSON.stringify(await widget('breadCrumbs', moment));
  const history = async () => {
    const query = { sku: String(product.sku), from: at(-24), to: at(0) };
    const answer = await app.inject({ url: '/truth/history', query });
    return answer.json<{
      categories: { at: string }[];
      pictures: { at: string }[];
      prices: { at: string }[];
    }>();
  };
  expect((await history()).categories).toHaveLength(1);
  const search = await app.inject({ url: '/truth/search', query: { text: 'платье' } });
  const dress = search.json<{ places: { sku: number }[] }>().places[0]?.sku;
  const theirs = await askStorefront(app, `/product/${dress}/`);
  const [place] = statesOf(StorefrontPage.parse(theirs.json()), 'breadCrumbs');
  const categoryId = Number(/-(\d+)\//.exec(JSON.stringify(place))?.[1]);
  expect((await plant({ categoryId, at: at(-2) })).statusCode).toBe(201);
  expect(await crumbs(at(-1))).not.toBe(await crumbs(at(-3)));
  expect(await crumbs(at(-1))).toContain(`-${categoryId}/`);
  expect((await history()).categories.map((event) => event.at)).toEqual([at(-24), at(-2)]);
});

test('pictures under other addresses are the same ones; another main one is not', async () => {
  const gallery = async (moment: string) =>
    (await widget('webGallery', moment)) as { images: { src: string }[] };
  const { images } = await gallery(at(-30));
  const paths = images.map(({ src }) => new URL(src).pathname);
  await plant({ pictures: paths.map((path) => `${path}?w=600`), at: at(-3) });
  await plant({ pictures: [`/images/${product.sku}/1-5.svg`, ...paths.slice(1)], at: at(-1) });
  const query = { sku: String(product.sku), from: at(-24), to: at(0) };
  const history = await app.inject({ url: '/truth/history', query });
  const { pictures } = history.json<{ pictures: { at: string }[] }>();
  expect(pictures.map((event) => event.at)).toEqual([at(-24), at(-1)]);
  const sizes = await Promise.all(
    [at(-4), at(-2)].map(async (moment) => {
      const src = (await gallery(moment)).images[0]?.src ?? '';
      const { pathname, search } = new URL(src);
      const picture = await app.inject({ url: `${pathname}${search}`, headers: { accept: 'image/jpeg' } });
      return imageSize(picture.rawPayload).width;
    }),
  );
  expect(sizes[1]).toBeLessThan(sizes[0] ?? 0);
});

test.each([
  [{ title: '' }],
  [{ stock: -1 }],
  [{ categoryId: 999_999_999 }],
  [{ pictures: ['https://elsewhere.test/1.jpg'] }],
  [{ colour: 'red' }],
])('%j is refused in words', async (order) => {
  const answer = await plant(order);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ error: string }>().error).toMatch(/\w+: /);
});
