import { expect, test } from 'vitest';
import { endOfShelf } from './shelf-end.ts';

test('a shelf is 1000+ only where it was read so far and goes on', () => {
  expect(endOfShelf({ placesRead: 1000, isWhole: false })).toBe('deep');
  expect(endOfShelf({ placesRead: 999, isWhole: false })).toBe('goesOn');
  expect(endOfShelf({ placesRead: 1000, isWhole: true })).toBe('whole');
  expect(endOfShelf({ placesRead: 12, isWhole: true })).toBe('whole');
});
