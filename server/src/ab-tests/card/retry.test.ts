import { MINUTE_MS, SECOND_MS } from '@vitrina/contract/durations.ts';
import { expect, it } from 'vitest';
import { isPatienceOver, waitAfter } from './retry.ts';

it.each([
  [0, 30 * SECOND_MS],
  [1, MINUTE_MS],
  [4, 8 * MINUTE_MS],
  [5, 15 * MINUTE_MS],
  [500, 15 * MINUTE_MS],
])('after %i failures it waits %i ms', (failures, ms) => {
  expect(waitAfter(failures)).toBe(ms);
});

it.each([
  [10, 29, false],
  [10, 30, true],
  [120, 119, false],
  [120, 120, true],
])('with windows of %i minutes, failing for %i: over is %s', (interval, minutes, isOver) => {
  const now = new Date('2026-03-02T09:00:00Z');
  expect(isPatienceOver(new Date(now.getTime() - minutes * MINUTE_MS), interval, now)).toBe(isOver);
});
