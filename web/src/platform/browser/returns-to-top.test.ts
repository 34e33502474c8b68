import { expect, it } from 'vitest';
import { returnsToTop } from './returns-to-top.ts';

const at = (pathname: string, index: number, hash = '') => ({
  location: { pathname, hash, state: { __TSR_index: index } },
});

it.each([
  ['another screen', at('/radar-changes', 1), true],
  ['another screen in place of this one', at('/radar-changes', 0), true],
  ['another entry of the same screen', at('/statistics', 1), true],
  ['a place on the same screen', at('/statistics', 0, 'days'), true],
  ['another look at the same screen', at('/statistics', 0), false],
])('%s', (_, next, expected) => {
  const isTop = returnsToTop();
  expect(isTop(at('/statistics', 0))).toBe(true);
  expect(isTop(next)).toBe(expected);
});
