import { expect, test, vi } from 'vitest';
import { whenThere } from './when-there.ts';

test('what is there is acted on, a zero and an empty text too', () => {
  for (const part of [{}, 0, '', false]) expect(whenThere(part, (given) => [given])).toEqual([part]);
});

test('where it is missing nothing is done', () => {
  const act = vi.fn();
  expect([whenThere(null, act), whenThere(undefined, act)]).toEqual([undefined, undefined]);
  expect(act).not.toHaveBeenCalled();
});
