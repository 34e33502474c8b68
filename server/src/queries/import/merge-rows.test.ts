import type { FrequencyUnit } from '@vitrina/contract/query-metrics.ts';
import { expect, test } from 'vitest';
import { createRowMerger } from './merge-rows.ts';

type Line = [query: string, frequency: number | null];

function merge(unit: FrequencyUnit, ...lines: Line[]) {
  return mergeAs(undefined, unit, ...lines);
}

function mergeAs(repeated: 'sum' | 'largest' | undefined, unit: FrequencyUnit, ...lines: Line[]) {
  const merger = createRowMerger(unit, repeated);
  const joined = lines.map(([query, frequency], index) =>
    merger.add(index + 1, {
      query,
      queryKey: query.replaceAll('ё', 'е'),
      measures: [{ day: '2026-01-15', windowDays: 30, frequency }],
      isUndated: false,
      warnings: [],
    }),
  );
  const [row, ...others] = merger.listRows();
  expect(others).toEqual([]);
  return {
    joined: joined.slice(1),
    frequency: row?.frequency,
    lines: row?.lines,
  };
}

test('ad statistics of one query are summed', () => {
  expect(merge('adViews', ['мангал', 3], ['мангал', 2], ['мангал', null])).toEqual({
    joined: ['sum', 'sum'],
    frequency: 5,
    lines: [1, 2, 3],
  });
});

test('one value written twice stays one value', () => {
  expect(merge('searches', ['ёлка', 900], ['елка', 900])).toMatchObject({ joined: ['same'], frequency: 900 });
});

test('a line without a value takes it from the other', () => {
  expect(merge('unknown', ['мангал', null], ['мангал', 5], ['мангал', null])).toMatchObject({
    joined: ['blank', 'blank'],
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
  });
});

test('a person says whether different values add up or the largest is meant', () => {
  const lines: Line[] = [
    ['мангал', 1],
    ['мангал', 23],
    ['мангал', 1],
  ];
  expect(mergeAs('sum', 'unknown', ...lines)).toMatchObject({ frequency: 25 });
  expect(mergeAs('largest', 'unknown', ...lines)).toMatchObject({ frequency: 23 });
  expect(mergeAs(undefined, 'unknown', ...lines)).toMatchObject({ frequency: 1 });
});
