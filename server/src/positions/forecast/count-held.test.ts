import { expect, test } from 'vitest';
import { countHeld } from './count-held.ts';
import { DEEP, NOT_FOUND } from './hourly-places.ts';

const places = Int16Array.from([12, 0, NOT_FOUND, DEEP, 40]);
const evening = (hour: number, best80: number | null, worst80: number | null) => ({ hour, best80, worst80 });

test('what was not checked counts nowhere', () => {
  expect(countHeld(places, [evening(1, 1, null), evening(99, 1, null)])).toEqual({ held: 0, came: 0 });
});

test('the ends of a band are in it', () => {
  const evenings = [evening(0, 12, 20), evening(4, 20, 40), evening(0, 13, 20), evening(4, 20, 39)];
  expect(countHeld(places, evenings)).toEqual({ held: 2, came: 4 });
});

test('н/н and 1000+ are in a band without an end', () => {
  const evenings = [evening(2, 10, null), evening(3, 10, null), evening(2, 10, 900), evening(4, null, null)];
  expect(countHeld(places, evenings)).toEqual({ held: 2, came: 4 });
});
