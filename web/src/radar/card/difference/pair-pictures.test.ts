import { expect, test } from 'vitest';
import { firstChanged, pairPictures } from './pair-pictures.ts';

const list = (...hashes: string[]) => hashes.map((hash) => ({ hash }));

test('pictures are compared place by place, and what only moved is neither new nor gone', () => {
  const pairs = pairPictures(list('a', 'b', 'c'), list('a', 'c'));
  expect(pairs.map(({ was, now, isNew, isGone }) => [was?.hash, now?.hash, isNew, isGone])).toEqual([
    ['a', 'a', false, false],
    ['b', 'c', false, true],
    ['c', undefined, false, false],
  ]);
  expect(firstChanged(pairs)).toBe(2);
});

test('a card without pictures got some', () => {
  const pairs = pairPictures([], list('x'));
  expect(pairs).toMatchObject([{ number: 1, was: null, now: { hash: 'x' }, isNew: true, isGone: false }]);
  expect(firstChanged(pairs)).toBe(1);
  expect(firstChanged([])).toBe(1);
});
