import { expect, test } from 'vitest';
import { type Find, grouped, nextFind } from './find.ts';

const find = (key: string, kind: Find['kind'] = 'page', isDisabled = false): Find => ({
  key,
  kind,
  label: key,
  icon: {} as Find['icon'],
  isDisabled,
  run: () => undefined,
});

test('lines stand by kind in a fixed order, whichever answer came first', () => {
  const groups = grouped([
    find('theme', 'action'),
    find('tea', 'query'),
    find('home'),
    find('mug', 'product'),
  ]);
  expect(groups.map(({ kind }) => kind)).toEqual(['page', 'product', 'query', 'action']);
});

test('arrows go round and pass over what cannot be chosen', () => {
  const lines = [find('one'), find('blocked', 'cabinet', true), find('two')];
  expect(nextFind(lines, undefined, 'ArrowDown')).toBe('one');
  expect(nextFind(lines, 'one', 'ArrowDown')).toBe('two');
  expect(nextFind(lines, 'two', 'ArrowDown')).toBe('one');
  expect(nextFind(lines, 'one', 'ArrowUp')).toBe('two');
  expect(nextFind(lines, 'one', 'End')).toBe('two');
  expect(nextFind(lines, 'two', 'Home')).toBe('one');
});

test('a step leads to the neighbour, and without a place to the end that the key comes from', () => {
  const lines = [find('one'), find('two'), find('three')];
  const keys = (current: string | undefined) =>
    (['ArrowDown', 'ArrowUp', 'Home', 'End'] as const).map((key) => nextFind(lines, current, key));
  expect(keys('one')).toEqual(['two', 'three', 'one', 'three']);
  expect(keys('two')).toEqual(['three', 'one', 'one', 'three']);
  expect(keys('three')).toEqual(['one', 'two', 'one', 'three']);
  expect(keys(undefined)).toEqual(['one', 'three', 'one', 'three']);
});

test('where there is nothing, no key leads anywhere', () => {
  expect(nextFind([], 'gone', 'ArrowDown')).toBeUndefined();
  expect(nextFind([find('blocked', 'cabinet', true)], undefined, 'ArrowUp')).toBeUndefined();
});
