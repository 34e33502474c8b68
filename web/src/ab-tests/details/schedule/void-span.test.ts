import { expect, test } from 'vitest';
import { spanToVoid } from './void-span.ts';

const WINDOW = { from: '2026-11-20T20:30:00.000Z', to: '2026-11-20T21:30:00.000Z' };

test('a window is left out alone, or with its Moscow day', () => {
  expect(spanToVoid(WINDOW, 'window')).toEqual(WINDOW);
  expect(spanToVoid(WINDOW, 'day')).toEqual({
    from: '2026-11-19T21:00:00.000Z',
    to: '2026-11-20T21:00:00.000Z',
  });
});
