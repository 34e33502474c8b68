import type { PositionCell } from '@vitrina/contract/positions/matrix.ts';
import { expect, test } from 'vitest';
import { layLines } from '../model/matrix-lines.ts';
import { twinWords } from './twin-words.ts';
import { t } from './words-samples.ts';

const rows = [
  {
    id: 'mug',
    cells: [
      { place: 5, gap: null },
      { place: null, gap: null },
      { place: null, gap: 'timeout' },
    ] satisfies PositionCell[],
  },
];

function words({ groupOf, quietUpTo = null, isNamed = true }: Partial<typeof usual> = {}) {
  return twinWords(
    {
      lines: layLines(rows, { groupOf, closed: new Set(), quietUpTo }),
      buckets: ['first', 'second', 'third'],
      lead: isNamed ? [{ text: ({ id }) => `query ${id}` }] : [],
      foot: [
        { label: 'top 10', words: (bucket) => `top at ${bucket}` },
        { label: 'found', words: (bucket) => `found at ${bucket}` },
      ],
      marks: { textsOf: (bucket) => (bucket === 1 ? ['step', 'city'] : []), collecting: new Set([0, 1, 2]) },
      momentOf: (bucket) => `moment ${bucket}`,
      cellInWords: ({ place, gap }) => `cell ${place} ${gap}`,
    },
    t,
  );
}
const usual = {
  groupOf: undefined as (() => string | null) | undefined,
  quietUpTo: null as number | null,
  isNamed: true,
};

test('rows of totals are counted after the others and called by their labels', () => {
  const { footRows, rowName, cellText } = words({ groupOf: () => 'cups' });
  expect(footRows).toEqual([2, 3]);
  expect([2, 3, 4].map(rowName)).toEqual(['top 10', 'found', '']);
  expect([2, 3, 4].map((row) => cellText(row, 1))).toEqual(['top at 1', 'found at 1', '']);
});

test('a row is called by its first column, a group by its figure, and a quiet one says so', () => {
  expect(words().rowName(0)).toBe('query mug');
  expect(words({ isNamed: false }).rowName(0)).toBe('mug');
  expect(words({ quietUpTo: 0 }).rowName(0)).toBe('positionGrid.quietRow query mug');
  expect(words({ groupOf: () => 'cups' }).rowName(0)).toBe(
    'positionGrid.figureOf positionGrid.median cups 1',
  );
  expect(words({ groupOf: () => null }).rowName(0)).toBe(
    'positionGrid.figureOf positionGrid.median positionGrid.ungrouped 1',
  );
});

test('a head says its moment and what changed there', () => {
  expect([0, 1].map(words().bucketName)).toEqual(['moment first', 'moment second. step. city']);
});

test('a cell that nothing is known of is awaited while its first checks are collected', () => {
  const { cellText } = words();
  expect([0, 1, 2].map((bucket) => cellText(0, bucket))).toEqual([
    'cell 5 null',
    'positionGrid.collecting',
    'cell null timeout',
  ]);
});
