import { expect, test } from 'vitest';
import { follow, readFollowed, unfollow } from './followed.ts';

test('an export is followed from its order until it is closed, and once closed it stays so', () => {
  follow(['a']);
  expect([...readFollowed()]).toEqual([['a', 'shown']]);
  unfollow('a');
  follow(['a', 'b']);
  expect([...readFollowed()]).toEqual([
    ['a', 'closed'],
    ['b', 'shown'],
  ]);
});

test('exports that are followed already change nothing', () => {
  follow(['c']);
  const before = readFollowed();
  follow(['c']);
  expect(readFollowed()).toBe(before);
});
