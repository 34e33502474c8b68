import { listProducts as route } from '@vitrina/contract/products.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet } from '../../test/builders/factories.ts';
import type { ProductsTables } from './tables.ts';

// Two names and three prices over five products, one of them without a price.
const SHELF: [sku: number, name: string, priceKopecks: number | null][] = [
  [1, 'Чайник', 300],
  [2, 'Лампа', 200],
  [3, 'Чайник', null],
  [4, 'Лампа', 300],
  [5, 'Чайник', 100],
];

let app: TestApp;
let cabinet: Awaited<ReturnType<typeof makeCabinet>>;
beforeAll(async () => {
  app = await startTestApp();
  cabinet = await makeCabinet(app);
  await app.context.db
    .withTables<ProductsTables>()
    .insertInto('products')
    .values(
      SHELF.map(([sku, name, price]) => ({
        cabinet_id: cabinet.id,
        sku,
        product_id: sku,
        offer_id: `article-${sku}`,
        name,
        search_text: name.toLowerCase(),
        image_url: null,
        price_kopecks: price,
        stock: null,
        is_archived: false,
        synced_at: app.clock.now(),
      })),
    )
    .execute();
});
afterAll(() => app.close());

async function list(order: Partial<InputOf<typeof route>>) {
  const answer = await app.call(route, { cabinetId: cabinet.id, ...order }, cabinet.owner.token);
  return { ...answer, skus: answer.products.map(({ sku }) => sku).join('') };
}

test.each([
  ['names, then the dearest', { sort: 'name', thenSort: 'price', thenDirection: 'desc' }, '42153'],
  ['names, then the cheapest', { sort: 'name', thenSort: 'price', thenDirection: 'asc' }, '24513'],
  [
    'the dearest, then names backwards',
    { sort: 'price', direction: 'desc', thenSort: 'name', thenDirection: 'desc' },
    '14253',
  ],
  ['names alone, equal ones by SKU', { sort: 'name', direction: 'desc' }, '13524'],
  ['one key named twice', { sort: 'price', thenSort: 'price', thenDirection: 'desc' }, '52143'],
] as const)('%s: two keys, an unknown price last in both directions', async (_name, order, expected) => {
  expect((await list(order)).skus).toBe(expected);
});

test('a page beyond the last one is empty and still says how many there are', async () => {
  expect(await list({ page: 4, pageSize: 10 })).toMatchObject({ products: [], total: SHELF.length });
  expect(await list({ page: 4, pageSize: 10, search: 'лампа' })).toMatchObject({ products: [], total: 2 });
});

test('the list was read when its own cabinet was, whatever others did since', async () => {
  const other = await makeCabinet(app);
  const later = new Date(app.clock.now().getTime() + 60_000);
  const row = {
    product_id: 9,
    offer_id: 'article-9',
    name: 'Чайник',
    search_text: 'чайник',
    image_url: null,
  };
  const rest = { price_kopecks: 100, stock: null, is_archived: false, synced_at: later };
  await app.context.db
    .withTables<ProductsTables>()
    .insertInto('products')
    .values({ cabinet_id: other.id, sku: 9, ...row, ...rest })
    .execute();
  expect((await list({})).syncedAt).toBe(app.clock.now().toISOString());
});
