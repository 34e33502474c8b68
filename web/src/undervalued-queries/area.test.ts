import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boundsOf,
  createAxis,
  drawOn,
  isWithin,
  type Point,
  pointIn,
  strokeArea,
  thinOut,
  toArea,
} from './area.ts';

const RECTANGLE = toArea({ count: [100, 5000], competitors: [0, 40] });

test('the sides of a rectangle belong to it', () => {
  expect(isWithin(RECTANGLE, { count: 100, competitors: 0 })).toBe(true);
  expect(isWithin(RECTANGLE, { count: 5000, competitors: 40 })).toBe(true);
  expect(isWithin(RECTANGLE, { count: 99, competitors: 20 })).toBe(false);
  expect(isWithin(RECTANGLE, { count: 100, competitors: 41 })).toBe(false);
});

test('no area, and a line that closes nothing, keep everything', () => {
  expect(isWithin([], { count: 1, competitors: 1 })).toBe(true);
  expect(isWithin([1, 1, 2, 2], { count: 9, competitors: 9 })).toBe(true);
});

test('a lasso is what was drawn on the axes of logarithms', () => {
  const triangle = [10, 0, 100_000, 0, 100_000, 10_000];
  expect(isWithin(triangle, { count: 50_000, competitors: 20 })).toBe(true);
  expect(isWithin(triangle, { count: 50, competitors: 5000 })).toBe(false);
  expect(boundsOf(triangle)).toBeUndefined();
});

test('a lasso away from the corner of the axes keeps what it goes around and nothing beside', () => {
  const triangle = [100, 10, 1000, 10, 1000, 100];
  expect(isWithin(triangle, { count: 900, competitors: 50 })).toBe(true);
  expect(isWithin(triangle, { count: 150, competitors: 12 })).toBe(true);
  expect(isWithin(triangle, { count: 19, competitors: 5 })).toBe(false);
  expect(isWithin(triangle, { count: 900, competitors: 5 })).toBe(false);
});

test('four corners that are no rectangle are a lasso', () => {
  const askew = [1, 1, 100, 5, 100, 50, 1, 40];
  expect(boundsOf(askew)).toBeUndefined();
  expect(isWithin(askew, { count: 90, competitors: 2 })).toBe(false);
});

test('fields show the rectangle that they made', () => {
  const bounds = { count: [5, 90], competitors: [1, 7] } as const;
  expect(boundsOf(toArea({ count: [...bounds.count], competitors: [...bounds.competitors] }))).toEqual(
    bounds,
  );
  expect(boundsOf([])).toBeUndefined();
});

test('an axis goes from the smallest value to the greatest and back again', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1e7), { minLength: 1, maxLength: 30 }), (values) => {
      const axis = createAxis(values, 50, 650);
      expect(axis.toPixel(Math.min(...values))).toBeCloseTo(50);
      expect(axis.toPixel(Math.max(...values))).toBeLessThanOrEqual(650 + 1e-6);
      for (const value of values) expect(axis.toValue(axis.toPixel(value))).toBeCloseTo(value, 1);
    }),
  );
});

test('a narrow axis labels powers of ten only, so that its labels never run into each other', () => {
  const values = [300, 1_000_000];
  expect(createAxis(values, 50, 900).ticks).toEqual([300, 1e3, 3e3, 1e4, 3e4, 1e5, 3e5, 1e6]);
  expect(createAxis(values, 50, 290).ticks).toEqual([1e3, 1e4, 1e5, 1e6]);
});

test('labels are at least 56 pixels apart, else only powers of ten are written', () => {
  expect(createAxis([1, 3], 10, 66).ticks).toEqual([1, 3]);
  expect(createAxis([1, 3], 10, 65).ticks).toEqual([1]);
});

test('a long line is thinned out to what an address holds, ends included', () => {
  const line = Array.from({ length: 500 }, (_, index): [number, number] => [index, index]);
  const thin = thinOut(line);
  expect(thin).toHaveLength(32);
  expect([thin[0], thin[20], thin.at(-1)]).toEqual([
    [0, 0],
    [322, 322],
    [499, 499],
  ]);
});

test('a drawn outline is an area in whole searches and competitors, a shorter one is a click', () => {
  const axes = { across: createAxis([0, 1000], 0, 100), upwards: createAxis([0, 50], 200, 0) };
  const line: Point[] = [
    [0, 200],
    [100, 200],
    [100, 0],
    [50, 0],
  ];
  // Half of the way on an axis of logarithms is the root: of 1001 without one, 30.64.
  expect(strokeArea(line, axes)).toEqual([0, 0, 1000, 0, 1000, 50, 31, 50]);
  const upwards = createAxis([0, 1000], 200, 0);
  expect(strokeArea([...line.slice(1), [0, 100]], { ...axes, upwards })?.slice(-2)).toEqual([0, 31]);
  expect(strokeArea(line.slice(1), axes)).toBeUndefined();
});

test('a line goes on from where it was begun, and a pointer that passes by draws none', () => {
  expect(pointIn({ left: 100, top: 40 }, { clientX: 130, clientY: 45 })).toEqual([30, 5]);
  expect(drawOn([[1, 2]], [3, 4])).toEqual([
    [1, 2],
    [3, 4],
  ]);
  const nothing: Point[] = [];
  expect(drawOn(nothing, [3, 4])).toBe(nothing);
});
