import type { JumpRow } from '@vitrina/contract/sharp-jumps.ts';
import { expect, test } from 'vitest';
import { jumpColumns } from './jump-columns.tsx';

const ROW: JumpRow = {
  query: 'чайник',
  spelling: { others: null, means: null },
  before: 500_000,
  after: 100_000,
  changeShare: -0.8,
  z: null,
  firstSeen: null,
  counts: [],
  lastYear: null,
  holiday: null,
  note: null,
  best: null,
};
const columns = (metric: 'count' | 'gmv') =>
  jumpColumns({ marketplace: 'ozon', metric, onTrack: () => undefined });
const column = (id: string, metric: 'count' | 'gmv' = 'count') => {
  const found = columns(metric).find((one) => one.id === id);
  if (!found) throw new Error(`no column ${id}`);
  return found;
};

test('sums and changes are in the unit of the metric', () => {
  for (const id of ['before', 'after', 'change']) {
    expect(column(id).unit).toBe('count');
    expect(column(id, 'gmv').unit).toBe('kopecks');
  }
});

test('the change is sorted by its size and saved with its sign', () => {
  const change = column('change');
  expect(change.value?.(ROW)).toBe(400_000);
  const words = { t: () => '', format: {} } as unknown as Parameters<NonNullable<typeof change.plain>>[1];
  expect(change.plain?.(ROW, words)).toBe(-400_000);
});

test('what has no percentage is a dash, and a deviation that is not known a hatch', () => {
  expect(column('changeShare').value?.({ ...ROW, changeShare: null })).toBeUndefined();
  expect(column('z').value?.(ROW)).toBeNull();
});

test('every column but the name, the line and the buttons says what it means', () => {
  const silent = columns('count').filter(({ description }) => description === undefined);
  expect(silent.map(({ id }) => id)).toEqual(['query', 'actions']);
});
