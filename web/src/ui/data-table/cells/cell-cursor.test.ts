import { expect, test, vi } from 'vitest';
import { AT_FIRST, type CursorState, cellCursor, followRows } from './cell-cursor.ts';

function cursorWith(change: Partial<CursorState> = {}) {
  const state = {
    at: { row: 3, column: 2 },
    setAt: vi.fn<CursorState['setAt']>(),
    anchor: undefined,
    setAnchor: vi.fn<CursorState['setAnchor']>(),
    wantsFocus: { current: false },
    ...change,
  };
  return { ...state, cursor: cellCursor({ lastRow: 10, lastColumn: 4 }, state) };
}
const NEXT = { row: 4, column: 2 };
const ANCHOR = { row: 1, column: 1 };

test('the cursor stays within the table', () => {
  expect(cursorWith().cursor.cell).toEqual({ row: 3, column: 2 });
  expect(cursorWith({ at: { row: 11, column: 5 } }).cursor.cell).toEqual({ row: 10, column: 4 });
});

test('a rectangle reaches from its corner to the cursor', () => {
  expect(cursorWith().cursor.range).toBeUndefined();
  const { cursor } = cursorWith({ anchor: ANCHOR });
  expect(cursor.range).toEqual({ top: 1, bottom: 3, start: 1, end: 2 });
  expect(cursor.anchor).toBe(ANCHOR);
});

test('a key takes the focus along and the rectangle away', () => {
  const { cursor, setAt, setAnchor, wantsFocus } = cursorWith({ anchor: ANCHOR });
  cursor.moveTo(NEXT, false);
  expect(setAt).toHaveBeenCalledExactlyOnceWith(NEXT);
  expect(setAnchor).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(wantsFocus.current).toBe(true);
});

test('a growing rectangle keeps its corner, the first time it is the cursor', () => {
  const fresh = cursorWith({ at: { row: 11, column: 2 } });
  fresh.cursor.moveTo(NEXT, true);
  expect(fresh.setAnchor).toHaveBeenCalledExactlyOnceWith({ row: 10, column: 2 });
  const drawn = cursorWith({ anchor: ANCHOR });
  drawn.cursor.moveTo(NEXT, true);
  expect(drawn.setAnchor).toHaveBeenCalledExactlyOnceWith(ANCHOR);
});

test('a focus that came by itself moves the cursor only where it is not yet', () => {
  for (const [row, column, times] of [
    [3, 2, 0],
    [4, 2, 1],
    [3, 1, 1],
    [4, 1, 1],
  ] as const) {
    const { cursor, setAt, setAnchor, wantsFocus } = cursorWith({ anchor: ANCHOR });
    cursor.settle({ row, column });
    expect(setAt).toHaveBeenCalledTimes(times);
    expect(setAnchor).not.toHaveBeenCalled();
    expect(wantsFocus.current).toBe(false);
  }
});

test('a rectangle is selected by two corners and cleared without a move', () => {
  const { cursor, setAt, setAnchor, wantsFocus } = cursorWith();
  cursor.select(ANCHOR, NEXT);
  expect(setAnchor).toHaveBeenLastCalledWith(ANCHOR);
  expect(setAt).toHaveBeenCalledExactlyOnceWith(NEXT);
  cursor.clear();
  expect(setAnchor).toHaveBeenLastCalledWith(undefined);
  expect(setAt).toHaveBeenCalledOnce();
  expect(wantsFocus.current).toBe(false);
});

test('at first the cursor is under the header and takes no focus', () => {
  expect(AT_FIRST).toEqual({ cell: { row: 1, column: 0 }, wantsFocus: false });
});

test('a rectangle goes when other rows are shown, and only then', () => {
  const [setSeen, setAnchor] = [vi.fn(), vi.fn()];
  followRows('page 1', { seen: 'page 1', setSeen, setAnchor });
  expect([setSeen.mock.calls, setAnchor.mock.calls]).toEqual([[], []]);
  followRows('page 2', { seen: 'page 1', setSeen, setAnchor });
  expect([setSeen.mock.calls, setAnchor.mock.calls]).toEqual([[['page 2']], [[undefined]]]);
});
