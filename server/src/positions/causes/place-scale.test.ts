import { expect, test } from 'vitest';
import { heightOf, placeAt, placesOf } from './place-scale.ts';

test('from 5 to 10 is as far as from 35 to 50', () => {
  expect(heightOf(5) - heightOf(10)).toBeCloseTo(heightOf(35) - heightOf(50), 10);
  expect(heightOf(5)).toBeGreaterThan(heightOf(10));
});

test('a height is that of its place, and none is above the first', () => {
  expect(placeAt(heightOf(37))).toBeCloseTo(37, 10);
  expect(placeAt(heightOf(2.5))).toBeCloseTo(2.5, 10);
  expect(placeAt(0)).toBe(1);
});

test('a small step of height is worth the more places the further down', () => {
  expect(placesOf(0.01, 90)).toBeCloseTo(1, 10);
  expect(placesOf(0.01, 90)).toBeCloseTo(placeAt(heightOf(90) - 0.01) - 90, 1);
});
