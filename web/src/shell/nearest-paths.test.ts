import { expect, test } from 'vitest';
import { distance, nearestPaths } from './nearest-paths.ts';

const KNOWN = ['/statistics', '/search-history', '/wb/search-history', '/position-check', '/cabinets'];

test.each([
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['same', 'same', 0],
  ['ab', 'ba', 2],
])('from "%s" to "%s" it is %d steps', (one, other, steps) => {
  expect(distance(one, other)).toBe(steps);
});

test('a slip of the finger finds its screen first', () => {
  expect(nearestPaths('/statistcs', KNOWN, 3)[0]).toBe('/statistics');
  expect(nearestPaths('/Search-Histroy', KNOWN, 3).slice(0, 2)).toEqual([
    '/search-history',
    '/wb/search-history',
  ]);
});

test('what resembles nothing gets no advice', () => {
  expect(nearestPaths('/wp-login.php', ['/cabinets', '/statistics'], 3)).toEqual([]);
});

test('no more than asked for', () => {
  expect(nearestPaths('/search', ['/search1', '/search2', '/search3', '/search4'], 3).length).toBe(3);
});
