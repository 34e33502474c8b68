import { expect, test } from 'vitest';
import { nextTool } from './next-tool.ts';

test('arrows lead to the neighbour, from an end to the other one, and turn with the language', () => {
  expect(nextTool('ArrowRight', 0, 3, false)).toBe(1);
  expect(nextTool('ArrowLeft', 0, 3, false)).toBe(2);
  expect(nextTool('ArrowRight', 2, 3, false)).toBe(0);
  expect(nextTool('ArrowRight', 0, 3, true)).toBe(2);
});

test('Home and End lead to the ends, and other keys are not ours', () => {
  expect(nextTool('Home', 2, 3, false)).toBe(0);
  expect(nextTool('End', 0, 3, true)).toBe(2);
  expect(nextTool('Enter', 1, 3, false)).toBeUndefined();
  expect(nextTool('ArrowRight', -1, 3, false)).toBeUndefined();
});
