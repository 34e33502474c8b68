import { expect, test } from 'vitest';
import { heatOf } from '../heat/heat.ts';
import { extremesOf, pathOf, shadeOf, sparklineRuns } from './sparkline-path.ts';

const BOX = { width: 100, height: 20, inset: 0 };

test('a day without a measurement breaks the line', () => {
  const runs = sparklineRuns([1, 2, null, 3, null, 4], BOX);
  expect(runs.map((run) => run.map(({ value }) => value))).toEqual([[1, 2], [3], [4]]);
});

test('places keep their day: a gap takes room', () => {
  expect(sparklineRuns([0, null, 10], BOX).map(([point]) => point?.x)).toEqual([0, 100]);
});

test('a common scale puts equal values at equal heights', () => {
  const [[point] = []] = sparklineRuns([5], BOX, { range: [0, 10] });
  expect(point?.y).toBe(10);
});

test('a flat line runs through the middle and not along an edge', () => {
  expect(pathOf(sparklineRuns([7, 7], BOX)[0] ?? [])).toBe('M0.0 10.0L100.0 10.0');
});

test('more is higher, but places turn over: the first is on top', () => {
  const [[least, most] = []] = sparklineRuns([1, 9], BOX);
  expect([least?.y, most?.y]).toEqual([20, 0]);
  const [[first, last] = []] = sparklineRuns([1, 9], BOX, { isInverted: true });
  expect([first?.y, last?.y]).toEqual([0, 20]);
});

test('the ends of a line are its lowest, highest and last measured points', () => {
  const ends = extremesOf(sparklineRuns([4, null, 9, 2, null, 5, null], BOX));
  expect([ends?.lowest.index, ends?.highest.index, ends?.last.index]).toEqual([3, 2, 5]);
  expect(ends?.isFlat).toBe(false);
  expect(extremesOf(sparklineRuns([7, 7], BOX))?.isFlat).toBe(true);
  expect(extremesOf(sparklineRuns([null, null], BOX))).toBeUndefined();
});

test.each([
  [0.8, 'good'],
  [0.7999, 'middle'],
  [0.6, 'middle'],
  [0.5999, 'poor'],
])('a ratio of %d is %s', (ratio, heat) => {
  expect(heatOf(ratio)).toBe(heat);
});

test('a shaded half begins between the values and ends at the edge', () => {
  expect(shadeOf([2, 3], 4, { width: 90, height: 20, inset: 0 })).toEqual({
    x: 45,
    y: 0,
    width: 45,
    height: 20,
  });
});
