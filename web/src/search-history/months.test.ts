import { expect, test } from 'vitest';
import { periodOfMonth, refuseMonth } from './months.ts';

const BOUNDS = { minimum: '2024-03-14', maximum: '2026-02-20' };

test.each([
  ['2024-02-01', 'beforeMinimum'],
  ['2024-03-01', undefined],
  ['2026-02-01', undefined],
  ['2026-03-01', 'afterMaximum'],
])('without a limit of the plan, the month of %s is refused as %s', (day, refusal) => {
  expect(refuseMonth(day, BOUNDS, null)).toBe(refusal);
});

test('a plan of 30 days shows this month and the end of the last one', () => {
  expect(refuseMonth('2025-12-01', BOUNDS, 30)).toBe('beforePlan');
  expect(refuseMonth('2026-01-01', BOUNDS, 30)).toBeUndefined();
  expect(periodOfMonth('2026-01-01', BOUNDS, 30)).toEqual({ from: '2026-01-22', to: '2026-01-31' });
});

test('a month is cut where the data begins and ends', () => {
  expect(periodOfMonth('2024-03-31', BOUNDS, null)).toEqual({ from: '2024-03-14', to: '2024-03-31' });
  expect(periodOfMonth('2026-02-01', BOUNDS, null)).toEqual({ from: '2026-02-01', to: '2026-02-20' });
  expect(periodOfMonth('2026-03-01', BOUNDS, null)).toBeUndefined();
});

test.each([
  ['2024-12-15', { from: '2024-12-01', to: '2024-12-31' }],
  ['2025-02-28', { from: '2025-02-01', to: '2025-02-28' }],
  ['2025-04-01', { from: '2025-04-01', to: '2025-04-30' }],
])('the month of %s is whole', (day, period) => {
  expect(periodOfMonth(day, BOUNDS, null)).toEqual(period);
});

test('a month that touches what there is by one day is not refused', () => {
  expect(refuseMonth('2024-02-10', { ...BOUNDS, minimum: '2024-02-29' }, null)).toBeUndefined();
  expect(refuseMonth('2024-02-10', { ...BOUNDS, minimum: '2024-03-01' }, null)).toBe('beforeMinimum');
  expect(refuseMonth('2026-02-10', { ...BOUNDS, maximum: '2026-02-01' }, null)).toBeUndefined();
  expect(refuseMonth('2026-02-10', { ...BOUNDS, maximum: '2026-01-31' }, null)).toBe('afterMaximum');
  // Twenty-one days that end on 20 February begin on 31 January.
  expect(refuseMonth('2026-01-10', BOUNDS, 21)).toBeUndefined();
  expect(refuseMonth('2026-01-10', BOUNDS, 20)).toBe('beforePlan');
});
