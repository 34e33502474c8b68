import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createClock } from '../clock/create-clock.ts';
import { createResourceLimits } from './create-resource-limits.ts';

const LIMIT = { amount: 3, perMs: 60_000 };
const START = new Date('2026-11-21T09:00:00Z');

function openLimits() {
  let realMs = 0;
  const clock = createClock({ startAt: START, speed: 0, realNowMs: () => realMs });
  const limits = createResourceLimits(clock, () => realMs);
  return {
    take: (cost = 1, key = 'a') => limits.take(key, LIMIT, cost),
    passReal: (ms: number) => {
      realMs += ms;
    },
    passSimulated: (ms: number) => clock.move(new Date(clock.now().getTime() + ms)),
  };
}

test('a window has its amount and reports what is left of it', () => {
  const { take } = openLimits();
  expect(
    [take(), take(), take(), take()].map(({ remaining, isExceeded }) => [remaining, isExceeded]),
  ).toEqual([
    [2, false],
    [1, false],
    [0, false],
    [0, true],
  ]);
  expect(take(1, 'b').isExceeded).toBe(false);
});

test.each(['passReal', 'passSimulated'] as const)('it closes by either clock: %s', (pass) => {
  const limits = openLimits();
  limits.take(3);
  limits[pass](59_000);
  expect(limits.take()).toMatchObject({ isExceeded: true });
  limits[pass](1000);
  expect(limits.take()).toMatchObject({ isExceeded: false, remaining: 2 });
});

test('the end in the answer is the moment when it opens again', () => {
  const limits = openLimits();
  limits.take(3);
  limits.passSimulated(20_000);
  const { untilMs } = limits.take();
  expect(untilMs).toBe(START.getTime() + LIMIT.perMs);
  limits.passSimulated(untilMs - START.getTime() - 20_000);
  expect(limits.take().isExceeded).toBe(false);
});

test('a look costs nothing, a large answer may pass the limit once', () => {
  const { take } = openLimits();
  expect(take(0)).toMatchObject({ remaining: 3 });
  expect(take(10)).toMatchObject({ remaining: 0, isExceeded: false });
  expect(take(0)).toMatchObject({ isExceeded: true });
});

test('never more than the amount in one window, whatever the pauses', () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 60 });
  fc.assert(
    fc.property(pauses, (list) => {
      const limits = openLimits();
      let openedMs = 0;
      let nowMs = 0;
      let taken = 0;
      for (const pause of list) {
        limits.passReal(pause);
        nowMs += pause;
        if (nowMs - openedMs >= LIMIT.perMs || taken === 0) {
          openedMs = nowMs;
          taken = 0;
        }
        const { isExceeded } = limits.take();
        expect(isExceeded).toBe(taken >= LIMIT.amount);
        if (!isExceeded) taken += 1;
      }
    }),
  );
});
