import { expect, it } from 'vitest';
import { STEEPNESSES, weighPlaces } from './weigh-places.ts';

it('a place is worth less the deeper it is, and half as steeply if buyers look further', () => {
  expect(weighPlaces([1], [12], 1).both).toBeCloseTo(1 / 11 + 1 / 22, 9);
  expect(weighPlaces([1], [12], STEEPNESSES.flat).both).toBeCloseTo(11 ** -0.5 + 22 ** -0.5, 9);
});

it('the good place is that of the best fifth of the hours that both have', () => {
  const one = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0];
  const other = one.map(() => 20);
  const worth = weighPlaces(one, other, 1);
  expect(worth.goodPlaces).toEqual([3, 20]);
  expect(worth.atGood).toBeCloseTo(11 * (1 / 13 + 1 / 30), 9);
});

it('hours that one of them lacks count for neither', () => {
  const shared = weighPlaces([1, 50], [2, 60], 1);
  expect(weighPlaces([1, 0, 50, 9], [2, 5, 60, 0], 1)).toEqual(shared);
  expect(weighPlaces([1, 0], [0, 2], 1)).toEqual({ both: 0, atGood: 0, goodPlaces: [0, 0] });
});
