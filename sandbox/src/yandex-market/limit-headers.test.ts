import { describe, expect, test } from 'vitest';
import { countCost } from './count-cost.ts';
import { limitExceeded, limitHeaders } from './limit-headers.ts';

const state = { limit: 5, remaining: 2, untilMs: Date.parse('2026-11-21T09:00:00.001Z'), isExceeded: false };

describe('limits in headers and words', () => {
  test('the end is rounded up: nobody comes back a moment too early', () => {
    expect(limitHeaders(state)).toEqual({
      'x-ratelimit-resource-limit': '5',
      'x-ratelimit-resource-remaining': '2',
      'x-ratelimit-resource-until': 'Sat, 21 Nov 2026 09:00:01 GMT',
    });
    const whole = { ...state, untilMs: Date.parse('2026-11-21T09:00:00Z') };
    expect(limitHeaders(whole)['x-ratelimit-resource-until']).toBe('Sat, 21 Nov 2026 09:00:00 GMT');
  });

  test.each([
    [60_000, '1 minute'],
    [600_000, '10 minutes'],
    [3_600_000, '1 hour'],
    [86_400_000, '1 day'],
    [90_000, '90 seconds'],
  ])('%i ms is %s', (perMs, period) => {
    expect(limitExceeded({ amount: 5, perMs }, '/v2/x', state)).toMatchObject({
      status: 420,
      message: `Hit rate limit of 5 requests per ${period} for resource /v2/x`,
    });
  });

  test.each([
    [{ regions: [1, 2] }, undefined, 1],
    [{ regions: [1, 2] }, 'regions', 2],
    [{ result: { shopSkus: [1, 2, 3] } }, 'result.shopSkus', 3],
    [{ regions: { id: 1 } }, 'regions.children', 0],
    [null, 'regions', 0],
  ])('%j by %s costs %i', (answer, counted, cost) => expect(countCost(answer, counted)).toBe(cost));
});
