import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intervalBar, scaleOfLifts } from './interval-bar.ts';

test('bars of all images share a scale in which zero is in sight', () => {
  const scale = scaleOfLifts([{ value: 0.1, low: 0.05, high: 0.2 }, null]);
  expect(scale[0]).toBeCloseTo(-0.01);
  expect(scale[1]).toBeCloseTo(0.21);
  expect(scaleOfLifts([])).toEqual([0, 0]);
});

test('a bar stands where its interval is', () => {
  expect(intervalBar({ value: 0, low: -0.1, high: 0.1 }, [-0.2, 0.2])).toEqual({
    zero: 50,
    from: 25,
    width: 50,
    value: 50,
  });
  expect(intervalBar({ value: 0, low: 0, high: 0 }, [0, 0])).toEqual({
    zero: 50,
    from: 50,
    width: 0,
    value: 50,
  });
});

const share = fc.double({ min: -0.9, max: 3, noNaN: true });

test('no bar leaves its room, and its value lies within it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(share, share, share), { minLength: 1, maxLength: 15 }), (triples) => {
      const lifts = triples.map((triple) => {
        const [low = 0, value = 0, high = 0] = triple.toSorted((one, other) => one - other);
        return { low, value, high };
      });
      const scale = scaleOfLifts(lifts);
      return lifts.every((lift) => {
        const { zero, from, width, value } = intervalBar(lift, scale);
        const edges = [zero, from, from + width, value];
        return (
          edges.every((edge) => edge >= 0 && edge <= 100.01) &&
          value >= from - 0.02 &&
          value <= from + width + 0.02
        );
      });
    }),
  );
});
