import { expect, test } from 'vitest';
import { fitZoom, limitsOf, pinchZoom, pointsInView, zoomAround } from './zoom.ts';

const SECONDS = Float64Array.from({ length: 101 }, (_, index) => index);
const LIMITS = limitsOf(SECONDS);

test('three steps are the least that is shown', () => {
  expect(LIMITS).toEqual({ whole: [0, 100], shortest: 3 });
  expect(fitZoom([50, 50.2], LIMITS)).toEqual([48.6, 51.6]);
});

test('a part beyond the edge is moved back with its length', () => {
  expect(fitZoom([-10, 10], LIMITS)).toEqual([0, 20]);
  expect(fitZoom([90, 110], LIMITS)).toEqual([80, 100]);
});

test('the whole is no zoom', () => {
  expect(fitZoom([0, 100], LIMITS)).toBeUndefined();
  expect(fitZoom([-50, 150], LIMITS)).toBeUndefined();
});

test('coming nearer keeps what stands under the pointer', () => {
  expect(zoomAround([0, 100], 20, 0.5, LIMITS)).toEqual([10, 60]);
  expect(zoomAround([10, 60], 20, 2, LIMITS)).toBeUndefined();
});

test('there is an end to coming nearer', () => {
  expect(zoomAround([49, 52], 50, 0.01, LIMITS)).toEqual([49, 52]);
});

test('two fingers stay on the moments they were put on', () => {
  // Put on 40 and 60, spread from the middle fifth to three fifths of the width.
  expect(pinchZoom([40, 60], [0.2, 0.8], LIMITS)?.map(Math.round)).toEqual([33, 67]);
  expect(pinchZoom([40, 60], [0.8, 0.2], LIMITS)).toBeUndefined();
});

test('the points in view are those between the ends', () => {
  expect(pointsInView(SECONDS, [9.5, 20])).toEqual([10, 20]);
  expect(pointsInView(SECONDS, undefined)).toEqual([0, 100]);
});
