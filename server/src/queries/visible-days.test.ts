import { expect, test } from 'vitest';
import { judgeDay, visibleDays } from './visible-days.ts';

const NOW = new Date('2026-03-02T09:00:00Z');

test('a plan shows its number of last days, and no day before the collection began', () => {
  expect(visibleDays('ozon', 7, NOW)).toEqual({ from: '2026-02-23', to: '2026-03-02' });
  expect(visibleDays('ozon', 365, new Date('2024-04-01T09:00:00Z')).from).toBe('2024-03-14');
  expect(visibleDays('ym', 365, new Date('2025-02-01T09:00:00Z')).from).toBe('2025-01-09');
});

test('a day outside of the plan is refused with the days that it has', () => {
  const visible = visibleDays('ozon', 28, NOW);
  expect(judgeDay('2026-02-02', visible)).toBeUndefined();
  for (const day of ['2026-02-01', '2026-03-03'])
    expect(judgeDay(day, visible)).toMatchObject({ key: 'searchHistory.outOfRange', meta: visible });
});
