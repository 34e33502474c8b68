import { expect, it } from 'vitest';
import { percentile } from './percentile.ts';

it('takes the nearest measurement', () => {
  const values = [5, 1, 4, 2, 3];
  expect([0, 0.5, 0.95, 1].map((share) => percentile(values, share))).toEqual([1, 3, 5, 5]);
});

it('says nothing about nothing', () => expect(percentile([], 0.5)).toBeNaN());
