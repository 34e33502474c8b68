import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { giveMouse, type SampleChange, sampleChart } from '../draw/chart-samples.ts';
import type { Zoom } from '../model/zoom.ts';
import { type Hover, type PlotCursor, plotCursor, UNTOUCHED } from './plot-cursor.ts';

const HOVER: Hover = { index: 1, left: 35 };
const PLOT = { left: 1000, top: 500 };

type Remembered = {
  isActive?: boolean;
  hover?: Hover | undefined;
  zoom?: Zoom | undefined;
  isDrawn?: boolean;
};

function cursorWith({ isActive = true, hover, zoom, isDrawn = true }: Remembered, change: SampleChange = {}) {
  giveMouse();
  const sample = sampleChart(change);
  const state = {
    isActive: { current: isActive },
    drawn: { current: isDrawn ? sample.chart : undefined },
    hover,
    setHover: vi.fn<Parameters<typeof plotCursor>[1]['setHover']>(),
    setByKeyboard: vi.fn<(isByKeyboard: boolean) => void>(),
  };
  const onZoom = vi.fn<PlotCursor['onZoom']>();
  const onEnter = vi.fn<PlotCursor['onEnter']>();
  const hoverAfter = () =>
    state.setHover.mock.calls.reduce<Hover | undefined>(
      (old, [next]) => (typeof next === 'function' ? next(old) : next),
      hover,
    );
  return {
    ...sample,
    ...state,
    onZoom,
    onEnter,
    hoverAfter,
    ...plotCursor({ zoom, onZoom, onEnter }, state),
  };
}

function moved(remembered: Remembered, at: { idx?: number | null; left?: number }) {
  const cursor = cursorWith(remembered, { cursor: at });
  cursor.onCursor(cursor.chart);
  return cursor;
}

test('the point under the pointer is reported with its distance from the edge of the chart', () => {
  expect(moved({}, { idx: 2, left: 51 }).hoverAfter()).toEqual({ index: 2, left: 60 });
  expect(moved({ hover: HOVER }, { idx: 0, left: 0 }).hoverAfter()).toEqual({ index: 0, left: 10 });
});

test('a cursor that stays on its point changes nothing, one whose point or place is another does', () => {
  const same = { index: 2, left: 60 };
  expect(moved({ hover: same }, { idx: 2, left: 52 }).hoverAfter()).toBe(same);
  expect(moved({ hover: { index: 2, left: 59 } }, { idx: 2, left: 52 }).hoverAfter()).toEqual(same);
  expect(moved({ hover: { index: 3, left: 60 } }, { idx: 2, left: 52 }).hoverAfter()).toEqual(same);
});

test('a chart that nobody points at reports nothing, and forgets what it reported', () => {
  expect(moved({ isActive: false }, { idx: 2, left: 51 }).setHover).not.toHaveBeenCalled();
  const left = moved({ isActive: false, hover: HOVER }, { idx: 2, left: 51 });
  expect(left.setHover).toHaveBeenCalledOnce();
  expect(left.hoverAfter()).toBeUndefined();
  const away = moved({ isActive: false, hover: HOVER }, { idx: null, left: -10 });
  expect(away.hoverAfter()).toBeUndefined();
  expect(away.recorded).toEqual([]);
});

test.each([
  [{ idx: null, left: 5 }],
  [{ left: 5 }],
  [{ idx: 2, left: -1 }],
  [{ idx: 2, left: -10 }],
  [{ idx: 2 }],
])('at %j the pointer is over no line: the chosen point stays chosen', (at) => {
  const cursor = moved({ hover: HOVER }, at);
  expect(cursor.recorded).toEqual([['mouse', PLOT.left + 25, PLOT.top + 1]]);
  expect(cursor.setHover).not.toHaveBeenCalled();
  expect(moved({}, at).recorded).toEqual([]);
  expect(moved({}, at).hoverAfter()).toBeUndefined();
});

test('the chart whose cursor moves is the one that is hidden later', () => {
  const cursor = cursorWith({ isDrawn: false, isActive: false });
  cursor.onCursor(cursor.chart);
  expect(cursor.drawn.current).toBe(cursor.chart);
});

test('who leaves takes values, keyboard and cursor along, once', () => {
  const cursor = cursorWith({ hover: HOVER });
  cursor.leave();
  cursor.leave();
  expect(cursor.isActive.current).toBe(false);
  expect(cursor.setHover).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(cursor.setByKeyboard).toHaveBeenCalledExactlyOnceWith(false);
  expect(cursor.recorded).toEqual([['mouse left']]);
});

test('what nobody points at is not left, and a cursor that never was is not hidden', () => {
  expect(cursorWithLeft({ isActive: false })).toEqual([]);
  expect(cursorWithLeft({ isDrawn: false })).toEqual([]);
});

function cursorWithLeft(remembered: Remembered) {
  const { leave, recorded: reported } = cursorWith(remembered);
  leave();
  return reported;
}

test('a mouse that goes away leaves, a finger that goes up does not', () => {
  const leaveWith = (pointerType: string) => {
    const { handlers, isActive } = cursorWith({});
    handlers.onPointerLeave({ pointerType } as PointerEvent);
    return !isActive.current;
  };
  expect(['mouse', 'touch', 'pen'].map(leaveWith)).toEqual([true, false, false]);
});

