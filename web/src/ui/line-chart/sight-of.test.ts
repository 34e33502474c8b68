import { afterEach, expect, test, vi } from 'vitest';

type Entry = { target: unknown; isIntersecting: boolean };

const CHART = {} as Element;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function watched() {
  let tell: (entries: Entry[]) => void = () => undefined;
  const left: unknown[] = [];
  class Observer {
    constructor(callback: (entries: Entry[]) => void) {
      tell = callback;
    }
    observe() {}
    unobserve(element: unknown) {
      left.push(element);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const { sightOf } = await import('./sight-of.ts');
  const onMissed = vi.fn();
  const sight = sightOf(CHART, onMissed);
  return {
    sight,
    onMissed,
    left,
    show: (isIntersecting: boolean) => tell([{ target: CHART, isIntersecting }]),
  };
}

test('a chart hears of moves until it is scrolled away', async () => {
  const { sight, show } = await watched();
  expect(sight.hears()).toBe(true);
  show(false);
  expect(sight.hears()).toBe(false);
  show(true);
  expect(sight.hears()).toBe(true);
});

test('a chart that comes back says so only when it has missed a move', async () => {
  const { sight, show, onMissed } = await watched();
  show(false);
  show(true);
  expect(onMissed).not.toHaveBeenCalled();
  show(false);
  sight.hears();
  show(true);
  show(true);
  expect(onMissed).toHaveBeenCalledTimes(1);
});

test('a chart that is gone is watched no longer', async () => {
  const { sight, left } = await watched();
  sight.stop();
  expect(left).toEqual([CHART]);
});
