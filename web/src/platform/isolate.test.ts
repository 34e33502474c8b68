import { expect, test } from 'vitest';
import { isolate } from './isolate.ts';

test('a name keeps to its own direction where sentences run from right to left', () => {
  expect(isolate('Vera', 'rtl')).toBe('\u2068Vera\u2069');
  expect(isolate('Vera', 'ltr')).toBe('Vera');
});
