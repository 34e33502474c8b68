import { expect, test } from 'vitest';
import { spanBetween, toggleKeys } from './toggle-keys.ts';

test('keys are added or taken away together, and the given set is not touched', () => {
  const chosen = new Set(['a', 'b']);
  expect([...toggleKeys(chosen, ['b', 'c'], true)]).toEqual(['a', 'b', 'c']);
  expect([...toggleKeys(chosen, ['b', 'c'], false)]).toEqual(['a']);
  expect([...chosen]).toEqual(['a', 'b']);
});

test('a span goes both ways and holds both ends', () => {
  const shown = ['a', 'b', 'c', 'd'];
  expect(spanBetween(shown, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(spanBetween(shown, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(spanBetween(shown, 'c', 'c')).toEqual(['c']);
});

test('without a beginning on this page there is one row', () => {
  expect(spanBetween(['a', 'b'], undefined, 'b')).toEqual(['b']);
  expect(spanBetween(['a', 'b'], 'on another page', 'b')).toEqual(['b']);
  expect(spanBetween(['a', 'b', 'c'], 'on another page', 'a')).toEqual(['a']);
  expect(spanBetween(['a', 'b', 'c'], undefined, 'b')).toEqual(['b']);
});

test('a row that is not shown any more is taken alone', () => {
  expect(spanBetween(['a', 'b', 'c'], 'b', 'gone')).toEqual(['gone']);
  expect(spanBetween([], undefined, 'gone')).toEqual(['gone']);
});

test('a span from the first row to the last holds every row', () => {
  expect(spanBetween(['a', 'b', 'c'], 'a', 'c')).toEqual(['a', 'b', 'c']);
  expect(spanBetween(['a', 'b', 'c'], 'c', 'a')).toEqual(['a', 'b', 'c']);
});
