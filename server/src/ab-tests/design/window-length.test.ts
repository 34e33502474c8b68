import { expect, test } from 'vitest';
import { burnInMinutes, leastInterval } from './window-length.ts';

test.each([
  [0, 10],
  [2.5, 10],
  [3, 20],
  [15, 60],
  [16, 80],
  [60, 240],
  [360, 1440],
  [361, undefined],
])('with a delay of %s minutes a window lasts %s minutes or more', (delay, minutes) => {
  expect(leastInterval(delay)).toBe(minutes);
});

test.each([
  [{ propagationMinutes: 0, intervalMinutes: 60, hasCarryOver: false }, 0],
  [{ propagationMinutes: 7, intervalMinutes: 60, hasCarryOver: false }, 10],
  [{ propagationMinutes: 7, intervalMinutes: 60, hasCarryOver: true }, 20],
  [{ propagationMinutes: 25, intervalMinutes: 60, hasCarryOver: true }, 30],
  [{ propagationMinutes: 60, intervalMinutes: 120, hasCarryOver: false }, 60],
])('of %j, %s minutes are not counted', (input, minutes) => {
  expect(burnInMinutes(input)).toBe(minutes);
});
