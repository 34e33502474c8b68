import { expect, test } from 'vitest';
import { listPlanned } from './list-planned.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const check = {
  termId: 1,
  cityId: 2,
  query: 'чай',
  tickOffset: 0,
  movedTicks: 0,
  priority: 1,
  isHeld: false,
  places: {},
  skus: [],
};

test('a check whose slot begins now is not moved any more', () => {
  const checks = [-1, 0, 1].map((seconds) => ({ ...check, slotAt: at(seconds) }));
  expect(listPlanned(checks, NOW).map(({ slotAt }) => slotAt)).toEqual([at(1)]);
});

test('each product stands with when it was last looked at, or never', () => {
  const seconds = NOW.getTime() / 1000 - 90;
  const [planned] = listPlanned(
    [{ ...check, slotAt: at(1), skus: [5, 6], places: { 5: [12, 0.1, seconds] } }],
    NOW,
  );
  expect(planned?.checkedAt).toEqual([
    { sku: 5, at: at(-90) },
    { sku: 6, at: null },
  ]);
});
