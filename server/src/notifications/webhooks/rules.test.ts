import { DAY_MS } from '@vitrina/contract/durations.ts';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { followFailing, judge, outcomeOf, PAUSES_MS } from './rules.ts';

const answered = (status: number, retryAfterMs?: number) => ({
  outcome: 'answered' as const,
  status,
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
});

test.each([
  [200, 'delivered'],
  [204, 'delivered'],
  [299, 'delivered'],
  [301, 'redirect'],
  [304, 'redirect'],
  [400, 'refused'],
  [500, 'refused'],
  [101, 'refused'],
])('%i is %s', (status, outcome) => {
  expect(outcomeOf(answered(status))).toBe(outcome);
});

it('is tried again after growing pauses, and given up after the last of them', () => {
  const pauses = PAUSES_MS.map((_, place) => judge(answered(500), place + 1, 0));
  expect(pauses).toEqual(PAUSES_MS.map((afterMs) => ({ kind: 'again', afterMs })));
  expect(judge(answered(500), PAUSES_MS.length + 1, 0)).toEqual({ kind: 'givenUp' });
});

it('a receiver that is gone is not tried again, one that has it is not either', () => {
  expect(judge(answered(410), 1, 0)).toEqual({ kind: 'gone' });
  expect(judge(answered(202), PAUSES_MS.length + 1, 0)).toEqual({ kind: 'delivered' });
});

it('waits as long as it is asked to, by those answers that mean it, and no longer than the longest pause', () => {
  expect(judge(answered(429, 60_000), 1, 0)).toEqual({ kind: 'again', afterMs: 60_000 });
  expect(judge(answered(503, 1_000), 1, 0)).toEqual({ kind: 'again', afterMs: PAUSES_MS[0] });
  expect(judge(answered(500, 60_000), 1, 0)).toEqual({ kind: 'again', afterMs: PAUSES_MS[0] });
  expect(judge(answered(429, 1e12), 1, 0)).toEqual({ kind: 'again', afterMs: PAUSES_MS.at(-1) });
});

it('a pause is never shorter than planned, and longer by a fifth at most', () => {
  const failed = fc.constantFrom(
    { outcome: 'timeout' as const },
    { outcome: 'private' as const },
    answered(404),
  );
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(failed, fc.integer({ min: 1, max: PAUSES_MS.length }), chance, (posted, tries, by) => {
      const verdict = judge(posted, tries, by);
      const pause = PAUSES_MS[tries - 1] ?? 0;
      expect(verdict.kind).toBe('again');
      if (verdict.kind !== 'again') return;
      expect(verdict.afterMs).toBeGreaterThanOrEqual(pause);
      expect(verdict.afterMs).toBeLessThanOrEqual(Math.ceil(pause * 1.2));
    }),
  );
});

const SINCE = new Date('2026-11-24T09:00:00Z');
const failing = (days: number, more: { failedDays: number; isWarned?: boolean }) =>
  followFailing({ since: SINCE, at: new Date(SINCE.getTime() + days * DAY_MS), isWarned: false, ...more });

test.each([
  [0, 1, false, 'nothing'],
  [0.99, 1, false, 'nothing'],
  [1, 2, false, 'warn'],
  [1, 2, true, 'nothing'],
  [4.99, 5, true, 'nothing'],
  [5, 5, true, 'switchOff'],
  [5, 3, false, 'switchOff'],
  [5, 2, false, 'warn'],
  [90, 2, true, 'nothing'],
] as const)(
  '%d days with failures on %d of them, warned: %s, lead to %s',
  (days, failedDays, isWarned, step) => {
    expect(failing(days, { failedDays, isWarned })).toBe(step);
  },
);

it('the longer it lasts, the further it goes: nobody is warned of what is switched off, or twice', () => {
  const days = fc.double({ min: 0, max: 40, noNaN: true });
  fc.assert(
    fc.property(days, days, fc.integer({ min: 1, max: 40 }), (one, other, failedDays) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)];
      if (failing(early, { failedDays }) === 'switchOff')
        expect(failing(late, { failedDays })).toBe('switchOff');
      expect(failing(late, { failedDays, isWarned: true })).not.toBe('warn');
      if (late < 5 || failedDays < 3) expect(failing(late, { failedDays })).not.toBe('switchOff');
    }),
  );
});
