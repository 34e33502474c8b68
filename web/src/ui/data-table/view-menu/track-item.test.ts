import { expect, test, vi } from 'vitest';
import { type ItemScreen, trackItem } from './track-item.ts';

/** Items of 40 pixels one under another: "a" from 100, "b" from 140; from 180 one without a name, then nothing. */
function itemAt(_x: number, y: number) {
  if (y >= 220) return undefined;
  const [top, id] = y < 140 ? [100, 'a'] : y < 180 ? [140, 'b'] : [180, undefined];
  return {
    dataset: id === undefined ? {} : { item: id },
    getBoundingClientRect: () => ({ top, height: 40 }) as DOMRect,
  };
}

function track(button = 0) {
  const page = new EventTarget();
  const notify = vi.fn<(id: string, side: 'before' | 'after') => void>();
  const screen = { page, itemAt: vi.fn<ItemScreen['itemAt']>(itemAt) };
  trackItem({ button, pointerId: 7 }, screen, notify);
  const send = (type: string, more: object = {}) => page.dispatchEvent(Object.assign(new Event(type), more));
  const move = (clientY: number, pointerId = 7) => send('pointermove', { clientX: 30, clientY, pointerId });
  return { notify, send, move, itemAt: screen.itemAt };
}

test('the half of the item under the pointer is reported', () => {
  const { notify, move, itemAt: requested } = track();
  for (const y of [119, 120, 159, 160]) move(y);
  expect(notify.mock.calls).toEqual([
    ['a', 'before'],
    ['a', 'after'],
    ['b', 'before'],
    ['b', 'after'],
  ]);
  expect(requested).toHaveBeenLastCalledWith(30, 160);
});

test('the same half is reported once, until another one was entered', () => {
  const { notify, move } = track();
  for (const y of [110, 111, 130, 110]) move(y);
  expect(notify.mock.calls).toEqual([
    ['a', 'before'],
    ['a', 'after'],
    ['a', 'before'],
  ]);
});

test('nothing is reported beside the items', () => {
  const { notify, move } = track();
  move(190);
  move(220);
  expect(notify).not.toHaveBeenCalled();
});

test('another finger and another button are not followed', () => {
  const first = track();
  first.move(110, 8);
  expect(first.notify).not.toHaveBeenCalled();
  const second = track(1);
  second.move(110);
  expect(second.notify).not.toHaveBeenCalled();
});

test.each(['pointerup', 'pointercancel'])('%s ends it', (type) => {
  const { notify, send, move } = track();
  send(type);
  move(110);
  expect(notify).not.toHaveBeenCalled();
});
