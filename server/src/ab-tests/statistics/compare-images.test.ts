import { DAY_MS } from '@vitrina/contract/durations.ts';
import { expect, test } from 'vitest';
import { expectedWindows } from './compare-images.ts';

test.each([
  ['two weeks of a longer test', { images: 2, intervalMinutes: 60, longestMs: 28 * DAY_MS }, 168],
  ['the whole of a shorter one', { images: 3, intervalMinutes: 120, longestMs: 7 * DAY_MS }, 28],
  ['at least one', { images: 15, intervalMinutes: 1440, longestMs: DAY_MS }, 1],
])('windows of each image are expected in %s', (_, started, windows) => {
  expect(expectedWindows(started)).toBe(windows);
});
