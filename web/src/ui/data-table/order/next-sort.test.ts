import { expect, test } from 'vitest';
import type { Column } from '../column.ts';
import { nextSort, sortOf, sortPlace, stepsOf } from './next-sort.ts';

type Row = { id: number };
const number: Column<Row> = { id: 'n', header: 'common.add', kind: 'number', width: 1 };
const text: Column<Row> = { id: 't', header: 'common.add', kind: 'text', width: 1 };
const other: Column<Row> = { id: 'o', header: 'common.add', kind: 'number', width: 1 };
const byNumber = { sort: 'n', direction: 'desc' } as const;

test('numbers begin with the largest, texts with the first letter', () => {
  expect(nextSort(undefined, number, false)).toEqual(byNumber);
  expect(nextSort(undefined, text, false)).toEqual({ sort: 't', direction: 'asc' });
});

test('the second click turns the order round, the third takes it away', () => {
  const second = { sort: 'n', direction: 'asc' } as const;
  expect(nextSort(byNumber, number, false)).toEqual(second);
  expect(nextSort(second, number, false)).toBeUndefined();
});

test('another column starts in its own first direction', () => {
  expect(nextSort(byNumber, { ...text, firstDirection: 'desc' }, false)).toEqual({
    sort: 't',
    direction: 'desc',
  });
});

test('with Shift a column becomes the second key, turns round and goes, while the first one stays', () => {
  const added = nextSort(byNumber, text, true);
  expect(added).toEqual({ ...byNumber, thenSort: 't', thenDirection: 'asc' });
  const turned = nextSort(added, text, true);
  expect(turned).toEqual({ ...byNumber, thenSort: 't', thenDirection: 'desc' });
  expect(nextSort(turned, text, true)).toEqual(byNumber);
});

test('with Shift a third column takes the place of the second', () => {
  const two = { ...byNumber, thenSort: 't', thenDirection: 'asc' } as const;
  expect(nextSort(two, other, true)).toEqual({ ...byNumber, thenSort: 'o', thenDirection: 'desc' });
});

test('with Shift the first key turns round in its place, and its end makes the second the first', () => {
  const two = { ...byNumber, thenSort: 't', thenDirection: 'asc' } as const;
  const turned = nextSort(two, number, true);
  expect(turned).toEqual({ ...two, direction: 'asc' });
  expect(nextSort(turned, number, true)).toEqual({ sort: 't', direction: 'asc' });
});

test('with Shift and no order yet a column becomes the first key', () => {
  expect(nextSort(undefined, text, true)).toEqual({ sort: 't', direction: 'asc' });
});

test('a plain click drops the other key', () => {
  const two = { ...byNumber, thenSort: 't', thenDirection: 'asc' } as const;
  expect(nextSort(two, text, false)).toEqual({ sort: 't', direction: 'desc' });
  expect(nextSort(two, other, false)).toEqual({ sort: 'o', direction: 'desc' });
});

test('a header knows which key it is, and whether there is another', () => {
  const two = { ...byNumber, thenSort: 't', thenDirection: 'asc' } as const;
  expect(sortPlace(two, 'n')).toEqual({ place: 1, direction: 'desc', isOnly: false });
  expect(sortPlace(two, 't')).toEqual({ place: 2, direction: 'asc', isOnly: false });
  expect(sortPlace(byNumber, 'n')).toMatchObject({ isOnly: true });
  expect(sortPlace(two, 'o')).toBeUndefined();
});

test('a key that is named twice counts once', () => {
  expect(stepsOf({ ...byNumber, thenSort: 'n', thenDirection: 'asc' })).toHaveLength(1);
  expect(sortOf([])).toBeUndefined();
});
