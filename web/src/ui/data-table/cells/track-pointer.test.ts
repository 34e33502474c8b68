import { expect, test, vi } from 'vitest';
import { trackPointer } from './track-pointer.ts';

/** A page whose frames are drawn when the test says so. */
function startTracking() {
  const frames = new Map<number, FrameRequestCallback>();
  let last = 0;
  const page = Object.assign(new EventTarget(), {
    requestAnimationFrame: (draw: FrameRequestCallback) => {
      last += 1;
      frames.set(last, draw);
      return last;
    },
    cancelAnimationFrame: (frame: number) => frames.delete(frame),
  });
  const notify = vi.fn<(x: number, y: number) => void>();
  const end = vi.fn<() => void>();
  const finish = trackPointer(page, notify, end);
  const draw = () => {
    const due = [...frames.values()];
    frames.clear();
    for (const step of due) step(0);
  };
  const send = (type: string, clientX = 0, clientY = 0) =>
    page.dispatchEvent(Object.assign(new Event(type), { clientX, clientY }));
  return { frames, notify, end, finish, draw, send };
}

test('the place of the pointer is reported in each frame, even when it does not move', () => {
  const { notify, draw, send } = startTracking();
  draw();
  expect(notify).not.toHaveBeenCalled();
  send('pointermove', 3, 4);
  send('pointermove', 5, 6);
  expect(notify).not.toHaveBeenCalled();
  draw();
  expect(notify.mock.calls).toEqual([[5, 6]]);
  draw();
  expect(notify.mock.calls).toEqual([
    [5, 6],
    [5, 6],
  ]);
});

test.each(['pointerup', 'pointercancel'])('%s ends it once', (type) => {
  const { frames, end, send, draw } = startTracking();
  draw();
  send(type);
  expect(end).toHaveBeenCalledOnce();
  expect(frames.size).toBe(0);
  send('pointerup');
  send('pointercancel');
  expect(end).toHaveBeenCalledOnce();
});

test('who began it may end it at once', () => {
  const { frames, notify, end, finish, draw, send } = startTracking();
  finish();
  expect(end).toHaveBeenCalledOnce();
  expect(frames.size).toBe(0);
  send('pointermove', 3, 4);
  draw();
  expect(notify).not.toHaveBeenCalled();
});
