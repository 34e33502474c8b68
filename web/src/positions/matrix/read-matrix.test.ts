import { PositionEntryId } from '@vitrina/contract/ids.ts';
import { inRuns, NO_MINUTE, outcomeNumber } from '@vitrina/contract/positions/matrix-cells.ts';
import { expect, test } from 'vitest';
import { leavingKeyOf } from '../entries/leaving-queries.ts';
import { exampleEntry } from '../help/example-rows.ts';
import { matrixLookMs, readMatrix, withoutLeaving } from './read-matrix.ts';

const row = (query: string) => ({
  query,
  isResting: false,
  tag: null,
  cluster: null,
  frequency: null,
  now: null,
  delta: null,
  best: null,
  median: null,
  cells: [7, outcomeNumber('deep')],
  minutes: [5, NO_MINUTE],
  answered: inRuns([14, 0]),
  planned: inRuns([20, 0]),
});
const MATRIX = readMatrix({
  entry: exampleEntry(1),
  buckets: ['2026-03-01T07:00:00.000Z', '2026-03-01T08:00:00.000Z'],
  frequency: null,
  steps: [],
  rows: [row('чай'), row('кофе')],
  collectingFrom: '2026-03-01T00:00:00.000Z',
  collectingUntil: '2026-03-01T00:10:00.000Z',
});

test('cells that travelled in columns are read one by one', () => {
  expect(MATRIX.rows[0]?.cells).toEqual([
    { place: 7, gap: null, minute: 5, coverage: { answered: 14, planned: 20 } },
    { place: 'deep', gap: null },
  ]);
});

test('queries of this entry that are on their way out are not shown', () => {
  const queries = (leaving: string[]) =>
    withoutLeaving(MATRIX, new Set(leaving)).rows.map(({ query }) => query);
  expect(queries([leavingKeyOf(MATRIX.entry.id, ['чай'])])).toEqual(['кофе']);
  expect(queries([leavingKeyOf(PositionEntryId.parse(99), ['чай'])])).toEqual(['чай', 'кофе']);
  expect(withoutLeaving(MATRIX, new Set())).toBe(MATRIX);
});

test('a small matrix is polled every ten seconds, one that is large or live every minute', () => {
  const sized = (rows: number, buckets: number) => ({
    rows: Array(rows).fill(0),
    buckets: Array(buckets).fill(0),
  });
  expect(matrixLookMs(undefined, false)).toBe(10_000);
  expect([matrixLookMs(sized(50, 100), false), matrixLookMs(sized(1, 5001), false)]).toEqual([
    10_000, 60_000,
  ]);
  expect([matrixLookMs(undefined, true), matrixLookMs(sized(1, 1), true)]).toEqual([60_000, 60_000]);
});
