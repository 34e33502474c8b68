import { expect, it } from 'vitest';
import { progressOf } from './progress.ts';

const targets = { targetViews: 1000, targetClicks: 50 };

it.each([
  ['views', { views: 250, clicks: 50 }, 0.25],
  ['adaptive', { views: 250, clicks: 50 }, 0.25],
  ['clicks', { views: 5000, clicks: 25 }, 0.5],
  ['views', { views: 1500, clicks: 0 }, 1],
  // The marketplace has taken back more than it had said.
  ['views', { views: -3, clicks: 0 }, 0],
  ['sure', { views: 5000, clicks: 500 }, null],
] as const)('by %s of %o it is %s', (strategy, counted, progress) => {
  expect(progressOf({ strategy, ...targets }, counted)).toBe(progress);
});
