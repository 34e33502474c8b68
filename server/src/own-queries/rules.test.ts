import { moscowDay } from '@vitrina/contract/dates.ts';
import { describe, expect, it } from 'vitest';
import {
  isDayFinal,
  isWithoutPremium,
  lastReadyDay,
  missingDays,
  nextReadyAt,
  toOwnQueryRow,
} from './rules.ts';

const BEFORE = new Date('2026-03-02T11:59:59Z');
const AFTER = new Date('2026-03-02T12:00:00Z');

describe('product.md 8.4: the figures of a day are ready on the next one after 15:00 Moscow', () => {
  it('one second before', () => expect(lastReadyDay(BEFORE)).toBe('2026-02-28'));
  it('at the hour', () => expect(lastReadyDay(AFTER)).toBe('2026-03-01'));
  it('the next run is due when one more day becomes ready', () => {
    expect(nextReadyAt(BEFORE).toISOString()).toBe('2026-03-02T12:00:00.000Z');
    expect(lastReadyDay(nextReadyAt(AFTER))).toBe('2026-03-02');
  });
  it('today is never asked for', () => expect(missingDays(AFTER, new Set())).not.toContain(moscowDay(AFTER)));
});

it('days come newest first, without those that are stored', () => {
  expect(missingDays(AFTER, new Set(['2026-02-28'])).slice(0, 3)).toEqual([
    '2026-03-01',
    '2026-02-27',
    '2026-02-26',
  ]);
});

it('an empty day is asked again for three days', () => {
  expect([isDayFinal(AFTER, '2026-02-27'), isDayFinal(AFTER, '2026-02-26')]).toEqual([false, true]);
});

describe('what a subscription does not give', () => {
  const given = { sku: 1, query: ' Чай ', unique_search_users: 10, order_count: null, gmv: 12.345 };
  const without = { ...given, unique_view_users: null, position: null, view_conversion: null };

  it('stays absent instead of becoming zero', () => {
    expect(toOwnQueryRow(5, '2026-03-01', without, AFTER)).toMatchObject({
      query: 'чай',
      position: null,
      orders: null,
      gmv_kopecks: 1235,
      taken_at: '2026-03-02 12:00:00',
    });
  });

  it('is noticed only when every line lacks it', () => {
    expect(isWithoutPremium([without])).toBe(true);
    expect(isWithoutPremium([without, { ...without, position: 3 }])).toBe(false);
    expect(isWithoutPremium([])).toBe(false);
  });
});
