import { expect, onTestFinished, test, vi } from 'vitest';
import { waitingCards, watchHeight } from './cards-height.ts';

const body = { offsetHeight: 700 } as HTMLElement;

test('cards are measured while they stand in for rows to come', () => {
  expect(waitingCards({ isCards: true, rows: undefined, body })).toBe(body);
  expect(waitingCards({ isCards: true, rows: 0, body })).toBeNull();
  expect(waitingCards({ isCards: false, rows: undefined, body })).toBeNull();
  expect(waitingCards({ isCards: false, rows: 3, body })).toBeNull();
});

test('a height is reported as it is drawn, until it is watched no longer', () => {
  const [observe, disconnect, notify] = [vi.fn(), vi.fn(), vi.fn()];
  let draw = () => undefined as void;
  class Observer {
    observe = observe;
    disconnect = disconnect;
    constructor(callback: () => void) {
      draw = callback;
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
  const stop = watchHeight(body, notify);
  expect(observe).toHaveBeenCalledExactlyOnceWith(body);
  draw();
  expect(notify.mock.calls).toEqual([[700]]);
  expect(disconnect).not.toHaveBeenCalled();
  stop?.();
  expect(disconnect).toHaveBeenCalledOnce();
});

test('nothing is watched where there are no cards', () => {
  expect(watchHeight(null, vi.fn())).toBeUndefined();
});
