import type { RequestsDays } from '@vitrina/contract/my-requests.ts';
import { describe, expect, test } from 'vitest';
import type { WeekRequest } from './list-week-requests.ts';
import { judgeLoss, rankRequests, toRequest } from './rules.ts';

const week = (overrides: Partial<WeekRequest> = {}): WeekRequest => ({
  query: 'чай',
  isFound: true,
  isKnown: true,
  searchUsers: 200,
  viewUsers: 50,
  orders: 4,
  gmvKopecks: 100_00,
  positionNow: 12.5,
  positionBefore: 14,
  lastDay: '2026-02-20',
  lastPosition: 18,
  ...overrides,
});
const lost = week({ isFound: false, searchUsers: null, viewUsers: null, orders: null, positionNow: null });
const tracked = (lostAt: Date | null = null) => ({
  city: 'Казань',
  now: 'notFound' as const,
  before: 7,
  lostAt,
});
const days: RequestsDays = {
  visible: { from: '2025-03-10', to: '2026-03-10' },
  week: { from: '2026-03-03', to: '2026-03-09' },
  weekBefore: { from: '2026-02-24', to: '2026-03-02' },
  lookBack: { from: '2026-02-03', to: '2026-03-02' },
  hiddenDays: 0,
};
const said = { isImported: true, isExcluded: false, tag: 'зима' };

test('found, imported and tracked go together', () => {
  const request = toRequest('чай', { week: week(), said, tracked: tracked(), frequency: 900 }, days);
  expect(request).toMatchObject({
    isFound: true,
    isImported: true,
    isTracked: true,
    frequency: 900,
    visibility: 0.25,
    tag: 'зима',
  });
});

test('our own check is shown before the average, with its city', () => {
  expect(toRequest('чай', { week: week(), tracked: tracked() }, days).position).toEqual({
    kind: 'tracked',
    city: 'Казань',
    now: 'notFound',
    before: 7,
  });
  expect(toRequest('чай', { week: week() }, days).position).toEqual({
    kind: 'average',
    now: 12.5,
    before: 14,
  });
});

test('an unknown figure is absent, never zero', () => {
  const request = toRequest('чай', { said }, days);
  expect(request).toMatchObject({
    frequency: null,
    searchUsers: null,
    visibility: null,
    orders: null,
    isFound: false,
    isNew: false,
    lost: null,
    position: { kind: 'average', now: null, before: null },
  });
  expect(toRequest('чай', { week: week({ searchUsers: 0, viewUsers: 0 }) }, days).visibility).toBeNull();
});

test('a query is new when earlier days did not have it; without earlier days nothing is new', () => {
  const fresh = week({ isKnown: false, lastDay: null });
  expect(toRequest('чай', { week: fresh }, days).isNew).toBe(true);
  expect(toRequest('чай', { week: week() }, days).isNew).toBe(false);
  expect(toRequest('чай', { week: fresh }, { ...days, lookBack: null }).isNew).toBe(false);
});

describe('a lost query', () => {
  test('that is not tracked was lost on the day after the last one that had it', () => {
    expect(judgeLoss({ week: lost })).toEqual({
      at: '2026-02-20T21:00:00.000Z',
      precision: 'day',
      lastPosition: 18,
    });
  });

  test('that is tracked was lost in the hour that our checks know', () => {
    const lostAt = new Date('2026-02-21T08:00:00Z');
    expect(judgeLoss({ week: lost, tracked: tracked(lostAt) })).toMatchObject({
      at: '2026-02-21T08:00:00.000Z',
      precision: 'hour',
    });
  });

  test('keeps the day where our checks lost it before the marketplace did', () => {
    const before = new Date('2026-02-19T20:59:00Z');
    expect(judgeLoss({ week: lost, tracked: tracked(before) })).toMatchObject({ precision: 'day' });
    expect(judgeLoss({ week: lost, tracked: tracked(null) })).toMatchObject({ precision: 'day' });
  });

  test('is one that earlier days had', () => {
    expect(judgeLoss({ week: week() })).toBeNull();
    expect(judgeLoss({ said, tracked: tracked() })).toBeNull();
  });
});

test('found ones come first by their searchers, then the others by demand', () => {
  const one = (query: string, isFound: boolean, searchUsers: number | null, frequency?: number) =>
    toRequest(query, { week: week({ isFound, searchUsers }), frequency }, days);
  const ranked = rankRequests([
    one('д', false, null),
    one('г', false, null, 10),
    one('в', true, null),
    one('б', true, 5),
    one('а', true, 70),
  ]);
  expect(ranked.map(({ query }) => query).join('')).toBe('абвгд');
});
