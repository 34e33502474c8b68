import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepProductSettings, restoreProductSettings } from './product-settings.ts';
import { FIRST_PRODUCTS } from './search.ts';

let written: string[] = [];
beforeEach(() => {
  written = [];
  vi.stubGlobal('document', {
    get cookie() {
      return written.map((cookie) => cookie.split(';')[0]).join('; ');
    },
    set cookie(cookie: string) {
      written = [cookie];
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const LOOKED = { ...FIRST_PRODUCTS, search: 'чайник; 50%', sort: 'price', pageSize: 20, page: 3 } as const;

test('an address without a state opens what was looked at, from its first page', () => {
  keepProductSettings('7', LOOKED);
  expect(restoreProductSettings('7', FIRST_PRODUCTS)).toEqual({ ...LOOKED, page: 1 });
});

test('the cookie lives six hours', () => {
  keepProductSettings('7', LOOKED);
  expect(written[0]).toContain('max-age=21600');
});

test('an address with a state is opened as it is, and so is another table', () => {
  keepProductSettings('7', LOOKED);
  expect(restoreProductSettings('7', { ...FIRST_PRODUCTS, page: 2 })).toBeUndefined();
  expect(restoreProductSettings('8', FIRST_PRODUCTS)).toBeUndefined();
});

test('whoever took everything back finds the table as it begins', () => {
  keepProductSettings('7', LOOKED);
  keepProductSettings('7', FIRST_PRODUCTS);
  expect(restoreProductSettings('7', FIRST_PRODUCTS)).toBeUndefined();
});

test.each([
  '',
  'product-settings=',
  'product-settings=%7B',
  'product-settings=7',
  'product-settings=%E0%A4%A',
])('a cookie that is not ours (%s) changes nothing', (cookie) => {
  written = [cookie];
  expect(restoreProductSettings('7', FIRST_PRODUCTS)).toBeUndefined();
});
