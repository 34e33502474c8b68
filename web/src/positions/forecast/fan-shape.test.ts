import { MOMENTS_OF_FORECAST } from '@vitrina/contract/positions/forecast.ts';
import { expect, test } from 'vitest';
import { BOX, bandPath, boundPath, fanScale, pastPath, shownTops, xOf, yOf } from './fan-shape.ts';

const SCALE = { best: 1, worst: 200 };

test('the night is in the middle, the first place on top, and what is beyond at the lower edge', () => {
  expect([xOf(-168), xOf(0), xOf(168)]).toEqual([8, 360, 712]);
  expect(yOf(1, SCALE)).toBe(8);
  expect(yOf(200, SCALE)).toBe(BOX.height - 8);
  expect(yOf(null, SCALE)).toBe(BOX.height);
});

test('from 5 to 10 is as far as from 35 to 50', () => {
  const far = (from: number, to: number) => yOf(to, SCALE) - yOf(from, SCALE);
  expect(far(5, 10)).toBeCloseTo(far(35, 50), 5);
});

test('the scale has room for what was and for what may come', () => {
  expect(fanScale([12, null, 'notFound', 20], [[8, 40, null]])).toEqual({ best: 7, worst: 41 });
  expect(fanScale(['notFound', null], [[null]])).toBeUndefined();
  expect(fanScale([1], [])).toEqual({ best: 1, worst: 4 });
});

test('no line crosses an hour without a place, and one alone is a dot', () => {
  expect(pastPath([5, 5, null, 'notFound', 5, null], SCALE).match(/M|L|h/g)).toEqual(['M', 'L', 'M', 'h']);
});

test('a band goes there and back', () => {
  const bound = Array.from({ length: MOMENTS_OF_FORECAST }, () => 10);
  const path = bandPath({ best: bound, worst: bound.map(() => null) }, SCALE);
  expect(path.match(/L/g)).toHaveLength(2 * MOMENTS_OF_FORECAST - 1);
  expect(path.endsWith('Z')).toBe(true);
  expect(boundPath([null, null], SCALE)).toBe('');
});

test('the ends of tops are drawn where they are seen', () => {
  expect(shownTops({ best: 8, worst: 60 })).toEqual([10, 50]);
});
