import { expect, test, vi } from 'vitest';
import { cellDrag, type DragHands, type DragState, type DragTable } from './cell-drag.ts';
import type { Cell } from './move-cursor.ts';

/** A table at (10, 20) of the screen, 300 by 200 pixels with a header of 40; a mouse that is at home in it. */
const BOX = { left: 10, right: 310, top: 20, bottom: 220 };
const FROM: Cell = { row: 2, column: 1 };

type Given = { cell?: Cell | undefined; anchor?: Cell; room?: ReturnType<DragTable['readRoom']> };
function tableWith(given: Given = {}) {
  const track = vi.fn<DragTable['track']>(() => () => undefined);
  const table = {
    readRoom: () => ('room' in given ? given.room : { box: BOX, headPx: 40 }),
    cellAt: vi.fn<DragTable['cellAt']>(() => given.cell),
    scrollBy: vi.fn<DragTable['scrollBy']>(),
    markDrawing: vi.fn<DragTable['markDrawing']>(),
    track,
  };
  const cursor = {
    cell: { row: 5, column: 0 },
    anchor: given.anchor,
    select: vi.fn<DragHands['cursor']['select']>(),
    clear: vi.fn<() => void>(),
  };
  const state: DragState = {
    drag: { current: undefined },
    hasJustDrawn: { current: true },
    stop: { current: undefined },
  };
  const preventDefault = vi.fn<() => void>();
  const { begin, isDrawn } = cellDrag({ cursor, table }, state);
  const press = (more: Partial<Parameters<typeof begin>[0]> = {}, from: Cell | undefined = FROM) =>
    begin({ button: 0, pointerType: 'mouse', shiftKey: false, preventDefault, ...more }, from);
  const follow = (x: number, y: number) => track.mock.lastCall?.[0](x, y);
  const release = () => track.mock.lastCall?.[1]();
  return { ...table, cursor, state, preventDefault, begin, isDrawn, press, follow, release };
}

test('a press on a cell begins a rectangle and takes the former one away', () => {
  for (const pointerType of ['mouse', 'pen'] as const) {
    const { press, cursor, track, isDrawn, preventDefault } = tableWith();
    press({ pointerType });
    expect(cursor.clear).toHaveBeenCalledOnce();
    expect(track).toHaveBeenCalledOnce();
    expect(cursor.select).not.toHaveBeenCalled();
    expect(preventDefault).not.toHaveBeenCalled();
    expect(isDrawn()).toBe(false);
  }
});

test('another button, a finger, the header and what is no cell begin nothing', () => {
  for (const shiftKey of [false, true]) {
    const { press, begin, cursor, track, preventDefault, isDrawn } = tableWith();
    press({ shiftKey, button: 1 });
    press({ shiftKey, pointerType: 'touch' });
    press({ shiftKey }, { row: 0, column: 1 });
    begin({ button: 0, pointerType: 'mouse', shiftKey, preventDefault }, undefined);
    expect(track).not.toHaveBeenCalled();
    expect(cursor.clear).not.toHaveBeenCalled();
    expect(cursor.select).not.toHaveBeenCalled();
    expect(isDrawn()).toBe(false);
  }
  const { press, track } = tableWith();
  press({}, { row: 1, column: 0 });
  expect(track).toHaveBeenCalledOnce();
});

test('with Shift the rectangle ends at the pressed cell, and the click opens nothing', () => {
  const fresh = tableWith();
  fresh.press({ shiftKey: true });
  expect(fresh.cursor.select).toHaveBeenCalledExactlyOnceWith({ row: 5, column: 0 }, FROM);
  expect(fresh.preventDefault).toHaveBeenCalledOnce();
  expect(fresh.track).not.toHaveBeenCalled();
  expect(fresh.cursor.clear).not.toHaveBeenCalled();
  expect(fresh.isDrawn()).toBe(true);
  const drawn = tableWith({ anchor: { row: 7, column: 2 } });
  drawn.press({ shiftKey: true });
  expect(drawn.cursor.select).toHaveBeenCalledExactlyOnceWith({ row: 7, column: 2 }, FROM);
});

