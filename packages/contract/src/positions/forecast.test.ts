import { expect, test } from 'vitest';
import { listPositionForecasts, MOMENTS_OF_FORECAST } from './forecast.ts';

test('a forecast has so many moments, the first of which is the midnight itself', () => {
  const isAllowed = (moment: number) =>
    listPositionForecasts.input.safeParse({ cabinetId: 1, entryId: 1, moment }).success;
  expect([-1, 0, MOMENTS_OF_FORECAST - 1, MOMENTS_OF_FORECAST].map(isAllowed)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
