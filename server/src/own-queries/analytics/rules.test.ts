import { expect, test } from 'vitest';
import { mayReadAnalytics, nextDays, toProductRow } from './rules.ts';

test('only the two larger subscriptions may read it, and an unknown level is tried', () => {
  const levels = ['none', 'lite', 'premium', 'plus', 'pro', 'unknown'] as const;
  expect(levels.filter(mayReadAnalytics)).toEqual(['plus', 'pro', 'unknown']);
});

test('a run requests a week of missing days, the newest first', () => {
  const missing = Array.from({ length: 9 }, (_, index) => `2026-02-${20 - index}`);
  expect(nextDays(missing)).toEqual(missing.slice(0, 7));
  expect(nextDays(missing.slice(0, 2))).toEqual(missing.slice(0, 2));
});

test('a line keeps counts, and money in kopecks', () => {
  const metrics = {
    hits_view_search: 120,
    session_view_search: 90,
    session_view_pdp: 12,
    ordered_units: 2,
    revenue: 1299.9,
  };
  const row = toProductRow(
    4,
    { dimensions: ['77', '2026-03-01'], metrics },
    new Date('2026-03-02T12:00:00Z'),
  );
  expect(row).toEqual({
    cabinet: 4,
    sku: 77,
    day: '2026-03-01',
    views: 120,
    view_users: 90,
    card_users: 12,
    units: 2,
    revenue_kopecks: 129_990,
    taken_at: '2026-03-02 12:00:00',
  });
});
