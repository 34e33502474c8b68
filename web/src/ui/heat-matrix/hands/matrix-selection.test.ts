import { expect, test, vi } from 'vitest';
import { handsWith, pressOf } from './hands-samples.ts';
import { matrixSelection, type SelectionOptions, type SelectionState } from './matrix-selection.ts';

/** A matrix that remembers between two events what the screen would. */
function selection(remembered: Partial<SelectionState> = {}, change: Partial<SelectionOptions> = {}) {
  const { size, newest, readView, onNote, toggle, open, onBrush, onLeave } = handsWith();
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
  const state: SelectionState = {
    chosen: undefined,
    setChosen: (spot) => void (state.chosen = spot),
    anchor: undefined,
    setAnchor: (spot) => void (state.anchor = spot),
    isFollowing: false,
    setFollowing: (isFollowing) => void (state.isFollowing = isFollowing),
    pointer: {
      hover: undefined,
      setHover: () => undefined,
      brush: undefined,
      setBrush: () => undefined,
      press: { current: undefined },
    },
    ...remembered,
  };
  const now = () =>
    matrixSelection(
      {
        size,
        newest,
        readView,
        onNote,
        toggle,
        open,
        onBrush,
        onLeave,
        scroller: { current: { scrollTo } as unknown as HTMLDivElement },
        ...change,
      },
      state,
    );
  const press = (...given: Parameters<typeof pressOf>) => now().handlers.onKeyDown(pressOf(...given).event);
  return { now, press, scrollTo, state, onLeave };
}

test('the rectangle begins anew with each cell and grows from its first corner with Shift', () => {
  const { now, press } = selection();
  press('ArrowLeft', { shiftKey: true });
  expect(now().area).toEqual({ first: { row: 0, bucket: 2 }, last: { row: 0, bucket: 2 } });
  press('ArrowLeft', { shiftKey: true });
  press('ArrowDown', { shiftKey: true });
  expect(now().area).toEqual({ first: { row: 0, bucket: 1 }, last: { row: 1, bucket: 2 } });
  press('ArrowDown');
  expect(now().area).toEqual({ first: { row: 2, bucket: 1 }, last: { row: 2, bucket: 1 } });
});

test('all is every row and bucket, totals aside', () => {
  const { now, press } = selection();
  press('a', { code: 'KeyA', ctrlKey: true });
  expect(now().area).toEqual({ first: { row: 0, bucket: 0 }, last: { row: 2, bucket: 3 } });
});

test('Escape leaves a rectangle before it leaves the matrix', () => {
  const { press, onLeave } = selection();
  press('a', { code: 'KeyA', ctrlKey: true });
  press('Escape');
  expect(onLeave).not.toHaveBeenCalled();
  press('Escape');
  expect(onLeave).toHaveBeenCalledOnce();
});

test('a cell that is selected by keys is scrolled into view', () => {
  const { press, scrollTo } = selection({ chosen: { row: 0, bucket: 0 } });
  press('ArrowDown');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 0, top: 0 });
});

test('a cell beyond the last row or bucket has no focus', () => {
  const focusAt = (row: number, bucket: number) => selection({ chosen: { row, bucket } }).now().focus;
  expect(focusAt(3, 3)).toEqual({ row: 3, bucket: 3 });
  expect(focusAt(4, 3)).toBeUndefined();
  expect(focusAt(3, 4)).toBeUndefined();
  expect(selection({ anchor: { row: 0, bucket: 0 } }).now().area).toBeUndefined();
  expect(selection({ chosen: { row: 0, bucket: 0 } }).now().area).toBeUndefined();
});

test('the tooltip follows the focus to the middle of its cell, once it is led by keys', () => {
  const chosen = { row: 1, bucket: 2 };
  expect(selection({ chosen, isFollowing: true }).now().pointAtFocus()).toEqual({ ...chosen, x: 225, y: 91 });
  expect(selection({ chosen }).now().pointAtFocus()).toBeUndefined();
  expect(selection({ isFollowing: true }).now().pointAtFocus()).toBeUndefined();
});
