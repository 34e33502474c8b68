import { expect, test } from 'vitest';
import { planMaximum } from './plan-maximum.ts';

test('a limit is found by its name, be it zero, and one that is not told is unknown', () => {
  const limits = [
    { name: 'cabinets' as const, maximum: 3 },
    { name: 'positionProducts' as const, maximum: 0 },
  ];
  expect(planMaximum(limits, 'cabinets')).toBe(3);
  expect(planMaximum(limits, 'positionProducts')).toBe(0);
  expect([planMaximum(limits, 'trackingWords'), planMaximum([], 'cabinets')]).toEqual([null, null]);
});
