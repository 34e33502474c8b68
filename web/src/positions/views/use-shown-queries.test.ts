import { expect, test } from 'vitest';
import { inOrderOf } from './use-shown-queries.ts';

test('rows stand in the order of the screen, without those that it has no more or does not know yet', () => {
  const rows = ['чай', 'кофе', 'сок'].map((query, index) => ({ query, index }));
  const shown = [{ query: 'сок' }, { query: 'какао' }, { query: 'чай' }];
  expect(inOrderOf(rows, shown)).toEqual([
    { query: 'сок', index: 2 },
    { query: 'чай', index: 0 },
  ]);
});
