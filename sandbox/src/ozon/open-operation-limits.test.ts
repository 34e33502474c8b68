import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { describe, expect, test } from 'vitest';
import { createClock } from '../clock/create-clock.ts';
import { openStore } from '../platform/open-store.ts';
import { OPERATION_LIMITS, openOperationLimits } from './open-operation-limits.ts';

const { perMinute, perDay } = OPERATION_LIMITS;

function limitsAt(now: string) {
  let realMs = 0;
  const clock = createClock({ startAt: new Date(now), speed: 0, realNowMs: () => 0 });
  const store = openStore();
  const open = () => openOperationLimits(store, clock, () => realMs);
  return {
    limits: open(),
    reopen: open,
    pass: (ms: number) => clock.move(new Date(clock.now().getTime() + ms)),
    passReal: (ms: number) => (realMs += ms),
  };
}

describe('limits of changed products', () => {
  test('a minute has so many, then the next one', () => {
    const { limits, pass } = limitsAt('2026-11-21T09:00:00Z');
    expect(limits.take(7, perMinute - 10)).toBeUndefined();
    expect(limits.take(7, 11)).toEqual({ retryMs: MINUTE_MS, remaining: 10 });
    expect(limits.take(7, 10)).toBeUndefined();
    expect(limits.take(8, perMinute)).toBeUndefined();
    pass(MINUTE_MS);
    expect(limits.take(7, perMinute)).toBeUndefined();
  });

  test('a standing clock does not refuse for ever', () => {
    const { limits, passReal } = limitsAt('2026-11-21T09:00:00Z');
    limits.take(7, perMinute);
    expect(limits.take(7, 1)).toBeDefined();
    passReal(MINUTE_MS);
    expect(limits.take(7, 1)).toBeUndefined();
  });

  test('a day has so many, until 03:00 Moscow time', () => {
    const { limits, pass } = limitsAt('2026-11-21T20:00:00Z');
    for (let used = 0; used < perDay; used += perMinute) {
      expect(limits.take(7, perMinute)).toBeUndefined();
      pass(MINUTE_MS);
    }
    const passedMs = (perDay / perMinute) * MINUTE_MS;
    expect(limits.take(7, 1)).toEqual({ retryMs: 4 * 60 * MINUTE_MS - passedMs, remaining: 0 });
    expect(limits.today(7)).toEqual({ usage: perDay, resetAt: new Date('2026-11-22T00:00:00Z') });
    pass(4 * 60 * MINUTE_MS - passedMs);
    expect(limits.take(7, 1)).toBeUndefined();
    expect(limits.today(7).usage).toBe(1);
  });

  test('what was used today outlives a restart', () => {
    const { limits, reopen } = limitsAt('2026-11-21T09:00:00Z');
    limits.take(7, 30);
    expect(reopen().today(7).usage).toBe(30);
  });
});
