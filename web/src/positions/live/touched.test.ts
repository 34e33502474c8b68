import { PositionEntryId } from '@vitrina/contract/ids.ts';
import { getPositionBudget } from '@vitrina/contract/positions/budget.ts';
import { getPositionAsk } from '@vitrina/contract/positions/checking.ts';
import { listPositionEntries, previewPositionEntry } from '@vitrina/contract/positions/entries.ts';
import { getPositionMatrix } from '@vitrina/contract/positions/matrix.ts';
import { expect, test } from 'vitest';
import { isTouched, NOTHING_TOUCHED, withEvent } from './touched.ts';

const at = '2026-03-02T09:00:00Z';
const ids = (...numbers: number[]) => numbers.map((id) => PositionEntryId.parse(id));
const keys = {
  list: [listPositionEntries.path, { cabinetId: 1 }],
  matrix: [getPositionMatrix.path, { cabinetId: 1, entryId: 5 }],
  other: [getPositionMatrix.path, { cabinetId: 1, entryId: 6 }],
  ask: [getPositionAsk.path, { cabinetId: 1, entryId: 5 }],
  budget: [getPositionBudget.path, { cabinetId: 1 }],
  preview: [previewPositionEntry.path, { cabinetId: 1 }],
};
const touchedBy = (...events: Parameters<typeof withEvent>[1][]) => {
  const touched = events.reduce(withEvent, NOTHING_TOUCHED);
  return Object.entries(keys).flatMap(([name, key]) => (isTouched(touched, key) ? [name] : []));
};

test('new places concern the list and the matrices of their entries', () => {
  expect(touchedBy()).toEqual([]);
  expect(touchedBy({ kind: 'observations', entryIds: ids(5), at })).toEqual(['list', 'matrix']);
  expect(touchedBy({ kind: 'observations', entryIds: ids(7), at })).toEqual(['list']);
  const both = [ids(6), ids(5)].map((entryIds) => ({ kind: 'observations' as const, entryIds, at }));
  expect(touchedBy(...both)).toEqual(['list', 'matrix', 'other']);
});

test('an ask that goes on concerns its progress alone', () => {
  expect(touchedBy({ kind: 'ask', entryIds: ids(5), at })).toEqual(['ask']);
});

test('a change of tracking, or something that may have been missed, concerns all of it', () => {
  const all = ['list', 'matrix', 'other', 'ask', 'budget'];
  expect(touchedBy({ kind: 'tracking', at })).toEqual(all);
  expect(touchedBy({ kind: 'ask', entryIds: ids(5), at }, 'again')).toEqual(all);
});

test('a key without an entry, or without any input, is of no entry', () => {
  const touched = withEvent(NOTHING_TOUCHED, { kind: 'observations', entryIds: ids(5), at });
  for (const input of [undefined, null, 'entryId', {}, { entryId: '5' }])
    expect(isTouched(touched, [getPositionMatrix.path, input])).toBe(false);
});
