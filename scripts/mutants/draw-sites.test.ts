import { expect, test } from 'vitest';
import { drawSites, shareOut } from './draw-sites.ts';
import { isEquivalent } from './equivalent.ts';
import type { Site } from './site.ts';

const site = (file: string, start: number): Site => ({
  file,
  line: 1,
  start,
  end: start + 1,
  before: '<',
  after: '<=',
  operator: 'comparison',
});
const room = (name: string, lines: number) => ({
  name,
  lines,
  sites: Array.from({ length: 400 }, (_, k) => site(`${name}/${k % 80}.ts`, k)),
});
const rooms = [room('server', 300), room('web', 100)];

test('the same seed draws the same mistakes, another one others', () => {
  expect(drawSites(rooms, 20, 7)).toEqual(drawSites(rooms, 20, 7));
  expect(drawSites(rooms, 20, 7)).not.toEqual(drawSites(rooms, 20, 8));
});

test('rooms have their share by lines, and a file has one mistake at most', () => {
  const files = drawSites(rooms, 60, 1).map(({ file }) => file);
  expect(files.filter((file) => file.startsWith('server/'))).toHaveLength(45);
  expect(new Set(files).size).toBe(60);
});

test('shares are whole and add up, the largest remainders getting what is left', () => {
  expect(shareOut([1, 1, 1], 10)).toEqual([4, 3, 3]);
  expect(shareOut([67, 25, 8], 60)).toEqual([40, 15, 5]);
});

test('a change that was judged to be no mistake is known by its line, wherever that has moved', () => {
  const list = [{ file: 'a.ts', line: 'if (a < b) return;', change: '< → <=', why: 'a is never b' }];
  expect(isEquivalent(site('a.ts', 900), '  if (a < b) return;', list)).toBe(true);
  expect(isEquivalent(site('a.ts', 900), '  if (a < c) return;', list)).toBe(false);
  expect(isEquivalent({ ...site('a.ts', 900), after: '>' }, '  if (a < b) return;', list)).toBe(false);
});
