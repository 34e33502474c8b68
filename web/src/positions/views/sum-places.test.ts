import type { PositionCell } from '@vitrina/contract/positions/matrix.ts';
import type { Place } from '@vitrina/contract/positions/places.ts';
import { expect, test } from 'vitest';
import { profileCells, sumProfile } from './day-profile-table.tsx';
import { sumPlaces } from './sum-places.ts';

const cell = (place: Place, gap: PositionCell['gap'] = null): PositionCell => ({ place, gap });

test('the best of a day is a place, else 1000+, else н/н, else why nobody looked', () => {
  expect(sumPlaces([cell(30), cell(4), cell('deep')], 'best')).toMatchObject({ place: 4 });
  expect(sumPlaces([cell(7), cell('deep')], 'best')).toMatchObject({ place: 7, found: 1 });
  expect(sumPlaces([cell('notFound'), cell('deep')], 'best')).toMatchObject({ place: 'deep', found: 0 });
  expect(sumPlaces([cell('notFound'), cell(null, 'timeout')], 'best')).toMatchObject({ place: 'notFound' });
  expect(sumPlaces([cell(null), cell(null, 'timeout')], 'best')).toEqual({
    ...cell(null, 'timeout'),
    found: 0,
    answered: 0,
  });
  expect(sumPlaces([], 'best')).toMatchObject(cell(null));
});

test('only found places are averaged, and the average says of how many answers it is', () => {
  const cells = [cell(10), cell(21), cell('notFound'), cell('deep'), cell(null, 'captcha')];
  expect(sumPlaces(cells, 'average')).toEqual({ ...cell(15.5), found: 2, answered: 4 });
});

const hours = <T>(first: T, rest: T) => Array.from({ length: 24 }, (_, hour) => (hour === 0 ? first : rest));
const profile = (average: number | null, found: number, deep: number, answered: number) => ({
  query: 'чай',
  averages: hours(average, null),
  found: hours(found, 0),
  deep: hours(deep, 0),
  answered: hours(answered, 0),
});

test('an hour without a found place says what was answered, or that nobody did', () => {
  const first = (...given: Parameters<typeof profile>) => profileCells(profile(...given))[0]?.place;
  expect(first(4.5, 2, 0, 3)).toBe(4.5);
  expect(first(null, 0, 1, 3)).toBe('deep');
  expect(first(null, 0, 0, 3)).toBe('notFound');
  expect(first(null, 0, 0, 1)).toBe('notFound');
  expect(first(null, 0, 0, 0)).toBeNull();
});

test('over all queries each found place weighs as much as any other', () => {
  const all = sumProfile([profile(10, 3, 0, 4), profile(50, 1, 0, 1), profile(null, 0, 2, 9)], 'все');
  expect(profileCells(all)[0]).toEqual({ hour: 0, place: 20, found: 4, answered: 14 });
  expect(profileCells(all)[1]?.place).toBeNull();
  expect(all.deep[0]).toBe(2);
});
