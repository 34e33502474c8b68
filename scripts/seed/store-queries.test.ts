import { expect, test } from 'vitest';
import { writeQueries } from './store-queries.ts';

test('numbers follow each other, and a text that is longer than seven bits has its length in two bytes', () => {
  const long = 'ё'.repeat(100);
  expect([...writeQueries(258, ['ab', long])]).toEqual([
    2,
    1,
    0,
    0,
    2,
    97,
    98,
    3,
    1,
    0,
    0,
    200,
    1,
    ...Buffer.from(long),
  ]);
});
