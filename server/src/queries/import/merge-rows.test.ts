import type { FrequencyUnit } from '@vitrina/contract/query-metrics.ts';
import { expect, test } from 'vitest';
import { createRowMerger } from './merge-rows.ts';

function merge(unit: FrequencyUnit, ...lines: [query: string, frequency: number | null, clicks?: number][]) {
  const merger = createRowMerger(unit);
  const joined = lines.map(([query, frequency, clicks = null], index) =>
    merger.add(index + 1, {
      query,
      queryKey: query.replaceAll('ё', 'е'),
      category: null,
      clicks,
      spendKopecks: clicks === null ? null : clicks * 100,
      measures: [{ day: '2026-01-15', windowDays: 30, frequency }],
      warnings: [],
    }),
  );
  const [row, ...others] = merger.listRows();
  expect(others).toEqual([]);
  return {
    joined: joined.slice(1),
    frequency: row?.frequency,
    clicks: row?.clicks,
    spendKopecks: row?.spendKopecks,
    lines: row?.lines,
  };
}

test('ad statistics of one query are summed', () => {
  expect(merge('adViews', ['мангал', 3, 1], ['мангал', 2, 0], ['мангал', null, 2])).toEqual({
    joined: ['sum', 'sum'],
    frequency: 5,
    clicks: 3,
    spendKopecks: 300,
    lines: [1, 2, 3],
  });
});

test('one value written twice stays one value', () => {
  expect(merge('searches', ['ёлка', 900], ['елка', 900])).toMatchObject({ joined: ['same'], frequency: 900 });
});

test('a line without a value takes it from the other', () => {
  expect(merge('unknown', ['мангал', null], ['мангал', 5], ['мангал', null])).toMatchObject({
    joined: ['same', 'same'],
    frequency: 5,
  });
});

test('searches of two spellings are different searches', () => {
  expect(merge('searches', ['ёлка', 100], ['елка', 900], ['елка', 900])).toMatchObject({
    joined: ['sum', 'same'],
    frequency: 1000,
  });
});

test('people of two spellings may be the same people, so the first stands', () => {
  expect(merge('people', ['ёлка', 100], ['елка', 900])).toMatchObject({
    joined: ['conflict'],
    frequency: 100,
  });
});

test('different values of one spelling contradict each other: the first stands', () => {
  expect(merge('searches', ['мангал', 5], ['мангал', 9])).toMatchObject({
    joined: ['conflict'],
    frequency: 5,
  });
});

test('no value is not zero: two absent ones stay absent', () => {
  expect(merge('adViews', ['мангал', null], ['мангал', null])).toMatchObject({
    frequency: null,
    clicks: null,
  });
});
