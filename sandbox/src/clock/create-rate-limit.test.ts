import { describe, expect, test } from 'vitest';
import { createClock } from '../clock/create-clock.ts';
import { createRateLimit } from './create-rate-limit.ts';

function limitAt(speed: number) {
  let realMs = 0;
  const realNowMs = () => realMs;
  const clock = createClock({ startAt: new Date(0), speed, realNowMs });
  const limit = createRateLimit(clock, { requests: 50, perMs: 1000, burst: 50 }, realNowMs);
  const allowedOf = (calls: number, clientId = 'a') =>
    Array.from({ length: calls }, () => limit.take(clientId)).filter((waitMs) => waitMs === 0).length;
  return { waitOf: () => limit.take('a'), allowedOf, passReal: (ms: number) => (realMs += ms) };
}

describe('rate limit', () => {
  test('50 requests at once, then 50 a second', () => {
    const { allowedOf, passReal } = limitAt(1);
    expect(allowedOf(80)).toBe(50);
    passReal(100);
    expect(allowedOf(80)).toBe(5);
    passReal(60_000);
    expect(allowedOf(80)).toBe(50);
  });

  test('says after how long a request will be allowed', () => {
    const { waitOf, allowedOf, passReal } = limitAt(1);
    allowedOf(50);
    expect(waitOf()).toBe(20);
    passReal(15);
    expect(waitOf()).toBe(5);
  });

  test('each Client-Id has its own', () => {
    const { allowedOf } = limitAt(1);
    expect(allowedOf(60, 'a')).toBe(50);
    expect(allowedOf(60, 'b')).toBe(50);
  });

  test('requests of long ago and those of now keep none of each other waiting', () => {
    let simulatedMs = 0;
    const clock = { ...createClock({ startAt: new Date(0), speed: 0 }), now: () => new Date(simulatedMs) };
    const limit = createRateLimit(clock, { requests: 1, perMs: 60_000, burst: 1 }, () => 0);
    const takeAt = (at: number) => {
      simulatedMs = at;
      return limit.take('a');
    };
    const now = 90 * 24 * 3_600_000;
    expect([takeAt(now), takeAt(0), takeAt(60_000), takeAt(now)]).toEqual([0, 0, 0, 0]);
    expect(takeAt(now + 15_000)).toBe(45_000);
  });

  test('fast simulated time fills it faster, standing time does not stop it', () => {
    const fast = limitAt(60);
    fast.allowedOf(50);
    fast.passReal(10);
    expect(fast.allowedOf(80)).toBe(30);
    const standing = limitAt(0);
    standing.allowedOf(50);
    standing.passReal(10_000);
    expect(standing.allowedOf(80)).toBe(50);
  });
});
