import { expect, test, vi } from 'vitest';
import { handsWith, pressOf } from './hands-samples.ts';
import type { MatrixHands } from './matrix-hands.ts';
import { matrixKeys } from './matrix-keys.ts';

const FOCUS = { row: 1, bucket: 2 };

function press(change: Partial<MatrixHands>, ...given: Parameters<typeof pressOf>) {
  const hands = handsWith(change);
  const { event, preventDefault, stopPropagation } = pressOf(...given);
  matrixKeys(hands).onKeyDown(event);
  return { ...hands, isTaken: preventDefault.mock.calls.length > 0, stopPropagation };
}
function isIdle({
  take,
  show,
  open,
  toggle,
  selectAll,
  followFocus,
  onNote,
  onLeave,
}: ReturnType<typeof press>) {
  const hands = [take, show, open, toggle, selectAll, followFocus, onNote, onLeave];
  return hands.every(
    (hand) => hand !== undefined && vi.mocked<() => unknown>(hand as () => unknown).mock.calls.length === 0,
  );
}

test('an arrow takes the next cell, shows it and lets the tooltip follow', () => {
  const { take, show, followFocus, isTaken } = press({ focus: FOCUS }, 'ArrowLeft');
  expect(take).toHaveBeenCalledExactlyOnceWith({ row: 1, bucket: 1 }, false);
  expect(show).toHaveBeenCalledExactlyOnceWith({ row: 1, bucket: 1 });
  expect(followFocus).toHaveBeenCalledExactlyOnceWith(true);
  expect(isTaken).toBe(true);
});

test('with Shift the rectangle grows, with Ctrl or Cmd the edge is reached', () => {
  expect(press({ focus: FOCUS }, 'ArrowUp', { shiftKey: true }).take).toHaveBeenCalledWith(
    { row: 0, bucket: 2 },
    true,
  );
  for (const far of [{ ctrlKey: true }, { metaKey: true }])
    expect(press({ focus: FOCUS }, 'ArrowLeft', far).take).toHaveBeenCalledWith({ row: 1, bucket: 0 }, false);
});

test('without a focus keys begin at the newest bucket of the first row', () => {
  expect(press({}, 'ArrowLeft').take).toHaveBeenCalledWith({ row: 0, bucket: 2 }, false);
  expect(press({ newest: -1 }, 'ArrowDown').take).toHaveBeenCalledWith({ row: 1, bucket: 0 }, false);
});

test('keys with Alt and those of an empty matrix are left alone', () => {
  expect(isIdle(press({ focus: FOCUS }, 'ArrowLeft', { altKey: true }))).toBe(true);
  const size = { rows: 3, foot: 1, buckets: 0, cellWidth: 50 };
  expect(isIdle(press({ size }, 'ArrowLeft'))).toBe(true);
  expect(press({ size: { ...size, buckets: 1 } }, 'ArrowLeft').take).toHaveBeenCalled();
});

test('all is selected by the place of A with Ctrl, and by no other', () => {
  const all = press({}, 'ф', { code: 'KeyA', ctrlKey: true });
  expect(all.selectAll).toHaveBeenCalledOnce();
  expect(all.isTaken).toBe(true);
  expect(isIdle(press({}, 'a', { code: 'KeyA' }))).toBe(true);
  expect(isIdle(press({}, 's', { code: 'KeyS', ctrlKey: true }))).toBe(true);
});

test('Enter shows the focused cell, lets the tooltip follow it and opens it', () => {
  const { show, followFocus, open, isTaken } = press({ focus: FOCUS }, 'Enter');
  expect(show).toHaveBeenCalledExactlyOnceWith(FOCUS);
  expect(followFocus).toHaveBeenCalledExactlyOnceWith(true);
  expect(open).toHaveBeenCalledExactlyOnceWith(FOCUS);
  expect(isTaken).toBe(true);
  expect(isIdle(press({}, 'Enter'))).toBe(true);
});

test('Space toggles a group, and scrolls the page where there is none', () => {
  const group = press({ focus: FOCUS, toggle: vi.fn<MatrixHands['toggle']>(() => true) }, ' ');
  expect(group.toggle).toHaveBeenCalledExactlyOnceWith(1);
  expect(group.isTaken).toBe(true);
  expect(press({ focus: FOCUS }, ' ').isTaken).toBe(false);
  expect(isIdle(press({}, ' '))).toBe(true);
  expect(isIdle(press({ focus: FOCUS }, 'x'))).toBe(true);
});

test('Escape leaves the rectangle and the tooltip first, and then the matrix', () => {
  const still = press({ focus: FOCUS }, 'Escape');
  expect(still.onLeave).toHaveBeenCalledOnce();
  expect(still.take).toHaveBeenCalledExactlyOnceWith(FOCUS, false);
  expect(still.followFocus).toHaveBeenCalledExactlyOnceWith(false);
  expect(press({ focus: FOCUS, isFollowing: true }, 'Escape').onLeave).not.toHaveBeenCalled();
  expect(press({ focus: FOCUS, isStretched: true }, 'Escape').onLeave).not.toHaveBeenCalled();
  expect(press({}, 'Escape').take).not.toHaveBeenCalled();
  expect(press({ onLeave: undefined }, 'Escape').followFocus).toHaveBeenCalled();
});

test('N by its place writes a note of the focused bucket and is kept from the page', () => {
  const noted = press({ focus: FOCUS }, 'т', { code: 'KeyN' });
  expect(noted.onNote).toHaveBeenCalledExactlyOnceWith(2);
  expect(noted.stopPropagation).toHaveBeenCalledOnce();
  expect(press({}, 'n', { code: 'KeyN' }).onNote).toHaveBeenCalledExactlyOnceWith(3);
  expect(isIdle(press({}, 'n', { code: 'KeyN', ctrlKey: true }))).toBe(true);
  expect(press({ onNote: undefined }, 'n', { code: 'KeyN' }).stopPropagation).not.toHaveBeenCalled();
});

test('the first visit takes a cell, later ones the one that was left', () => {
  const visit = (change: Partial<MatrixHands>) => {
    const hands = handsWith(change);
    matrixKeys(hands).onFocus();
    return hands.take;
  };
  expect(visit({})).toHaveBeenCalledExactlyOnceWith({ row: 0, bucket: 3 }, false);
  expect(visit({ focus: FOCUS })).not.toHaveBeenCalled();
  expect(visit({ size: { rows: 3, foot: 1, buckets: 0, cellWidth: 50 } })).not.toHaveBeenCalled();
  expect(visit({ size: { rows: 3, foot: 1, buckets: 1, cellWidth: 50 } })).toHaveBeenCalled();
  const left = handsWith();
  matrixKeys(left).onBlur();
  expect(left.followFocus).toHaveBeenCalledExactlyOnceWith(false);
});
