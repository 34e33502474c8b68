import { expect, test } from 'vitest';
import { wrapLegend } from './wrap-legend.ts';

test('names that do not fit begin a new row, and a name longer than a row has one for itself', () => {
  const spots = wrapLegend([50, 50, 50, 300, 10], 200, { swatch: 10, gap: 20 });
  expect(spots).toEqual([
    { left: 0, row: 0 },
    { left: 80, row: 0 },
    { left: 0, row: 1 },
    { left: 0, row: 2 },
    { left: 0, row: 3 },
  ]);
});
