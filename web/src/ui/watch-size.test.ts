import { afterEach, expect, test, vi } from 'vitest';
import { watchSize } from './watch-size.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the size of an element is watched until that is stopped, and of none nothing is', () => {
  const told: string[] = [];
  class Observer {
    readonly observe = (element: { id: string }) => void told.push(`observe ${element.id}`);
    readonly disconnect = () => void told.push('disconnect');
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const stop = watchSize({ id: 'matrix' } as Element, () => undefined);
  expect(told).toEqual(['observe matrix']);
  stop();
  expect(told).toEqual(['observe matrix', 'disconnect']);
  watchSize(null, () => undefined);
  expect(told).toHaveLength(2);
});
