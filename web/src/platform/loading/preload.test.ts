import { expect, test, vi } from 'vitest';
import { preload } from './preload.ts';

test('a screen that can be fetched again is', () => {
  const fetchAgain = vi.fn<() => void>();
  preload(Object.assign(() => null, { preload: fetchAgain }));
  expect(fetchAgain).toHaveBeenCalledTimes(1);
});

test('what is no screen, or cannot be fetched, is left alone', () => {
  const fetchAgain = vi.fn<() => void>();
  preload({ preload: fetchAgain });
  preload(() => null);
  preload(Object.assign(() => null, { preload: 'soon' }));
  preload(undefined);
  expect(fetchAgain).not.toHaveBeenCalled();
});
