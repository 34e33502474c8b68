import type { PositionCell } from '@vitrina/contract/positions/matrix.ts';
import { expect, test } from 'vitest';
import { drawnRows } from './drawn-rows.ts';

const cells: PositionCell[] = [
  { place: 40, gap: null },
  { place: null, gap: 'timeout' },
  { place: null, gap: null },
  { place: null, gap: null },
  { place: 5, gap: null },
  { place: 'notFound', gap: null },
];

test.each([
  ['place', ['top50', 'gap', 'notDue', 'collecting', 'top10', 'notFound']],
  ['change', ['same', 'gap', 'notDue', 'collecting', 'roseFar', 'fellFar']],
] as const)('cells are coloured by %s, and only what is not due is awaited', (colorBy, tones) => {
  const [row] = drawnRows([{ cells, isQuiet: true }], {
    colorBy,
    notFound: 'none',
    collecting: new Set([0, 1, 3]),
  });
  expect(row).toEqual({ isQuiet: true, tones, texts: ['40', '', '', '', '5', 'none'] });
});
