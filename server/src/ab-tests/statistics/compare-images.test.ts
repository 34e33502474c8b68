import { DAY_MS } from '@vitrina/contract/durations.ts';
import { expect, test } from 'vitest';
import { expectedWindows, rankImages } from './compare-images.ts';

test.each([
  ['two weeks of a longer test', { images: 2, intervalMinutes: 60, longestMs: 28 * DAY_MS }, 168],
  ['the whole of a shorter one', { images: 3, intervalMinutes: 120, longestMs: 7 * DAY_MS }, 28],
  ['at least one', { images: 15, intervalMinutes: 1440, longestMs: DAY_MS }, 1],
])('windows of each image are expected in %s', (_, started, windows) => {
  expect(expectedWindows(started)).toBe(windows);
});

const rate = (share: number) => ({
  rate: share,
  variance: 1e-8,
  overDispersion: 1.5,
  views: 30_000,
  windows: 40,
});

test('the image that is clicked more is most likely the best, and one alone is for certain', () => {
  const two = rankImages(new Map([1, 2].map((id) => [id, rate(0.02 + id / 1000)])), [1, 2]);
  expect([...two.keys()]).toEqual([1, 2]);
  expect(two.get(2)?.chance).toBeGreaterThan(two.get(1)?.chance ?? 1);
  expect(rankImages(new Map([[1, rate(0.02)]]), [1]).get(1)?.chance).toBeCloseTo(1, 6);
});

test('while one of them was not measured, or there are none, nobody knows which is the best', () => {
  expect(rankImages(new Map([[1, rate(0.02)]]), [1, 2])).toEqual(new Map());
  expect(rankImages(new Map(), [])).toEqual(new Map());
});
