import type { City } from '@vitrina/contract/search-history.ts';

type Choice = { value: string; label: string };
type Group = { group: string; items: Choice[] };

/** Beyond this a list of favourites is no shortcut. */
export const MOST_FAVOURITES = 10;

export function toggleFavourite(favourites: readonly number[], city: number): number[] {
  if (favourites.includes(city)) return favourites.filter((id) => id !== city);
  return [...favourites, city].slice(-MOST_FAVOURITES);
}

type Names = { favourites: string; others: string };

/** Favourites stand first, in the order of the cities; a city is in one place only, so that it is found once. */
export function groupCities(
  cities: readonly City[],
  favourites: readonly number[],
  country: readonly Choice[],
  names: Names,
): (Choice | Group)[] {
  const toChoice = ({ id, name }: City): Choice => ({ value: String(id), label: name });
  const chosen = cities.filter(({ id }) => favourites.includes(id)).map(toChoice);
  const others = cities.filter(({ id }) => !favourites.includes(id)).map(toChoice);
  if (chosen.length === 0) return [...country, ...others];
  return [...country, { group: names.favourites, items: chosen }, { group: names.others, items: others }];
}
