import type { PointerEvent } from 'react';
import { expect, test, vi } from 'vitest';
import type { Column } from '../column.ts';
import { columnResize, type ResizedGrid } from './column-resize.ts';

type Row = { id: number };
const column = (id: string): Column<Row> => ({ id, header: 'common.add', kind: 'text', width: 100 });
const [A, B] = [column('a'), column('b')];

/** Columns as they stand on the screen: "a" takes 200 pixels, "b" 150.6 and the hidden "c" is still there. */
const cellOf = (id: string | undefined, width: number) => ({
  dataset: id === undefined ? {} : { column: id },
  getBoundingClientRect: () => ({ width }),
});
const HEAD = {
  querySelectorAll: () => [cellOf('a', 200.4), cellOf('b', 150.6), cellOf('c', 70), cellOf(undefined, 44)],
} as unknown as HTMLTableRowElement;
const MEASURED = { a: 200, b: 151 };

function resizeWith(given: { widths?: Record<string, number>; isRightToLeft?: boolean } = {}) {
  const change = vi.fn<ResizedGrid<Row>['tablePreferences']['change']>();
  const draftWidths = vi.fn<ResizedGrid<Row>['draftWidths']>();
  const preferences: ResizedGrid<Row>['tablePreferences']['preferences'] = {
    visibility: {},
    order: [],
    pinned: [],
    facts: null,
    widths: given.widths ?? {},
    density: 'comfortable',
    scale: 'own',
  };
  const grid = { visible: [A, B], draftWidths, tablePreferences: { preferences, change } };
  const resize = columnResize(grid, given.isRightToLeft ?? false);
  const setPointerCapture = vi.fn<(id: number) => void>();
  const preventDefault = vi.fn<() => void>();
  const stopPropagation = vi.fn<() => void>();
  const handle = Object.assign(new EventTarget(), { setPointerCapture, closest: () => HEAD });
  const press = (more: object = {}) =>
    resize.begin(A, {
      currentTarget: handle,
      button: 0,
      pointerId: 7,
      clientX: 500,
      preventDefault,
      stopPropagation,
      ...more,
    } as unknown as PointerEvent<HTMLElement>);
  const move = (clientX: number) =>
    handle.dispatchEvent(Object.assign(new Event('pointermove'), { clientX }));
  const release = () => handle.dispatchEvent(new Event('lostpointercapture'));
  const isTaken = () =>
    [setPointerCapture, preventDefault, stopPropagation].map(({ mock }) => mock.calls.length > 0);
  return { ...resize, change, draftWidths, setPointerCapture, press, move, release, isTaken };
}

test('a border follows the pointer, and what it was let go at is remembered', () => {
  const { press, move, release, change, draftWidths, setPointerCapture, isTaken } = resizeWith();
  press();
  expect(isTaken()).toEqual([true, true, true]);
  expect(setPointerCapture).toHaveBeenCalledExactlyOnceWith(7);
  move(530);
  move(460);
  expect(change).not.toHaveBeenCalled();
  release();
  expect(draftWidths.mock.calls).toEqual([[{ ...MEASURED, a: 230 }], [{ ...MEASURED, a: 160 }], [undefined]]);
  expect(change).toHaveBeenCalledExactlyOnceWith({ widths: { ...MEASURED, a: 160 } });
  move(530);
  release();
  expect(draftWidths).toHaveBeenCalledTimes(3);
  expect(change).toHaveBeenCalledOnce();
});

test('from right to left a column grows to the left', () => {
  const { press, move, draftWidths } = resizeWith({ isRightToLeft: true });
  press();
  move(470);
  expect(draftWidths).toHaveBeenCalledExactlyOnceWith({ ...MEASURED, a: 230 });
});

test('a press that moves less than 3 pixels leaves the width', () => {
  const still = resizeWith();
  still.press();
  still.move(502);
  still.move(498);
  expect(still.draftWidths).not.toHaveBeenCalled();
  still.release();
  expect(still.change).not.toHaveBeenCalled();
  expect(still.draftWidths.mock.calls).toEqual([[undefined]]);
  for (const [x, a] of [
    [503, 203],
    [497, 197],
  ] as const) {
    const moved = resizeWith();
    moved.press();
    moved.move(x);
    expect(moved.draftWidths).toHaveBeenCalledExactlyOnceWith({ ...MEASURED, a });
    moved.move(500);
    expect(moved.draftWidths).toHaveBeenLastCalledWith(MEASURED);
    moved.release();
    expect(moved.change).toHaveBeenCalledExactlyOnceWith({ widths: MEASURED });
  }
});

test('a width stops at its bounds', () => {
  const { press, move, draftWidths } = resizeWith();
  press();
  move(100);
  move(2000);
  expect(draftWidths.mock.calls).toEqual([[{ ...MEASURED, a: 64 }], [{ ...MEASURED, a: 720 }]]);
});

test('what stands on the screen comes before what is remembered, which hidden columns keep', () => {
  const { press, move, release, change } = resizeWith({ widths: { a: 90, c: 80 } });
  press();
  move(510);
  release();
  expect(change).toHaveBeenCalledExactlyOnceWith({ widths: { ...MEASURED, a: 210, c: 80 } });
});

test('another button resizes nothing, nor does a border outside of a header', () => {
  for (const more of [
    { button: 1 },
    { currentTarget: Object.assign(new EventTarget(), { closest: () => null }) },
  ]) {
    const { press, move, release, draftWidths, isTaken } = resizeWith();
    press(more);
    move(530);
    release();
    expect(isTaken()).toEqual([false, false, false]);
    expect(draftWidths).not.toHaveBeenCalled();
  }
});

test('a key makes a column 16 pixels wider or narrower and holds the others', () => {
  const { step, change } = resizeWith({ widths: { a: 90, c: 80 } });
  step(B, 1, HEAD);
  step(B, -1, HEAD);
  expect(change.mock.calls).toEqual([
    [{ widths: { a: 200, b: 167, c: 80 } }],
    [{ widths: { a: 200, b: 135, c: 80 } }],
  ]);
});

test('a key counts from what is remembered where there is no header, within the bounds', () => {
  const { step, change } = resizeWith({ widths: { a: 70 } });
  step(A, -1, null);
  step(B, 1, null);
  expect(change.mock.calls).toEqual([[{ widths: { a: 64 } }], [{ widths: { a: 70, b: 116 } }]]);
});

test('two clicks take the width of one column back', () => {
  const { reset, change } = resizeWith({ widths: { a: 90, b: 80 } });
  reset(A);
  expect(change).toHaveBeenCalledExactlyOnceWith({ widths: { b: 80 } });
});
