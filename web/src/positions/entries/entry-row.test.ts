import { CabinetTag } from '@vitrina/contract/cabinet.ts';
import { PositionEntryId, TagId } from '@vitrina/contract/ids.ts';
import { expect, test } from 'vitest';
import { exampleEntry } from '../help/example-rows.ts';
import { risenBy, toRows, trendsOf } from './entry-row.ts';

const counts = { queries: 3, lost: 0, gained: 0 };

test('closer to the first is a rise, and what was not found both times has none', () => {
  expect(risenBy({ before: 12.34, now: 9.1, ...counts })).toBe(3.2);
  expect(risenBy({ before: 9, now: 12, ...counts })).toBe(-3);
  expect(risenBy({ before: null, now: null, queries: 0, lost: 2, gained: 0 })).toBeNull();
  expect(risenBy({ before: null, now: 5, ...counts })).toBeNull();
  expect(risenBy({ before: 5, now: null, ...counts })).toBeNull();
  expect(risenBy(null)).toBeNull();
  expect(risenBy(undefined)).toBeNull();
});

test('a change that is not seen in tenths is none: no sign and no arrow', () => {
  expect(Object.is(risenBy({ before: 9, now: 9.04, ...counts }), 0)).toBe(true);
});

test('tags come with their names, those that are gone are left out; a line may be on its way or absent', () => {
  const tag = CabinetTag.parse({ id: 7, name: 'хит', color: '#aa0000', productsCount: 1 });
  const entry = { ...exampleEntry(1), tagIds: [TagId.parse(7), TagId.parse(8)] };
  const trend = { entryId: entry.id, averages: [1], answered: 1, found: 1, day: null, week: null };
  const other = { ...trend, entryId: PositionEntryId.parse(entry.id + 1) };
  const trendOf = (trends: (typeof trend)[] | undefined) => toRows([entry], [tag], trends)[0]?.trend;
  expect(toRows([entry], [tag], undefined)[0]?.tags).toEqual([tag]);
  expect(trendOf(undefined)).toBeUndefined();
  expect(trendOf([other])).toBeNull();
  expect(trendOf([other, trend])).toBe(trend);
});

test('lines are awaited until they come or cannot be had', () => {
  expect(trendsOf({ data: undefined, isError: false })).toBeUndefined();
  expect(trendsOf({ data: undefined, isError: true })).toEqual([]);
  const trends = [
    { entryId: exampleEntry(1).id, averages: [1], answered: 1, found: 1, day: null, week: null },
  ];
  expect(trendsOf({ data: { trends }, isError: true })).toBe(trends);
});
