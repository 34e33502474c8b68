import { afterEach, expect, test, vi } from 'vitest';
import { watchSize } from './watch-size.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the size of an element is watched until that is stopped, and of none nothing is', () => {
  const reported: string[] = [];
  class Observer {
    readonly observe = (element: { id: string }) => void reported.push(`observe ${element.id}`);
    readonly disconnect = () => void reported.push('disconnect');
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const stop = watchSize({ id: 'matrix' } as Element, () => undefined);
  expect(reported).toEqual(['observe matrix']);
  stop();
  expect(reported).toEqual(['observe matrix', 'disconnect']);
  watchSize(null, () => undefined);
  expect(reported).toHaveLength(2);
});
