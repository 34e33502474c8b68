import { expect, test } from 'vitest';
import { follow, readFollowed, unfollow } from './followed.ts';

test('an export is followed from its order until it is closed, and once closed it stays so', () => {
  follow(['ordered']);
  expect(readFollowed().get('ordered')).toBe('shown');
  unfollow('ordered');
  follow(['ordered', 'found']);
  expect(readFollowed().get('ordered')).toBe('closed');
  expect(readFollowed().get('found')).toBe('shown');
});

test('exports that are followed already change nothing', () => {
  follow(['followed already']);
  const before = readFollowed();
  follow(['followed already']);
  expect(readFollowed()).toBe(before);
});
