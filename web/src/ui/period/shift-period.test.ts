import { expect, test } from 'vitest';
import { shiftPeriod } from './shift-period.ts';

const BOUNDS = { minimum: '2024-03-14', maximum: '2026-11-20' };

test('the next and the previous period have the same length', () => {
  const week = { from: '2026-11-07', to: '2026-11-13' };
  expect(shiftPeriod(week, -1, BOUNDS)).toEqual({ from: '2026-10-31', to: '2026-11-06' });
  expect(shiftPeriod(week, 1, BOUNDS)).toEqual({ from: '2026-11-14', to: '2026-11-20' });
});

test('whole months are followed by whole months', () => {
  const february = { from: '2026-02-01', to: '2026-02-28' };
  expect(shiftPeriod(february, 1, BOUNDS)).toEqual({ from: '2026-03-01', to: '2026-03-31' });
  expect(shiftPeriod(february, -1, BOUNDS)).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  const winter = { from: '2025-12-01', to: '2026-02-28' };
  expect(shiftPeriod(winter, -1, BOUNDS)).toEqual({ from: '2025-09-01', to: '2025-11-30' });
});

test('a moved period stops at the bounds with its length, and there is no way past them', () => {
  expect(shiftPeriod({ from: '2026-11-10', to: '2026-11-16' }, 1, BOUNDS)).toEqual({
    from: '2026-11-14',
    to: '2026-11-20',
  });
  expect(shiftPeriod({ from: '2026-11-14', to: '2026-11-20' }, 1, BOUNDS)).toBeUndefined();
  expect(shiftPeriod({ from: BOUNDS.minimum, to: '2024-03-20' }, -1, BOUNDS)).toBeUndefined();
  expect(shiftPeriod({ from: '2026-10-01', to: '2026-10-31' }, 1, BOUNDS)).toEqual({
    from: '2026-11-01',
    to: '2026-11-20',
  });
});
