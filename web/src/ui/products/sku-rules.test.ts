import { expect, test } from 'vitest';
import { cleanProductSearch, isKeyBlocked, readSku, stripNonDigits } from './sku-rules.ts';

const key = (name: string, held: { ctrlKey?: boolean; metaKey?: boolean } = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

test.each(['0', '9', 'Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'Tab', 'Enter', '٧', 'Unidentified'])(
  'product.md 5.6: %s passes',
  (name) => {
    expect(isKeyBlocked(key(name))).toBe(false);
  },
);

test.each(['a', 'ф', ' ', '.', '-', 'e', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'F1', '½', '²'])(
  'product.md 5.6: %s is blocked',
  (name) => {
    expect(isKeyBlocked(key(name))).toBe(true);
  },
);

test.each([{ ctrlKey: true }, { metaKey: true }])('product.md 5.6: any key passes with %j held', (held) => {
  expect(['a', 'v', 'м', 'Home'].map((name) => isKeyBlocked(key(name, held)))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test.each([
  ['12 34', '1234'],
  ['  178-901\u00a0234\n', '178901234'],
  ['SKU 42', '42'],
  ['١٢٣', '123'],
  ['۴۵６', '456'],
  ['٠۰０٩۹９', '000999'],
  ['abc', ''],
])('%j is stripped to %j', (text, digits) => {
  expect(stripNonDigits(text)).toBe(digits);
});

test.each([
  ['', null],
  ['0', null],
  ['178901234', 178_901_234],
  ['999999999999', 999_999_999_999],
  ['1000000000000', null],
])('%j is the SKU %j', (text, sku) => {
  expect(readSku(text)).toBe(sku);
});

test.each([
  ['12 34', { kind: 'sku', search: '1234' }],
  [' ١٢ ', { kind: 'sku', search: '12' }],
  ['  Термос   1 л ', { kind: 'text', search: 'Термос 1 л' }],
  ['12-34', { kind: 'text', search: '12-34' }],
  ['', { kind: 'text', search: '' }],
])('%j searches by %j', (text, search) => {
  expect(cleanProductSearch(text)).toEqual(search);
});
