import { expect, onTestFinished, test, vi } from 'vitest';
import { isNearWindow, watchVisibility } from './watch-visibility.ts';

test('the visibility of an element is reported until it is watched no longer', () => {
  let notify: (entries: { target: unknown; isIntersecting: boolean }[]) => void = () => undefined;
  const left: unknown[] = [];
  class Observer {
    constructor(callback: typeof notify) {
      notify = callback;
    }
    observe() {}
    unobserve(element: unknown) {
      left.push(element);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
  const [chart, other] = [{} as Element, {} as Element];
  const seen = vi.fn();
  const stop = watchVisibility(chart, seen);
  notify([{ target: chart, isIntersecting: false }]);
  notify([{ target: other, isIntersecting: true }]);
  notify([{ target: chart, isIntersecting: true }]);
  expect(seen.mock.calls).toEqual([[false], [true]]);
  stop();
  notify([{ target: chart, isIntersecting: false }]);
  expect(seen).toHaveBeenCalledTimes(2);
  expect(left).toEqual([chart]);
});

test('a box is held against the width and the height of the window', () => {
  vi.stubGlobal('window', { innerWidth: 1000, innerHeight: 600 });
  onTestFinished(() => void vi.unstubAllGlobals());
  const at = (left: number, top: number) =>
    isNearWindow({
      getBoundingClientRect: () => ({ left, right: left + 10, top, bottom: top + 10 }),
    } as Element);
  expect([at(1100, 100), at(100, 700), at(100, 900)]).toEqual([true, true, false]);
});
