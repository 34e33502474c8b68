import { expect, test } from 'vitest';
import { placeRank } from './places.ts';
import { POSITION_RULES } from './rules.ts';

test('1000+ stands right behind the deepest place and н/н right behind that', () => {
  expect([1, POSITION_RULES.deepestPlace].map((place) => placeRank(place))).toEqual([1, 1000]);
  expect(placeRank('deep')).toBe(POSITION_RULES.deepestPlace + 1);
  expect(placeRank('notFound')).toBe(POSITION_RULES.deepestPlace + 2);
});

test('what nobody knows has no rank', () => {
  expect(placeRank(null)).toBeNull();
});
