import { expect, test } from 'vitest';
import { judgeOwnPeriod, visibleOwnDays } from './own-days.ts';

// 12:00 Moscow: before 15:00 the newest ready day is the one before yesterday.
const NOON = new Date('2026-03-02T09:00:00Z');
const THREE = new Date('2026-03-02T12:00:00Z');

test('a plan shows its own number of ready days, none before collection began', () => {
  expect(visibleOwnDays(7, NOON)).toEqual({ from: '2026-02-22', to: '2026-03-02' });
  expect(visibleOwnDays(7, THREE)).toEqual({ from: '2026-02-23', to: '2026-03-02' });
  expect(visibleOwnDays(5000, NOON).from).toBe('2024-03-14');
});

test('a period is inside of them or refused with them', () => {
  const visible = visibleOwnDays(7, NOON);
  expect(judgeOwnPeriod({ from: '2026-02-22', to: '2026-02-28' }, visible)).toBeUndefined();
  const outside = [
    { from: '2026-02-21', to: '2026-02-28' },
    { from: '2026-02-22', to: '2026-03-03' },
    { from: '2026-02-28', to: '2026-02-27' },
  ];
  for (const requested of outside)
    expect(judgeOwnPeriod(requested, visible)).toMatchObject({
      key: 'searchHistory.outOfRange',
      meta: visible,
    });
});
