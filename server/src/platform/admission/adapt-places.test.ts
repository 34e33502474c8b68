import { expect, test } from 'vitest';
import { adaptPlaces, PLACES } from './adapt-places.ts';

test('slow answers take places away, quick ones bring one back while somebody waits', () => {
  expect(adaptPlaces(20, { slowMs: 181, isWaiting: true })).toBe(16);
  expect(adaptPlaces(20, { slowMs: 150, isWaiting: true })).toBe(20);
  expect(adaptPlaces(20, { slowMs: 50, isWaiting: true })).toBe(21);
  expect(adaptPlaces(20, { slowMs: 50, isWaiting: false })).toBe(20);
});

test('the number stays between its ends', () => {
  expect(adaptPlaces(PLACES.least, { slowMs: 5000, isWaiting: true })).toBe(PLACES.least);
  expect(adaptPlaces(PLACES.most, { slowMs: 1, isWaiting: true })).toBe(PLACES.most);
});

test('a process that shares its machine finds a number at which it is quick', () => {
  // Each request costs 10 ms of a machine that three others use as well.
  let places: number = PLACES.first;
  for (let step = 0; step < 200; step += 1)
    places = adaptPlaces(places, { slowMs: places * 15, isWaiting: true });
  expect(places * 15).toBeLessThanOrEqual(180);
});
