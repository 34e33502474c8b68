import { describe, expect, test } from 'vitest';
import { planCardPeriod } from './plan-card-period.ts';

// 15:20 in Moscow
const NOW = new Date('2026-03-02T12:20:00Z');
const plan = (from: string, to: string, name: 'none' | 'start' | 'expert' = 'expert') =>
  planCardPeriod({ from, to }, name, NOW);

describe('a period of a card', () => {
  test('has whole Moscow days, and ends now where the last one has not ended', () => {
    expect(plan('2026-02-20', '2026-02-28')).toEqual({
      from: new Date('2026-02-19T21:00:00Z'),
      to: new Date('2026-02-28T21:00:00Z'),
      lockedBefore: null,
    });
    expect(plan('2026-03-02', '2026-03-05').to).toEqual(NOW);
  });

  test('begins at the limit of the plan, and says that there is one', () => {
    const limit = new Date('2026-01-31T12:20:00Z');
    expect(plan('2026-01-01', '2026-03-02', 'start')).toEqual({ from: limit, to: NOW, lockedBefore: limit });
    expect(plan('2026-02-01', '2026-03-02', 'start').lockedBefore).toBeNull();
  });

  test('is empty where the plan shows nothing of it', () => {
    const { from, to, lockedBefore } = plan('2026-01-01', '2026-01-03', 'start');
    expect(from).toEqual(to);
    expect(lockedBefore).not.toBeNull();
  });

  test.each([
    ['2026-03-02', '2026-03-01'],
    ['2026-03-03', '2026-03-03'],
    ['2019-12-31', '2026-03-01'],
  ])('of %s to %s is refused', (from, to) => {
    expect(() => plan(from, to)).toThrow();
  });
});
