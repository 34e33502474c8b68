import { getProductStandings } from '@vitrina/contract/positions/matrix.ts';
import { listProducts, Product } from '@vitrina/contract/products.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LARGEST_PAGE, lookAgainMs, readPages } from './read-pages.ts';

const product = (sku: number) =>
  z.parse(Product, {
    sku,
    offerId: '',
    name: '',
    imageUrl: null,
    priceKopecks: null,
    stock: null,
    tagIds: [],
    isArchived: false,
    isExternal: false,
    syncedAt: '2026-02-10T09:00:00.000Z',
    lastNote: null,
  });

async function readOf(pages: number[][], total: number) {
  const requested: unknown[] = [];
  const rows = await readPages({
    tags: [],
    pageOf: (page) => {
      requested.push(page);
      return Promise.resolve({ products: (pages[page - 1] ?? []).map(product), total });
    },
    standingsOf: (skus) => {
      requested.push([...skus]);
      const standings = skus.map((sku) => ({ sku, queriesCount: 1, best: 7, isBlocked: false }));
      return Promise.resolve({ standings });
    },
    countsOf: (skus) => Promise.resolve({ counts: skus.map((sku) => ({ sku, changes7: 2 })) }),
  });
  return { requested, rows: rows.map(({ sku, standing }) => [sku, standing?.best]) };
}

test('pages are read from the first to the last one, each with its places', async () => {
  const { requested, rows } = await readOf([[1, 2], [3]], 3);
  expect(requested).toEqual([1, [1, 2], 2, [3]]);
  expect(rows).toEqual([
    [1, 7],
    [2, 7],
    [3, 7],
  ]);
});

test('a table that shrinks meanwhile ends with its first empty page', async () => {
  expect((await readOf([[1, 2]], 5)).requested).toEqual([1, [1, 2], 2]);
  expect(await readOf([[]], 0)).toEqual({ requested: [1], rows: [] });
});

test('a page is as large as the server gives it and asks places for', () => {
  const requested = { cabinetId: 1, page: 1, pageSize: LARGEST_PAGE };
  expect(listProducts.input.safeParse(requested).success).toBe(true);
  const skus = Array.from({ length: LARGEST_PAGE }, (_, index) => index + 1);
  expect(getProductStandings.input.safeParse({ cabinetId: 1, skus }).success).toBe(true);
  expect(getProductStandings.input.safeParse({ cabinetId: 1, skus: [...skus, 999] }).success).toBe(false);
});

test('a cabinet is looked at every three seconds until its first products have come', () => {
  expect(lookAgainMs(undefined)).toBe(3000);
  expect(lookAgainMs({ syncedAt: null })).toBe(3000);
  expect(lookAgainMs({ syncedAt: '2026-02-10T09:00:00.000Z' })).toBe(false);
});
