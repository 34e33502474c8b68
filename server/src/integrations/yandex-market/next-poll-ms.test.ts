import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextPollMs } from './next-poll-ms.ts';

it.each([
  [0, 40_000, 40_000],
  [0, 0, 2000],
  [0, 3_600_000, 60_000],
  [1, 40_000, 4000],
  [3, 40_000, 16_000],
  [20, 40_000, 60_000],
  [35, 40_000, undefined],
])('after %i questions, estimated %i', (polls, estimatedMs, expected) => {
  expect(nextPollMs(polls, estimatedMs)).toBe(expected);
});

it('never hammers, and gives up within an hour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (estimatedMs) => {
      let total = 0;
      let polls = 0;
      for (
        let pause = nextPollMs(0, estimatedMs);
        pause !== undefined;
        pause = nextPollMs(polls, estimatedMs)
      ) {
        expect(pause).toBeGreaterThanOrEqual(2000);
        total += pause;
        polls += 1;
      }
      expect(total).toBeLessThan(3_600_000);
    }),
  );
});
