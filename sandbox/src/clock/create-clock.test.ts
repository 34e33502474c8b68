import { describe, expect, test } from 'vitest';
import { createClock } from './create-clock.ts';
import { ClockOrder, moveClock } from './move-clock.ts';

function handClock(startAt: string, speed: number) {
  let realMs = 1_000_000;
  const clock = createClock({ startAt: new Date(startAt), speed, realNowMs: () => realMs });
  return { clock, passReal: (ms: number) => (realMs += ms) };
}

describe('clock', () => {
  test('multiplies real time', () => {
    const { clock, passReal } = handClock('2026-11-21T09:00:00Z', 60);
    passReal(1000);
    expect(clock.now().toISOString()).toBe('2026-11-21T09:01:00.000Z');
  });

  test('keeps the moment when the speed changes, and stands at speed 0', () => {
    const { clock, passReal } = handClock('2026-11-21T09:00:00Z', 60);
    passReal(1000);
    moveClock(clock, { speed: 0 });
    passReal(60_000);
    expect(clock.now().toISOString()).toBe('2026-11-21T09:01:00.000Z');
  });

  test('goes on from the moment it is moved to, at the same speed', () => {
    const { clock, passReal } = handClock('2026-11-21T09:00:00Z', 2);
    moveClock(clock, { now: '2026-01-01T00:00:00+03:00' });
    passReal(500);
    expect(clock.now().toISOString()).toBe('2025-12-31T21:00:01.000Z');
    moveClock(clock, { advanceMinutes: 90 });
    expect(clock.now().toISOString()).toBe('2025-12-31T22:30:01.000Z');
  });

  test('starts at the real moment by default', () => {
    const { realNowMs } = { realNowMs: () => 1_795_000_000_000 };
    expect(createClock({ realNowMs }).now().getTime()).toBe(1_795_000_000_000);
  });

  test.each([
    { now: '2026-11-21' },
    { now: '2026-11-21T09:00:00Z', advanceMinutes: 5 },
    { speed: -1 },
    { speed: Number.NaN },
    { faster: true },
  ])('refuses %j', (order) => {
    expect(ClockOrder.safeParse(order).success).toBe(false);
  });
});
