import { expect, test } from 'vitest';
import { halfOf, heatOf } from './heat.ts';

test.each([
  [0, 'poor'],
  [0.4999, 'poor'],
  [0.5, 'good'],
  [1, 'good'],
])('a place at which %d of the searchers saw the product is %s', (visibility, heat) =>
  expect(heatOf(halfOf(visibility) ?? Number.NaN)).toBe(heat),
);

test('what nobody measured has no colour', () =>
  expect([halfOf(null), halfOf(undefined)]).toEqual([null, null]));
