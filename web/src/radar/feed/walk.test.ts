import { expect, it } from 'vitest';
import { walkTo } from './walk.ts';

it('goes line by line and stays at the ends', () => {
  expect(walkTo([7, 8, 9], 7, 1)).toBe(8);
  expect(walkTo([7, 8, 9], 9, 1)).toBe(9);
  expect(walkTo([7, 8, 9], 7, -1)).toBe(7);
});

it('begins at an end where no line is at hand, or it has gone', () => {
  expect(walkTo([7, 8, 9], undefined, 1)).toBe(7);
  expect(walkTo([7, 8, 9], undefined, -1)).toBe(9);
  expect(walkTo([7, 8, 9], 4, 1)).toBe(7);
  expect(walkTo([], undefined, 1)).toBeUndefined();
});
