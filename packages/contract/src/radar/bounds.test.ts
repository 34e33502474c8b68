import { expect, test } from 'vitest';
import { RADAR_KINDS } from './bounds.ts';
import { acknowledgeRadarChanges, listRadarChanges, markRadarSeen } from './changes.ts';
import {
  addRadarProducts,
  listRadarCounts,
  listRadarProducts,
  pauseRadarProducts,
  removeRadarProducts,
  watchRadarTags,
} from './products.ts';

type Schema = { safeParse: (value: unknown) => { success: boolean } };

const cabinetId = 1;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const kinds = (count: number) => Array.from({ length: count }, () => 'price');

test.each<[string, Schema, number, number, (count: number) => object]>([
  ['products added', addRadarProducts.input, 1, 500, (count) => ({ skus: numbers(count) })],
  ['products taken off', removeRadarProducts.input, 1, 500, (count) => ({ skus: numbers(count) })],
  [
    'products paused',
    pauseRadarProducts.input,
    1,
    500,
    (count) => ({ skus: numbers(count), isPaused: true }),
  ],
  ['products counted', listRadarCounts.input, 1, 100, (count) => ({ skus: numbers(count) })],
  ['tags watched', watchRadarTags.input, 0, 20, (count) => ({ tagIds: numbers(count) })],
  ['tags of products', listRadarProducts.input, 0, 20, (count) => ({ tagIds: numbers(count) })],
  ['changes acknowledged', acknowledgeRadarChanges.input, 1, 200, (count) => ({ ids: numbers(count) })],
  ['tags of the feed', listRadarChanges.input, 0, 20, (count) => ({ filter: { tagIds: numbers(count) } })],
  [
    'kinds of the feed',
    listRadarChanges.input,
    0,
    RADAR_KINDS.length,
    (count) => ({ filter: { kinds: kinds(count) } }),
  ],
])('%s: so many and no more', (_, of, least, most, fill) => {
  const takes = (count: number) => of.safeParse({ cabinetId, ...fill(count) }).success;
  expect([takes(least), takes(most), takes(most + 1)]).toEqual([true, true, false]);
  if (least > 0) expect(takes(least - 1)).toBe(false);
});

test('a visit begins at an id or at none', () => {
  const takes = (seenUntil: unknown) => listRadarChanges.input.safeParse({ cabinetId, seenUntil }).success;
  expect([-1, 0, 2_147_483_647, 2_147_483_648, 1.5, null].map(takes)).toEqual([
    false,
    true,
    true,
    false,
    false,
    true,
  ]);
  expect(markRadarSeen.input.safeParse({ cabinetId, upTo: 0 }).success).toBe(false);
});

test('a part of a name is a line of two hundred letters at most', () => {
  const takes = (contains: string) => listRadarProducts.input.safeParse({ cabinetId, contains }).success;
  expect([takes(''), takes('я'.repeat(200)), takes('я'.repeat(201))]).toEqual([true, true, false]);
});
