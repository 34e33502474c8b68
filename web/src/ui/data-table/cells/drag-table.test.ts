import { beforeEach, expect, test, vi } from 'vitest';
import { inCell, SampleElement } from './cell-samples.ts';
import { dragStart, markDrawing, roomOf } from './drag-table.ts';

beforeEach(() => {
  vi.stubGlobal('Element', SampleElement);
  return () => void vi.unstubAllGlobals();
});

test('a rectangle begins in the cell of the press, and not on a control of it', () => {
  expect(dragStart(inCell(3, 4), 2)).toEqual({ row: 3, column: 2 });
  expect(dragStart(inCell(3, 4, { 'a, button': new SampleElement() }), 2)).toBeUndefined();
  expect(dragStart(null, 2)).toBeUndefined();
});

test('a table has its box and the height of its header, where it has one', () => {
  const box = { left: 1 };
  const table = (holds: object) =>
    Object.assign(new SampleElement({ holds: { ...holds } }), {
      getBoundingClientRect: () => box,
    }) as unknown as HTMLElement;
  expect(roomOf(table({ thead: { clientHeight: 44 } }))).toEqual({ box, headPx: 44 });
  expect(roomOf(table({}))).toEqual({ box, headPx: 0 });
  expect(roomOf(null)).toBeUndefined();
});

test('text that the browser chooses under the pointer is let go while a rectangle is drawn, and only then', () => {
  const [toggleAttribute, removeAllRanges] = [vi.fn(), vi.fn()];
  const readSelection = () => ({ removeAllRanges });
  markDrawing(true, { toggleAttribute }, readSelection);
  expect(removeAllRanges).toHaveBeenCalledOnce();
  markDrawing(false, { toggleAttribute }, readSelection);
  expect(removeAllRanges).toHaveBeenCalledOnce();
  expect(toggleAttribute.mock.calls).toEqual([
    ['data-drawing', true],
    ['data-drawing', false],
  ]);
  expect(() => markDrawing(true, null, () => null)).not.toThrow();
});
