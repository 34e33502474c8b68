import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import { compareValues } from './compare-values.ts';
import { nextSort } from './next-sort.ts';

type Row = { id: number };
const number: Column<Row> = { id: 'n', header: 'common.add', kind: 'number', width: 1 };
const text: Column<Row> = { id: 't', header: 'common.add', kind: 'text', width: 1 };

test('numbers begin with the largest, texts with the first letter', () => {
  expect(nextSort(undefined, number, true)).toEqual({ sort: 'n', direction: 'desc' });
  expect(nextSort(undefined, text, true)).toEqual({ sort: 't', direction: 'asc' });
});

test('the third click clears the order where that is possible, else it turns round', () => {
  const second = { sort: 'n', direction: 'asc' } as const;
  expect(nextSort({ sort: 'n', direction: 'desc' }, number, true)).toEqual(second);
  expect(nextSort(second, number, true)).toBeUndefined();
  expect(nextSort(second, number, false)).toEqual({ sort: 'n', direction: 'desc' });
});

test('another column starts in its own first direction', () => {
  expect(nextSort({ sort: 'n', direction: 'asc' }, { ...text, firstDirection: 'desc' }, false)).toEqual({
    sort: 't',
    direction: 'desc',
  });
});

test('numbers compare as numbers and texts by the alphabet', () => {
  expect([10, 9, 2].toSorted(compareValues)).toEqual([2, 9, 10]);
  expect(['товар 10', 'ёлка', 'товар 2', 'енот'].toSorted(compareValues)).toEqual([
    'ёлка',
    'енот',
    'товар 2',
    'товар 10',
  ]);
});
