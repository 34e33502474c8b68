import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupCities, MOST_FAVOURITES, toggleFavourite } from './favourite-cities.ts';

const CITIES = [
  { id: 213, name: 'Москва' },
  { id: 2, name: 'Санкт-Петербург' },
  { id: 54, name: 'Екатеринбург' },
];
const NAMES = { favourites: 'Избранные', others: 'Все города' };
const COUNTRY = [{ value: '0', label: 'Вся Россия' }];

test('without favourites the list is plain', () => {
  const labels = groupCities(CITIES, [], COUNTRY, NAMES).map((one) =>
    'label' in one ? one.label : one.group,
  );
  expect(labels).toEqual(['Вся Россия', 'Москва', 'Санкт-Петербург', 'Екатеринбург']);
});

test('favourites stand first and are not listed twice; one that is no city any more is left out', () => {
  expect(groupCities(CITIES, [54, 999], COUNTRY, NAMES)).toEqual([
    { value: '0', label: 'Вся Россия' },
    { group: 'Избранные', items: [{ value: '54', label: 'Екатеринбург' }] },
    {
      group: 'Все города',
      items: [
        { value: '213', label: 'Москва' },
        { value: '2', label: 'Санкт-Петербург' },
      ],
    },
  ]);
});

test('a second press takes a favourite back, and there are never more than fit', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { maxLength: 30 }), fc.nat(), (ids, city) => {
      const favourites = ids.reduce<number[]>((all, id) => toggleFavourite(all, id), []);
      expect(favourites.length).toBeLessThanOrEqual(MOST_FAVOURITES);
      const other = favourites.filter((id) => id !== city);
      expect(toggleFavourite(toggleFavourite(other, city), city)).toEqual(
        other.length < MOST_FAVOURITES ? other : other.slice(1),
      );
    }),
  );
});

test('ten favourites at most: the oldest one makes room for the eleventh', () => {
  const ten = Array.from({ length: 10 }, (_, id) => id);
  expect(toggleFavourite(ten, 10)).toEqual([...ten.slice(1), 10]);
  expect(toggleFavourite([1, 2], 3)).toEqual([1, 2, 3]);
  expect(toggleFavourite([1, 2, 3], 2)).toEqual([1, 3]);
});
