import { expect, test } from 'vitest';
import { jittered, waitAfterLoss } from './reconnect-pause.ts';

test('a connection that never opens is tried less and less often', () => {
  expect(waitAfterLoss(undefined, 0)).toBe(250);
  expect(waitAfterLoss(250, 10)).toBe(500);
  expect(waitAfterLoss(4000, 10_000)).toBe(8000);
  expect(waitAfterLoss(8000, 10)).toBe(10_000);
  expect(waitAfterLoss(10_000, 10)).toBe(10_000);
});

test('one that held for longer than the longest wait begins anew', () => {
  expect(waitAfterLoss(8000, 10_001)).toBe(250);
});

test('a wait is shortened by up to a half', () => {
  expect([0, 0.5, 1].map((chance) => jittered(1000, chance))).toEqual([500, 750, 1000]);
});
