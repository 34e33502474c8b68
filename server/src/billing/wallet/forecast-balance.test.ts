import { DAY_MS } from '@vitrina/contract/durations.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forecastBalance } from './forecast-balance.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const USE = {
  available: 1000,
  firstAt: daysAgo(90),
  tests: 3000,
  plans: 0,
  renewal: undefined,
  now: NOW,
};

test('enough until the last day that is paid in full', () => {
  expect(forecastBalance(USE)).toEqual({ kind: 'until', day: '2026-03-12', perDay: 100, renews: false });
  expect(forecastBalance({ ...USE, available: 1050 })).toMatchObject({ day: '2026-03-12' });
  expect(forecastBalance({ ...USE, available: 0 })).toMatchObject({ day: '2026-03-02' });
});

test('plans bought by hand are a part of the mean, less what was credited of them', () => {
  expect(forecastBalance({ ...USE, tests: 0, plans: 3000 })).toEqual(forecastBalance(USE));
  expect(forecastBalance({ ...USE, tests: 0, plans: -500 })).toEqual({ kind: 'unknown', reason: 'unspent' });
});

describe('a plan that renews itself', () => {
  const renewal = { at: new Date('2026-03-05T09:00:00Z'), points: 600 };

  test('is counted on its days and not in the mean', () => {
    const forecast = forecastBalance({ ...USE, tests: 300, plans: 600, renewal });
    // 30 of 1000 by 5 March, 600 on it, then 10 a day up to the second one.
    expect(forecast).toEqual({ kind: 'until', day: '2026-04-04', perDay: 10, renews: true });
  });

  test('is enough of a use by itself', () => {
    expect(forecastBalance({ ...USE, tests: 0, available: 599, renewal })).toEqual({
      kind: 'until',
      day: '2026-03-04',
      perDay: 0,
      renews: true,
    });
  });
});

describe('there is no day', () => {
  test.each([
    ['a wallet that was never used', { firstAt: null }, 'young'],
    ['a wallet of thirteen days', { firstAt: daysAgo(13.9) }, 'young'],
    ['a month without use', { tests: 0 }, 'unspent'],
  ] as const)('for %s', (_, change, reason) => {
    expect(forecastBalance({ ...USE, ...change })).toEqual({ kind: 'unknown', reason });
  });

  test('beyond a year', () => {
    expect(forecastBalance({ ...USE, available: 40_000 })).toEqual({
      kind: 'beyond',
      perDay: 100,
      renews: false,
    });
  });
});

test('a shorter past is divided by its own days', () => {
  expect(forecastBalance({ ...USE, firstAt: daysAgo(15), tests: 1500 })).toMatchObject({ perDay: 100 });
});

test('more points never last shorter, more use never longer', () => {
  const lasts = (available: number, tests: number) => {
    const forecast = forecastBalance({ ...USE, available, tests });
    return forecast.kind === 'until' ? forecast.day : 'beyond';
  };
  const points = fc.integer({ min: 0, max: 30_000 });
  fc.assert(
    fc.property(points, points, fc.integer({ min: 1, max: 9000 }), (available, more, tests) => {
      expect(lasts(available + more, tests) >= lasts(available, tests)).toBe(true);
      expect(lasts(available, tests + more) <= lasts(available, tests)).toBe(true);
    }),
  );
});
