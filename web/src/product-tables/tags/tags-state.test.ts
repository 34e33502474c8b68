import type { Product } from '@vitrina/contract/products.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { closeTags, onTags, openTags, readOpenedTags } from './tags-state.ts';

const products = [{ sku: 1 }, { sku: 2 }] as unknown as readonly [Product, Product];

afterEach(closeTags);

test('tags of one product or many are opened, and closed again', () => {
  expect(readOpenedTags()).toBeNull();
  openTags([products[0]]);
  expect(readOpenedTags()).toEqual([products[0]]);
  openTags(products);
  expect(readOpenedTags()).toBe(products);
  closeTags();
  expect(readOpenedTags()).toBeNull();
});

test('of no product there are no tags to open, and those that are open stay', () => {
  openTags([]);
  expect(readOpenedTags()).toBeNull();
  openTags(products);
  openTags([]);
  expect(readOpenedTags()).toBe(products);
});

test('a listener is notified of each change until it is removed', () => {
  const listener = vi.fn<() => void>();
  const stop = onTags(listener);
  openTags(products);
  closeTags();
  expect(listener).toHaveBeenCalledTimes(2);
  openTags([]);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  openTags(products);
  expect(listener).toHaveBeenCalledTimes(2);
});
