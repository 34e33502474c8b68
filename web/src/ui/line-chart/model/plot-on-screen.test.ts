import { expect, test } from 'vitest';
import { plotOnScreen } from './plot-on-screen.ts';

test('a picture has the same pixels on every screen', () => {
  const plot = { scale: 2, width: 2400, height: 1040 };
  expect(plotOnScreen(plot, 1)).toEqual(plot);
  expect(plotOnScreen(plot, 4)).toEqual({ scale: 0.5, width: 600, height: 260 });
});
