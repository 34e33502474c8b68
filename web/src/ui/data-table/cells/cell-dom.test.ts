import { beforeEach, expect, test, vi } from 'vitest';
import { cellOf, findCell, firstControl, isOwnControl, rowKeyOf, takesKeys } from './cell-dom.ts';
import { inCell, SampleElement } from './cell-samples.ts';

beforeEach(() => {
  vi.stubGlobal('Element', SampleElement);
  return () => void vi.unstubAllGlobals();
});

const BESIDE = [null, new EventTarget(), new SampleElement()];

test('an event belongs to the cell that it came from, counted from the first column', () => {
  expect(cellOf(inCell(3, 4), 2)).toEqual({ row: 3, column: 2 });
  expect(cellOf(inCell(0, 3), 2)).toEqual({ row: 0, column: 1 });
});

test('the first column is a cell, the checkbox before it is none', () => {
  expect(cellOf(inCell(3, 2), 2)).toEqual({ row: 3, column: 0 });
  expect(cellOf(inCell(3, 1), 2)).toBeUndefined();
});

test('beside cells, and in a cell of no row, there is no cell', () => {
  for (const target of BESIDE) expect(cellOf(target, 1)).toBeUndefined();
  const cell = new SampleElement({ attributes: { 'aria-colindex': '2' } });
  const target = new SampleElement({ inside: { 'th[aria-colindex]': cell } });
  expect(cellOf(target, 1)).toBeUndefined();
});

test('a cell is found by its row and by its column behind the first one', () => {
  const table = new SampleElement();
  findCell(table as unknown as ParentNode, { row: 3, column: 2 }, 2);
  expect(table.requested).toEqual(['tr[data-row="3"] > [aria-colindex="4"]']);
});

test('a row is known by the key that it carries', () => {
  const row = new SampleElement({ dataset: { rowKey: 'a7' } });
  expect(rowKeyOf(new SampleElement({ inside: { 'tr[data-row-key]': row } }))).toBe('a7');
  for (const target of BESIDE) expect(rowKeyOf(target)).toBeUndefined();
});

test('a control has presses of its own, and one that is written in has keys', () => {
  const link = new SampleElement({ inside: { 'a, button': new SampleElement() } });
  const field = new SampleElement({ inside: { 'input:not': new SampleElement() } });
  expect([isOwnControl(link), takesKeys(link)]).toEqual([true, false]);
  expect([isOwnControl(field), takesKeys(field)]).toEqual([false, true]);
  for (const target of BESIDE) expect([isOwnControl(target), takesKeys(target)]).toEqual([false, false]);
});

test('the first control of a cell is found where there is one', () => {
  const button = new SampleElement();
  const cell = new SampleElement({ holds: { 'a[href], button': button } });
  expect(firstControl(cell as unknown as Element)).toBe(button);
  expect(firstControl(new SampleElement() as unknown as Element)).toBeNull();
  expect(firstControl(null)).toBeNull();
});