test('a drag covers the cells from the pressed one to that under the pointer', () => {
  for (const cell of [
    { row: 2, column: 3 },
    { row: 4, column: 1 },
    { row: 1, column: 0 },
  ]) {
    const { press, follow, cursor, markDrawing, cellAt } = tableWith({ cell });
    press();
    follow(100, 150);
    expect(cellAt).toHaveBeenCalledExactlyOnceWith(100, 150);
    expect(cursor.select).toHaveBeenCalledExactlyOnceWith(FROM, cell);
    expect(markDrawing.mock.calls).toEqual([[true]]);
  }
});

test('within the pressed cell nothing is drawn until the pointer has left it once', () => {
  const given: Given = { cell: FROM };
  const { press, follow, release, cursor, markDrawing, isDrawn } = tableWith(given);
  press();
  follow(100, 150);
  expect(cursor.select).not.toHaveBeenCalled();
  expect(markDrawing).not.toHaveBeenCalled();
  given.cell = { row: 3, column: 1 };
  follow(100, 190);
  given.cell = FROM;
  follow(100, 150);
  expect(cursor.select.mock.calls).toEqual([
    [FROM, { row: 3, column: 1 }],
    [FROM, FROM],
  ]);
  release();
  expect(isDrawn()).toBe(true);
});

test('the header and what is no cell end no rectangle', () => {
  for (const cell of [undefined, { row: 0, column: 3 }]) {
    const { press, follow, release, cursor, isDrawn } = tableWith({ cell });
    press();
    follow(100, 150);
    release();
    expect(cursor.select).not.toHaveBeenCalled();
    expect(isDrawn()).toBe(false);
  }
});

test.each([
  { at: [12, 62], found: [12, 62], scrolled: [0, 0] },
  { at: [308, 218], found: [308, 218], scrolled: [0, 0] },
  { at: [2, 52], found: [12, 62], scrolled: [-2, -2] },
  { at: [318, 228], found: [308, 218], scrolled: [2, 2] },
  { at: [358, 100], found: [308, 100], scrolled: [10, 0] },
  { at: [100, 268], found: [100, 218], scrolled: [0, 10] },
])('at $at the cell is looked for at $found and the table scrolls by $scrolled', (given) => {
  const { press, follow, cellAt, scrollBy } = tableWith();
  const [x = 0, y = 0] = given.at;
  press();
  follow(x, y);
  expect(cellAt.mock.calls).toEqual([given.found]);
  expect(scrollBy.mock.calls).toEqual([given.scrolled]);
});

test('where the button is let go the table is itself again', () => {
  const { press, follow, release, state, markDrawing, scrollBy, isDrawn } = tableWith({ cell: FROM });
  press();
  release();
  expect(markDrawing.mock.calls).toEqual([[false]]);
  expect(state.drag.current).toBeUndefined();
  expect(isDrawn()).toBe(false);
  follow(100, 150);
  expect(scrollBy).not.toHaveBeenCalled();
});

test('a table that is not there yet draws nothing', () => {
  const { press, follow, cellAt, cursor } = tableWith({ room: undefined, cell: { row: 3, column: 3 } });
  press();
  follow(100, 150);
  expect(cellAt).not.toHaveBeenCalled();
  expect(cursor.select).not.toHaveBeenCalled();
});

test('what follows the pointer can be stopped from outside, and a press takes back what was drawn before', () => {
  const { track, press, state, isDrawn } = tableWith();
  const stop = () => undefined;
  track.mockReturnValueOnce(stop);
  expect(isDrawn()).toBe(true);
  press();
  expect(state.stop.current).toBe(stop);
  expect(isDrawn()).toBe(false);
});

test('before the first press nothing has been drawn', () => {
  const { state, isDrawn } = tableWith();
  state.hasJustDrawn.current = undefined;
  expect(isDrawn()).toBe(false);
});
