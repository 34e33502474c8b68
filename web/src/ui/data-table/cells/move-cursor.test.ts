import { expect, test } from 'vitest';
import { type CursorBounds, clampCell, moveCursor, pageRowsOf } from './move-cursor.ts';

const BOUNDS: CursorBounds = { lastRow: 100, lastColumn: 5, pageRows: 10, isRightToLeft: false };
const from = { row: 20, column: 2 };
const press = (key: string, isFar = false, bounds = BOUNDS, cell = from) =>
  moveCursor(cell, { key, isFar }, bounds);

test.each([
  ['ArrowDown', { row: 21, column: 2 }],
  ['ArrowUp', { row: 19, column: 2 }],
  ['ArrowRight', { row: 20, column: 3 }],
  ['ArrowLeft', { row: 20, column: 1 }],
  ['PageDown', { row: 30, column: 2 }],
  ['PageUp', { row: 10, column: 2 }],
  ['Home', { row: 20, column: 0 }],
  ['End', { row: 20, column: 5 }],
])('%s moves by one step', (key, expected) => {
  expect(press(key)).toEqual(expected);
});

test.each([
  ['ArrowDown', { row: 100, column: 2 }],
  ['ArrowUp', { row: 1, column: 2 }],
  ['ArrowRight', { row: 20, column: 5 }],
  ['ArrowLeft', { row: 20, column: 0 }],
  ['Home', { row: 1, column: 0 }],
  ['End', { row: 100, column: 5 }],
])('%s with Ctrl goes to the edge', (key, expected) => {
  expect(press(key, true)).toEqual(expected);
});

test('from right to left the arrows keep their direction on the screen', () => {
  const rtl = { ...BOUNDS, isRightToLeft: true };
  expect(press('ArrowLeft', false, rtl)).toEqual({ row: 20, column: 3 });
  expect(press('ArrowRight', false, rtl)).toEqual({ row: 20, column: 1 });
  expect(press('ArrowLeft', true, rtl)).toEqual({ row: 20, column: 5 });
  expect(press('Home', false, rtl)).toEqual({ row: 20, column: 0 });
});

test('the edges hold; the header is one arrow above the first row and never a page away', () => {
  expect(press('ArrowDown', false, BOUNDS, { row: 100, column: 0 })).toEqual({ row: 100, column: 0 });
  expect(press('ArrowLeft', false, BOUNDS, { row: 5, column: 0 })).toEqual({ row: 5, column: 0 });
  expect(press('PageUp', false, BOUNDS, { row: 3, column: 0 })).toEqual({ row: 1, column: 0 });
  expect(press('ArrowUp', false, BOUNDS, { row: 1, column: 0 })).toEqual({ row: 0, column: 0 });
  expect(press('ArrowUp', false, BOUNDS, { row: 0, column: 0 })).toEqual({ row: 0, column: 0 });
});

test('in a table without rows there is the header alone', () => {
  const empty = { ...BOUNDS, lastRow: 0 };
  expect(press('ArrowDown', false, empty, { row: 0, column: 1 })).toEqual({ row: 0, column: 1 });
  expect(press('Home', true, empty, { row: 0, column: 1 })).toEqual({ row: 0, column: 0 });
  expect(clampCell({ row: 9, column: 9 }, empty)).toEqual({ row: 0, column: 5 });
});

test('other keys do not move', () => {
  expect(press('Enter')).toBeUndefined();
  expect(press('PageDown', true)).toBeUndefined();
});

test('a page is two rows less than the window holds whole, and at least one', () => {
  expect(pageRowsOf(420, 42)).toBe(8);
  expect(pageRowsOf(419, 42)).toBe(7);
  expect(pageRowsOf(168, 42)).toBe(2);
  expect(pageRowsOf(126, 42)).toBe(1);
  expect(pageRowsOf(0, 42)).toBe(1);
});
