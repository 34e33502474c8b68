import { expect, test } from 'vitest';
import { clipPeriod, earliestInPlan, findPreset, periodDays, presetPeriod } from './period.ts';

const BOUNDS = { minimum: '2024-03-14', maximum: '2026-11-20' };

test.each([
  ['7d', '2026-11-14'],
  ['28d', '2026-10-24'],
  ['month', '2026-10-21'],
  ['quarter', '2026-08-21'],
  ['half', '2026-05-21'],
  ['year', '2025-11-21'],
  ['all', '2024-03-14'],
] as const)('%s begins on %s and ends on the last day', (preset, from) => {
  expect(presetPeriod(preset, BOUNDS)).toEqual({ from, to: '2026-11-20' });
});

test('a month back from the 31st lands on the last day of a shorter month', () => {
  expect(presetPeriod('month', { ...BOUNDS, maximum: '2026-03-31' }).from).toBe('2026-03-01');
});

test('no preset begins before the collection did', () => {
  expect(presetPeriod('year', { minimum: '2026-11-01', maximum: '2026-11-20' }).from).toBe('2026-11-01');
});

test('a plan of N days shows N days, the last one included', () => {
  const from = earliestInPlan(BOUNDS, 60);
  expect(periodDays({ from, to: BOUNDS.maximum })).toBe(60);
  expect(earliestInPlan(BOUNDS, 100_000)).toBe(BOUNDS.minimum);
  expect(earliestInPlan(BOUNDS, null)).toBe(BOUNDS.minimum);
});

test('a period is named by its preset only when both ends agree', () => {
  expect(findPreset({ from: '2026-10-24', to: '2026-11-20' }, BOUNDS)).toBe('28d');
  expect(findPreset({ from: '2026-10-24', to: '2026-11-19' }, BOUNDS)).toBeUndefined();
});

test('of a period only the part within the bounds is left', () => {
  expect(clipPeriod({ from: '2024-01-01', to: '2024-03-20' }, BOUNDS)).toEqual({
    from: '2024-03-14',
    to: '2024-03-20',
  });
  expect(clipPeriod({ from: '2024-01-01', to: '2024-03-13' }, BOUNDS)).toBeUndefined();
});
