import { HOUR_MS } from '@vitrina/contract/durations.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMarket } from '../../market/create-market.ts';
import { createTraffic } from '../../traffic/create-traffic.ts';
import type { OrderedReport } from './ordered-report.ts';
import { planTimes, progressOf } from './report-progress.ts';
import { openScope } from './report-scope.ts';

const market = createMarket({ seed: 7, queryCount: 500, productCount: 2000 });
const traffic = createTraffic(market);
const ORDERED_MS = Date.parse('2026-11-21T09:00:00Z');
const LAST_CLOSED = 20_777;

const report = (overrides: Partial<OrderedReport> = {}): OrderedReport => ({
  id: 'a',
  sellerId: 7,
  kind: 'shows-sales',
  format: 'CSV',
  requestedAtMs: ORDERED_MS,
  isFailed: false,
  from: LAST_CLOSED - 6,
  to: LAST_CLOSED,
  ...overrides,
});
const stateAfter = (ms: number, ordered = report()) =>
  progressOf(openScope(market, traffic, ordered), new Date(ORDERED_MS + ms));

const RANKS = { PENDING: 0, PROCESSING: 1, DONE: 2, FAILED: 2 };

describe('progress of a report', () => {
  test('waits, is made, is done', () => {
    const { waitedMs, madeMs } = planTimes(report());
    const states = [0, waitedMs - 1, waitedMs, madeMs - 1, madeMs].map((ms) => stateAfter(ms).status);
    expect(states).toEqual(['PENDING', 'PENDING', 'PROCESSING', 'PROCESSING', 'DONE']);
  });

  test('never goes back, and takes about a minute', () => {
    const moment = fc.integer({ min: 0, max: 180_000 });
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), moment, moment, (id, one, other) => {
        const [sooner, later] = one < other ? [one, other] : [other, one];
        const rankAt = (ms: number) => RANKS[stateAfter(ms, report({ id })).status];
        expect(rankAt(sooner)).toBeLessThanOrEqual(rankAt(later));
        expect(planTimes({ id }).madeMs).toBeLessThan(70_000);
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    ['a year of a seller with many products', { from: LAST_CLOSED - 1100 }, 'TOO_LARGE'],
    ['a seller without products', { sellerId: 5_000_000 }, 'NO_DATA'],
    ['a day that still runs', { from: LAST_CLOSED + 1, to: LAST_CLOSED + 1 }, 'NO_DATA'],
    [
      'an unknown category',
      { kind: 'competitors-position' as const, categoryId: 9999 },
      'RESOURCE_NOT_FOUND',
    ],
    ['nothing wrong', { isFailed: true }, undefined],
  ])('fails: %s', (_name, overrides, subStatus) => {
    const state = stateAfter(HOUR_MS, report(overrides));
    expect(state.status).toBe('FAILED');
    expect('subStatus' in state ? state.subStatus : undefined).toBe(subStatus);
  });
});
