import { Sku, TagId } from '@vitrina/contract/ids.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pairsOf, shareOf, type TagDraft, toggleTag } from './tag-draft.ts';

const [sale, fresh] = [z.parse(TagId, 1), z.parse(TagId, 2)];
const [one, two] = [z.parse(Sku, 11), z.parse(Sku, 12)];
const PRODUCTS = [
  { sku: one, tagIds: [sale] },
  { sku: two, tagIds: [] },
];
const nothing: TagDraft = new Map();

test('a tag is on all of the products, on some or on none', () => {
  expect(shareOf(PRODUCTS, sale)).toBe('some');
  expect(shareOf(PRODUCTS.slice(0, 1), sale)).toBe('all');
  expect(shareOf(PRODUCTS, fresh)).toBe('none');
});

test('a tag of some goes to all, then from all, then stays as it was', () => {
  const toAll = toggleTag(nothing, sale, 'some');
  const fromAll = toggleTag(toAll, sale, 'some');
  expect(toAll.get(sale)).toBe(true);
  expect(fromAll.get(sale)).toBe(false);
  expect(toggleTag(fromAll, sale, 'some')).toEqual(nothing);
});

test.each([
  ['all', false],
  ['none', true],
] as const)('a tag of %s is turned over and back', (share, isOn) => {
  const turned = toggleTag(nothing, sale, share);
  expect(turned.get(sale)).toBe(isOn);
  expect(toggleTag(turned, sale, share)).toEqual(nothing);
});

test('only what is not so already is sent', () => {
  const draft = new Map([
    [sale, true],
    [fresh, false],
  ]);
  expect(pairsOf(PRODUCTS, draft)).toEqual({ add: [{ tagId: sale, skus: [two] }], remove: [] });
  expect(pairsOf(PRODUCTS, new Map([[sale, false]]))).toEqual({
    add: [],
    remove: [{ tagId: sale, skus: [one] }],
  });
  expect(pairsOf(PRODUCTS, nothing)).toEqual({ add: [], remove: [] });
});
