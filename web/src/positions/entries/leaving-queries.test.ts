import { PositionEntryId } from '@vitrina/contract/ids.ts';
import { expect, test } from 'vitest';
import { leavingKeyOf, leavingQueries } from './leaving-queries.ts';

const entry = PositionEntryId.parse(1);
const other = PositionEntryId.parse(12);

test('queries that leave are known by their entry, whatever is written in them', () => {
  const keys = new Set([
    leavingKeyOf(entry, ['чай', 'a "b", c']),
    leavingKeyOf(entry, ['кофе']),
    leavingKeyOf(other, ['какао']),
    'note-1',
  ]);
  expect(leavingQueries(keys, entry)).toEqual(new Set(['чай', 'a "b", c', 'кофе']));
  expect(leavingQueries(keys, other)).toEqual(new Set(['какао']));
});
