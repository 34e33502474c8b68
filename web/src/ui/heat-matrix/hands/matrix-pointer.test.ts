import { expect, test, vi } from 'vitest';
import { handsWith, pointerAt } from './hands-samples.ts';
import type { MatrixHands } from './matrix-hands.ts';
import { matrixPointer, type PointerState } from './matrix-pointer.ts';

/** The pointer over a matrix, which remembers between two events what the screen would. */
function pointer(change: Partial<MatrixHands> = {}, remembered: Partial<PointerState> = {}) {
  const hands = handsWith(change);
  const state: PointerState = {
    hover: undefined,
    setHover: vi.fn<PointerState['setHover']>((hover) => void (state.hover = hover)),
    brush: undefined,
    setBrush: vi.fn<PointerState['setBrush']>((brush) => void (state.brush = brush)),
    press: { current: undefined },
    ...remembered,
  };
  const now = () => matrixPointer(hands, state);
  return {
    hands,
    state,
    now,
    down: (...at: Parameters<typeof pointerAt>) => now().handlers.onPointerDown(pointerAt(...at)),
    move: (...at: Parameters<typeof pointerAt>) => now().handlers.onPointerMove(pointerAt(...at)),
    click: (...at: Parameters<typeof pointerAt>) => now().handlers.onClick(pointerAt(...at)),
  };
}
// In the second row the second bucket: 150 to 199 across, 76 to 105 down.
const CELL = [160, 80] as const;
const HEAD = [160, 10] as const;
const LEAD = [50, 80] as const;

test('what is pointed at is a cell, or a head without a row, and is written below it', () => {
  const { move, now } = pointer();
  move(...CELL);
  expect(now().hover).toEqual({ x: 160, y: 80, bucket: 1, row: 1 });
  move(...HEAD);
  expect(now().hover).toEqual({ x: 160, y: 46, bucket: 1, row: undefined });
  move(160, 46);
  expect(now().hover).toMatchObject({ y: 46, row: 0 });
});

test('sticky columns and the room under the totals are nothing to point at', () => {
  const { move, now } = pointer();
  for (const [x, y] of [LEAD, [160, 200] as const]) {
    move(...CELL);
    move(x, y);
    expect(now().hover).toBeUndefined();
  }
});

test('a pointer that leaves points at nothing, and a finger never does', () => {
  const { move, now } = pointer();
  move(...CELL, { pointerType: 'touch' });
  expect(now().hover).toBeUndefined();
  move(...CELL);
  now().handlers.onPointerLeave();
  expect(now().hover).toBeUndefined();
});

test.each([
  [{ bucket: 3, row: 3 }, true],
  [{ bucket: 3, row: undefined }, true],
  [{ bucket: 4, row: 3 }, false],
  [{ bucket: 3, row: 4 }, false],
])('of a shorter period %j is still there: %s', (place, isThere) => {
  const hover = { x: 160, y: 80, ...place };
  expect(pointer({}, { hover }).now().hover).toEqual(isThere ? hover : undefined);
});

test('a head is there also where no row is', () => {
  const hover = { x: 160, y: 46, bucket: 0, row: undefined };
  const size = { rows: 0, foot: 1, buckets: 4, cellWidth: 50 };
  expect(pointer({ size }, { hover }).now().hover).toEqual(hover);
});

test('a button that goes down takes the cell, and with Shift draws the rectangle up to it', () => {
  const plain = pointer();
  const event = pointerAt(...CELL);
  plain.now().handlers.onPointerDown(event);
  expect(plain.hands.take).toHaveBeenCalledExactlyOnceWith({ row: 1, bucket: 1 }, false);
  expect(plain.hands.followFocus).toHaveBeenCalledExactlyOnceWith(false);
  expect(event.currentTarget.setPointerCapture).toHaveBeenCalledExactlyOnceWith(7);
  plain.click(...CELL);
  expect(plain.hands.open).toHaveBeenCalledExactlyOnceWith({ row: 1, bucket: 1 });
  const shifted = pointer();
  shifted.down(...CELL, { shiftKey: true });
  expect(shifted.hands.take).toHaveBeenCalledExactlyOnceWith({ row: 1, bucket: 1 }, true);
  shifted.click(...CELL);
  expect(shifted.hands.open).not.toHaveBeenCalled();
});

test.each([
  ['another button', CELL, { button: 2 }],
  ['a finger', CELL, { pointerType: 'touch' as const }],
  ['a sticky column', LEAD, {}],
  ['a scrollbar', [160, 131], {}],
] as const)('%s takes nothing and draws nothing', (_, [x, y], more) => {
  const view = { scrollLeft: 0, scrollTop: 0, width: 300, height: 131, leadPx: 100 };
  const { hands, down, move } = pointer({ readView: () => view });
  down(x, y, more);
  move(210, 80);
  expect(hands.take).not.toHaveBeenCalled();
});

test('the last pixel above a scrollbar is a cell', () => {
  const view = { scrollLeft: 0, scrollTop: 0, width: 300, height: 131, leadPx: 100 };
  const { hands, down } = pointer({ readView: () => view });
  down(160, 130);
  expect(hands.take).toHaveBeenCalledOnce();
});

