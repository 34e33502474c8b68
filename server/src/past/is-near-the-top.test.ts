import { expect, test } from 'vitest';
import { isNearTheTop, NEAR_THE_TOP } from './is-near-the-top.ts';

const found = (place: number) => ({ outcome: 'found' as const, place, title: null, imageUrl: null });

test('only a product that was found on the first two pages is near the top', () => {
  expect([1, NEAR_THE_TOP, NEAR_THE_TOP + 1].map((place) => isNearTheTop(found(place)))).toEqual([
    true,
    true,
    false,
  ]);
  expect([undefined, { outcome: 'deep' as const }, { outcome: 'notFound' as const }].some(isNearTheTop)).toBe(
    false,
  );
});
