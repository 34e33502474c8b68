import { addDays, type Day } from '@vitrina/contract/dates.ts';
import { expect, test } from 'vitest';
import { listBrokenDays } from './whole-hours.ts';

const FIRST: Day = '2026-02-20';
const day = (place: number) => addDays(FIRST, place);
const flat = (perHour: number) => Array.from({ length: 24 }, () => perHour);
const hoursOf = (...days: number[][]) => new Map(days.map((counts, place) => [day(place), counts]));
const silentFrom = (hour: number, perHour: number) =>
  flat(perHour).map((count, at) => (at >= hour ? 0 : count));

test('a day that lost more than a fifth of its hours was not measured', () => {
  expect(listBrokenDays(hoursOf(flat(50), flat(60), silentFrom(19, 55)))).toEqual([day(2)]);
  expect(listBrokenDays(hoursOf(flat(50), flat(60), silentFrom(20, 55)))).toEqual([]);
});

test('a quiet night of a rare query is true silence', () => {
  expect(listBrokenDays(hoursOf(flat(2), flat(2), flat(0)))).toEqual([]);
});

test('a demand that fell stays a fall: its hours are few, not none', () => {
  expect(listBrokenDays(hoursOf(flat(200), flat(200), flat(3)))).toEqual([]);
});

test('one known day has nothing to be compared with', () => {
  expect(listBrokenDays(hoursOf(silentFrom(2, 50)))).toEqual([]);
});
