import { expect, test } from 'vitest';
import { isNear } from './near-window.ts';

const ROOM = { width: 1000, height: 600 };
const INSIDE = { left: 100, right: 500, top: 100, bottom: 300 };

test.each([
  ['inside', {}, true],
  ['just above', { top: -400, bottom: -199 }, true],
  ['too far above', { top: -400, bottom: -200 }, false],
  ['just below', { top: 799, bottom: 900 }, true],
  ['too far below', { top: 800, bottom: 900 }, false],
  ['just left', { left: -400, right: -199 }, true],
  ['too far left', { left: -400, right: -200 }, false],
  ['just right', { left: 1199, right: 1300 }, true],
  ['too far right', { left: 1200, right: 1300 }, false],
  ['larger than the window', { left: -900, right: 1900, top: -900, bottom: 1900 }, true],
  ['without a width', { left: 100, right: 100 }, false],
  ['a pixel wide', { left: 100, right: 101 }, true],
])('what is %s of the window is near to it or not', (_where, change, isSeen) => {
  expect(isNear({ ...INSIDE, ...change }, ROOM)).toBe(isSeen);
});
