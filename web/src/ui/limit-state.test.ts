import { expect, test } from 'vitest';
import { limitState } from './limit-state.ts';

test.each([
  [0, 40, 'free'],
  [31, 40, 'free'],
  [32, 40, 'near'],
  [39, 40, 'near'],
  [40, 40, 'spent'],
  // after a change to a smaller plan
  [41, 40, 'spent'],
  [2, 3, 'free'],
  [0, 0, 'spent'],
] as const)('G14: %i of %i is %s', (current, maximum, state) => {
  expect(limitState(current, maximum)).toBe(state);
});
