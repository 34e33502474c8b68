import { expect, test, vi } from 'vitest';
import { rowMemory, rowMemoryKey, rowsIn } from './row-memory.ts';

test('rows are remembered for each table of each cabinet', () => {
  expect(rowMemoryKey('places', { id: 7 })).toBe('table.places.rows.7');
  expect(rowMemoryKey('places', null)).toBe('table.places.rows');
});

test('what was kept is a number, and what was not is unknown', () => {
  expect([rowsIn('12'), rowsIn('0'), rowsIn(null)]).toEqual([12, 0, undefined]);
});

function answers(...given: readonly (readonly [rows: number | undefined, expectedRows?: number])[]) {
  const write = vi.fn();
  const keep = rowMemory(write);
  for (const [rows, expectedRows] of given) keep({ key: 'key', rows, expectedRows });
  return write.mock.calls;
}

test('the first answer is kept and no later one', () => {
  expect(answers([undefined])).toEqual([]);
  expect(answers([undefined], [3], [5])).toEqual([['key', '3']]);
  expect(answers([0], [5])).toEqual([['key', '0']]);
});

test('what the screen expected itself is not kept, nor what comes after it', () => {
  expect(answers([3, 3])).toEqual([]);
  expect(answers([3, 0], [5])).toEqual([]);
});