test('the focus leaves with what is outside of the chart', () => {
  const inside = {} as Element;
  const blurTo = (relatedTarget: Element | null) => {
    const { handlers, isActive } = cursorWith({});
    const currentTarget = { contains: (other: unknown) => other === inside };
    handlers.onBlur({ currentTarget, relatedTarget } as unknown as FocusEvent);
    return !isActive.current;
  };
  expect([inside, {} as Element, null].map(blurTo)).toEqual([false, true, true]);
});

test('a pointer takes the chart over, and values are spoken no longer once it presses', () => {
  const entered = cursorWith({ isActive: false });
  entered.handlers.onPointerEnter();
  expect(entered.isActive.current).toBe(true);
  expect(entered.setByKeyboard).not.toHaveBeenCalled();
  const pressed = cursorWith({ isActive: false });
  pressed.handlers.onPointerDown();
  expect(pressed.isActive.current).toBe(true);
  expect(pressed.setByKeyboard).toHaveBeenCalledExactlyOnceWith(false);
});

function pressed(
  remembered: Remembered,
  key: string,
  more: Partial<KeyboardEvent> = {},
  change: SampleChange = {},
) {
  const cursor = cursorWith({ isActive: false, ...remembered }, change);
  const plot = {} as EventTarget & Element;
  const preventDefault = vi.fn<() => void>();
  const stopPropagation = vi.fn<() => void>();
  const event = { target: plot, currentTarget: plot, key, preventDefault, stopPropagation, ...more };
  cursor.onKeyDown(event as KeyboardEvent, cursor.chart);
  const isTaken = preventDefault.mock.calls.length > 0;
  return { ...cursor, isTaken, stopPropagation };
}

test('an arrow moves the cursor on, takes the chart over and has its values spoken', () => {
  const {
    recorded: reported,
    isActive,
    setByKeyboard,
    isTaken,
    onZoom,
  } = pressed({ hover: HOVER }, 'ArrowRight');
  expect(reported).toEqual([['mouse', PLOT.left + 50, PLOT.top + 1]]);
  expect(isActive.current).toBe(true);
  expect(setByKeyboard).toHaveBeenCalledExactlyOnceWith(true);
  expect(isTaken).toBe(true);
  expect(onZoom).not.toHaveBeenCalled();
});

test('arrows come in from the ends of what is in view', () => {
  expect(pressed({}, 'ArrowLeft').recorded).toEqual([['mouse', PLOT.left + 100, PLOT.top + 1]]);
  expect(pressed({ zoom: [20, 80] }, 'ArrowRight').recorded).toEqual([
    ['mouse', PLOT.left + 25, PLOT.top + 1],
  ]);
});

test('keys that say nothing here are left alone', () => {
  const {
    recorded: reported,
    isActive,
    setByKeyboard,
    isTaken,
    stopPropagation,
    onZoom,
    onEnter,
  } = pressed({ hover: HOVER, zoom: [20, 80] }, 'a');
  expect(reported).toEqual([]);
  expect(isActive.current).toBe(false);
  expect(isTaken).toBe(false);
  for (const act of [setByKeyboard, stopPropagation, onZoom, onEnter]) expect(act).not.toHaveBeenCalled();
});

test.each([[{ ctrlKey: true }], [{ metaKey: true }], [{ altKey: true }], [{ target: {} as EventTarget }]])(
  'keys with %j belong to others',
  (more) => expect(pressed({ hover: HOVER }, 'ArrowRight', more).recorded).toEqual([]),
);

test('Enter writes a note of the chosen point', () => {
  expect(pressed({ hover: HOVER }, 'Enter').onEnter).toHaveBeenCalledExactlyOnceWith(1);
  expect(pressed({}, 'Enter').onEnter).not.toHaveBeenCalled();
});

test('Escape ends the zoom and goes no further, and without a zoom it goes on', () => {
  const zoomed = pressed({ zoom: [20, 80] }, 'Escape');
  expect(zoomed.onZoom).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(zoomed.stopPropagation).toHaveBeenCalledOnce();
  const whole = pressed({}, 'Escape');
  expect(whole.onZoom).not.toHaveBeenCalled();
  expect(whole.stopPropagation).not.toHaveBeenCalled();
});

test('plus comes nearer to the chosen point, or to the middle one', () => {
  const seconds = [0, 4, 8, 12, 16, 20, 24, 40, 60, 100];
  const zoomOf = (hover?: Hover) => pressed({ hover }, '+', {}, { data: [seconds] }).onZoom.mock.calls;
  expect(zoomOf({ index: 7, left: 0 })).toEqual([[[20, 70]]]);
  expect(zoomOf()).toEqual([[[10, 60]]]);
});

test('of an odd number of points the middle one has as many before it as after', () => {
  const seconds = [0, 4, 8, 12, 16, 20, 24, 40, 60, 80, 100];
  expect(pressed({}, '+', {}, { data: [seconds] }).onZoom).toHaveBeenCalledExactlyOnceWith([10, 60]);
});

test('minus shows more of what is in view, and in the end everything', () => {
  const seconds = [0, 4, 8, 12, 16, 20, 24, 40, 60, 100];
  const minus = (min: number, max: number) =>
    pressed({}, '-', {}, { data: [seconds], scales: { x: { min, max } } }).onZoom;
  expect(minus(20, 50)).toHaveBeenCalledExactlyOnceWith([20, 80]);
  expect(minus(10, 60)).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('a chart that nobody has touched announces no values of its own, and shows no cursor of keys', () => {
  const { isActive, isByKeyboard } = UNTOUCHED;
  expect(moved({ isActive }, { idx: 2, left: 51 }).setHover).not.toHaveBeenCalled();
  expect(isByKeyboard).toBe(false);
});
