import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AGAIN,
  compareThirds,
  leastOfThirds,
  listLostEvents,
  slopePerMinute,
  warmUpMs,
} from './judge-soak.ts';

const minutes = (values: readonly number[]) => values.map((value, n) => ({ atMs: n * 60_000, value }));

describe('the slope', () => {
  it('is that of a line, in units a minute', () => {
    expect(slopePerMinute(minutes([100, 102, 104, 106]))).toBeCloseTo(2);
    expect(slopePerMinute(minutes([5, 5, 5]))).toBe(0);
  });

  it('of a saw that comes back each time is next to nothing', () => {
    const saw = Array.from({ length: 100 }, (_, n) => 200 + (n % 10));
    expect(Math.abs(slopePerMinute(minutes(saw)))).toBeLessThan(0.02);
  });

  it('of no moment or one is none', () => {
    expect(slopePerMinute([])).toBe(0);
    expect(slopePerMinute(minutes([7]))).toBe(0);
  });

  it('does not depend on where time or values begin', () => {
    const values = fc.array(fc.integer({ min: 0, max: 2000 }), { minLength: 2, maxLength: 50 });
    const shift = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(values, shift, shift, (given, later, more) => {
        const moved = minutes(given).map(({ atMs, value }) => ({ atMs: atMs + later, value: value + more }));
        expect(slopePerMinute(moved)).toBeCloseTo(slopePerMinute(minutes(given)), 3);
      }),
    );
  });
});

it('the warm-up is 20 minutes of a long run and a third of a short one', () => {
  expect([120, 60, 12].map((length) => warmUpMs(length) / 60_000)).toEqual([20, 20, 4]);
});

it('the slowest hundredth of the last third is compared with that of the first', () => {
  const answers = Array.from({ length: 900 }, (_, n) => ({ atMs: n, value: n < 600 ? 100 : 130 }));
  const { first, last, change } = compareThirds(answers, 0, 900);
  expect([first, last]).toEqual([100, 130]);
  expect(change).toBeCloseTo(0.3);
});

it('the floor of a saw is its least value in each third', () => {
  expect(leastOfThirds([9, 3, 8, 7, 4, 9, 8, 8, 5])).toEqual([3, 4, 5]);
  expect(leastOfThirds([7])).toEqual([7]);
});

describe('a live page', () => {
  const event = (atMs: number, text: string) => ({ atMs, text });
  const published = [event(10, 'a'), event(20, 'b'), event(30, 'b')];

  it.each([
    ['that received all of it lost nothing', [event(11, 'a'), event(22, 'b'), event(33, 'b')], []],
    ['that received one of two equal events lost the other', [event(11, 'a'), event(22, 'b')], ['b']],
    ['that was ordered to read again afterwards lost nothing', [event(11, 'a'), event(31, AGAIN)], []],
    [
      'that was ordered to read again before lost what came later',
      [event(11, 'a'), event(15, AGAIN)],
      ['b', 'b'],
    ],
    ['that received nothing lost all of it', [], ['a', 'b', 'b']],
  ])('%s', (_, received, lost) => {
    expect(listLostEvents(published, { openedAtMs: 0, received })).toEqual(lost);
  });

  it('misses nothing from before it was opened', () => {
    expect(listLostEvents(published, { openedAtMs: 25, received: [event(33, 'b')] })).toEqual([]);
  });
});
