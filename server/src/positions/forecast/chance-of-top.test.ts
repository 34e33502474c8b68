import { expect, test } from 'vitest';
import { heightOf } from '../causes/place-scale.ts';
import { chanceOfTop } from './chance-of-top.ts';
import { BEYOND } from './hourly-places.ts';
import { LEVELS } from './learn-drifts.ts';

const evenly = LEVELS.map((level) => heightOf(200 - 200 * level));

test('a share between two levels is between them', () => {
  expect(chanceOfTop(evenly, 100)).toBe(50);
  expect(chanceOfTop(evenly, 50)).toBe(25);
  expect(chanceOfTop(evenly, 10)).toBe(5);
});

test('what is beyond every place is in no top', () => {
  const often = LEVELS.map((level) => (level < 0.4 ? BEYOND : heightOf(5)));
  expect(chanceOfTop(often, 10)).toBe(65);
  expect(chanceOfTop(often, 1000)).toBe(65);
});

test('never impossible and never certain', () => {
  const still = LEVELS.map(() => heightOf(30));
  expect([chanceOfTop(still, 10), chanceOfTop(still, 50)]).toEqual([1, 99]);
});
