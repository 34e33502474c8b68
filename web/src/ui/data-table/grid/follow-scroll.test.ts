import { expect, onTestFinished, test, vi } from 'vitest';
import { followScroll } from './follow-scroll.ts';

function follow(isWindow = true) {
  const disconnect = vi.fn();
  let resize = () => undefined as void;
  class Observer {
    observe = vi.fn();
    disconnect = disconnect;
    constructor(callback: () => void) {
      resize = callback;
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
  const scroller = Object.assign(new EventTarget(), { scrollTop: 0, clientHeight: 420 });
  const listened = vi.spyOn(scroller, 'addEventListener');
  const notify = vi.fn();
  const stop = followScroll({ isWindow, rowPx: 42, scroller: scroller as unknown as HTMLElement }, notify);
  const scroll = (top: number) => {
    scroller.scrollTop = top;
    scroller.dispatchEvent(new Event('scroll'));
  };
  const grow = (height: number) => {
    scroller.clientHeight = height;
    resize();
  };
  return { stop, scroll, grow, spans: notify.mock.calls, listened, disconnect };
}

test('rows are reported as they come into the window, and none twice', () => {
  const { scroll, grow, spans } = follow();
  grow(420);
  scroll(41);
  scroll(420);
  scroll(421);
  expect(spans).toEqual([
    [{ first: 0, last: 18 }],
    [{ first: 0, last: 19 }],
    [{ first: 2, last: 28 }],
    [{ first: 2, last: 29 }],
  ]);
});

test('scrolling does not wait for the rows', () => {
  expect(follow().listened.mock.calls[0]?.[2]).toEqual({ passive: true });
});

test('a list that is gone is followed no longer', () => {
  const { scroll, stop, spans, disconnect } = follow();
  expect(disconnect).not.toHaveBeenCalled();
  stop?.();
  scroll(4200);
  expect(spans).toEqual([]);
  expect(disconnect).toHaveBeenCalledOnce();
});

test('a short list, and one without a place yet, are not followed', () => {
  const { stop, listened } = follow(false);
  expect([stop, listened.mock.calls]).toEqual([undefined, []]);
  expect(followScroll({ isWindow: true, rowPx: 42, scroller: null }, vi.fn())).toBeUndefined();
});
