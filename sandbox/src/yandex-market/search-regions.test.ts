import { expect, test } from 'vitest';
import { CITIES } from '../market/demand/cities.ts';
import { REGIONS } from './regions.ts';
import { describeRegion, findRegion, type RegionAnswer } from './search-regions.ts';

function namesUp(region: RegionAnswer): string[] {
  return [region.name, ...(region.parent === undefined ? [] : namesUp(region.parent))];
}

test('every city of the market is there under its own number', () => {
  const cities = REGIONS.filter(({ type }) => type === 'CITY').map(({ id, name }) => ({ id, name }));
  const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;
  expect(cities.toSorted(byId)).toEqual(CITIES.map(({ id, name }) => ({ id, name })).toSorted(byId));
});

test('every region but the country hangs on another one, up to the country', () => {
  expect(new Set(REGIONS.map(({ id }) => id)).size).toBe(REGIONS.length);
  for (const region of REGIONS) expect(namesUp(describeRegion(region)).at(-1)).toBe('Россия');
});

test('a city with all that is around it', () => {
  const moscow = findRegion(213);
  expect(moscow && namesUp(describeRegion(moscow))).toEqual([
    'Москва',
    'Москва и Московская область',
    'Центральный федеральный округ',
    'Россия',
  ]);
});