test('a drag over cells draws a rectangle that follows beyond the edge and is no click', () => {
  const { hands, down, move, click } = pointer();
  down(...CELL);
  move(1000, 1000);
  expect(hands.take).toHaveBeenLastCalledWith({ row: 3, bucket: 3 }, true);
  expect(hands.show).toHaveBeenLastCalledWith({ row: 3, bucket: 3 });
  click(...CELL);
  expect(hands.open).not.toHaveBeenCalled();
});

test.each([
  ['sideways', [210, 80]],
  ['down', [160, 110]],
] as const)('a drag %s by one cell is no click, back to where it began neither', (_, [x, y]) => {
  const { hands, down, move, click } = pointer();
  down(...CELL);
  move(x, y);
  move(...CELL);
  click(...CELL);
  expect(hands.open).not.toHaveBeenCalled();
});

test('a tremble inside of the cell stays a click', () => {
  const { hands, down, move, click } = pointer();
  down(...CELL);
  move(170, 90);
  click(170, 90);
  expect(hands.open).toHaveBeenCalledOnce();
});

test('a pointer that was let go draws no further', () => {
  const { hands, down, move, now } = pointer();
  down(...CELL);
  now().handlers.onPointerUp();
  move(210, 80);
  expect(hands.take).toHaveBeenCalledOnce();
});

test('a drag over heads selects a horizontal range, and no hint is shown meanwhile', () => {
  const { hands, state, down, move, now } = pointer();
  down(...HEAD);
  expect(hands.take).not.toHaveBeenCalled();
  move(170, 10);
  expect(state.brush).toBeUndefined();
  move(260, 300);
  expect(now().brush).toEqual({ from: 1, to: 3 });
  expect(now().hover).toBeUndefined();
  expect(hands.show).toHaveBeenLastCalledWith({ row: 3, bucket: 3 });
  move(...HEAD);
  expect(now().brush).toEqual({ from: 1, to: 1 });
  expect(now().hover).toBeUndefined();
  now().handlers.onPointerUp();
  expect(hands.onBrush).toHaveBeenCalledExactlyOnceWith(1, 1);
  expect(now().brush).toBeUndefined();
});

test('a stretch that is called off zooms to nothing, and so does a click', () => {
  const { hands, down, move, now } = pointer();
  down(...HEAD);
  move(260, 10);
  now().handlers.onPointerCancel();
  expect(hands.onBrush).not.toHaveBeenCalled();
  expect(now().brush).toBeUndefined();
  down(...HEAD);
  now().handlers.onPointerUp();
  expect(hands.onBrush).not.toHaveBeenCalled();
});

test('where heads cannot be chosen there is no stretch', () => {
  const { state, down, move } = pointer({ onBrush: undefined });
  down(...HEAD);
  move(260, 10);
  expect(state.brush).toBeUndefined();
});

test('letting go without having pressed does nothing', () => {
  const { hands, now } = pointer();
  now().handlers.onPointerUp();
  expect(hands.onBrush).not.toHaveBeenCalled();
});

test('a click on a sticky column toggles its group, one on a head is about its notes', () => {
  const { hands, click } = pointer();
  click(...LEAD);
  expect(hands.toggle).toHaveBeenCalledExactlyOnceWith(1);
  click(...HEAD);
  expect(hands.onNote).toHaveBeenCalledExactlyOnceWith(1);
  click(160, 45);
  expect(hands.onNote).toHaveBeenCalledTimes(2);
  click(160, 46);
  expect(hands.onNote).toHaveBeenCalledTimes(2);
  expect(hands.open).toHaveBeenCalledExactlyOnceWith({ row: 0, bucket: 1 });
  click(160, 300);
  expect(hands.open).toHaveBeenCalledOnce();
  expect(hands.take).not.toHaveBeenCalled();
});

test('a tap selects a cell and shows its words, another one opens it', () => {
  const spot = { row: 1, bucket: 1 };
  const tap = (change: Partial<MatrixHands>) => {
    const { hands, click } = pointer(change);
    click(...CELL, { pointerType: 'touch' });
    return hands;
  };
  const first = tap({});
  expect(first.take).toHaveBeenCalledExactlyOnceWith(spot, false);
  expect(first.followFocus).toHaveBeenCalledExactlyOnceWith(true);
  expect(first.open).not.toHaveBeenCalled();
  for (const focus of [undefined, { row: 0, bucket: 1 }, { row: 1, bucket: 0 }])
    expect(tap({ isFollowing: true, focus }).open).not.toHaveBeenCalled();
  expect(tap({ isFollowing: false, focus: spot }).open).not.toHaveBeenCalled();
  const second = tap({ isFollowing: true, focus: spot, open: vi.fn<MatrixHands['open']>(() => true) });
  expect(second.open).toHaveBeenCalledExactlyOnceWith(spot);
  expect(second.take).not.toHaveBeenCalled();
  expect(tap({ isFollowing: true, focus: spot }).take).toHaveBeenCalledOnce();
});

test('a click that no pointer made, as by a screen reader, is a click of a mouse', () => {
  const { hands, click } = pointer();
  click(...CELL, { nativeEvent: {} as PointerEvent });
  expect(hands.open).toHaveBeenCalledOnce();
});
