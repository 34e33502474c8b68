import { expect, test } from 'vitest';
import { nextHidden } from './next-hidden.ts';

const ALL = ['a', 'b', 'c'];

test('a click leaves one line, a second click on it brings all back', () => {
  const alone = nextHidden(new Set(), 'b', ALL, false);
  expect([...alone]).toEqual(['a', 'c']);
  expect([...nextHidden(alone, 'c', ALL, false)]).toEqual(['a', 'b']);
  expect(nextHidden(alone, 'b', ALL, false).size).toBe(0);
});

test('with a modifier one line goes and comes', () => {
  const without = nextHidden(new Set(), 'b', ALL, true);
  expect([...without]).toEqual(['b']);
  expect(nextHidden(without, 'b', ALL, true).size).toBe(0);
});

test('the last line cannot be turned off', () => {
  expect(nextHidden(new Set(['a', 'c']), 'b', ALL, true).size).toBe(0);
});
