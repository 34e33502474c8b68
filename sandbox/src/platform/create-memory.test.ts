import { expect, test } from 'vitest';
import { createMemory } from './create-memory.ts';

test('makes a value once, until newer ones push it out', () => {
  const memory = createMemory<string[]>(2);
  const made: string[] = [];
  const ask = (key: string) =>
    memory.of(key, () => {
      made.push(key);
      return [key];
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(ask(key)).toEqual([key]);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
