import { CabinetTag } from '@vitrina/contract/cabinet.ts';
import { ProductStanding } from '@vitrina/contract/positions/matrix.ts';
import { Product } from '@vitrina/contract/products.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { nameOf, statusOf, toRows } from './product-row.ts';

const product = z.parse(Product, {
  sku: 5,
  offerId: '',
  name: '',
  imageUrl: null,
  priceKopecks: null,
  stock: null,
  isArchived: false,
  isExternal: true,
  tagIds: [2, 9],
  syncedAt: '2026-02-10T09:00:00.000Z',
  lastNote: null,
});
const tag = z.parse(CabinetTag, { id: 2, name: 'Хит', color: '#7367f0', productsCount: 1 });
const standing = z.parse(ProductStanding, { sku: 5, queriesCount: 3, best: 'deep', isBlocked: false });

test('a row knows its tags by name; a tag that has just been deleted is left out', () => {
  expect(toRows([product], [tag], [], [])[0]?.tags).toEqual([tag]);
});

test('not known yet is distinguished from not tracked', () => {
  expect(toRows([product], [], undefined, [])[0]?.standing).toBeNull();
  expect(toRows([product], [], [], [])[0]?.standing).toBeUndefined();
  expect(toRows([product], [], [standing], [])[0]?.standing).toEqual(standing);
});

test('a product without a name is called by its SKU', () => {
  expect(nameOf({ ...product, name: 'Чайник' })).toBe('Чайник');
  expect(nameOf(product)).toBe('5');
});

test('an external product is said to be one, an own one is on sale or in the archive', () => {
  const status = (isExternal: boolean, isArchived: boolean) => statusOf({ isExternal, isArchived });
  expect([status(true, false), status(true, true)]).toEqual(Array(2).fill('products.external.badge'));
  expect([status(false, true), status(false, false)]).toEqual(['products.archived', 'products.onSale']);
});

test('changes of a card are not known at first, and none of a product that is not on the radar', () => {
  const changesOf = (counts: Parameters<typeof toRows>[3]) => toRows([product], [], [], counts)[0]?.changes7;
  expect(changesOf(undefined)).toBeNull();
  expect(changesOf([])).toBeUndefined();
  expect(changesOf([{ sku: product.sku, changes7: 3 }])).toBe(3);
});
