import { mix, unit } from '../chance.ts';
import { CITIES } from './cities.ts';

/** Where a city's searches begin and end among the `searches` of the country: all cities together are all of them. */
export type CitySplit = (
  category: number,
  cityIndex: number,
  at: { queryHash: number; dayHash: number },
  searches: number,
) => readonly [from: number, to: number];

// Winter boots are asked for more in Novosibirsk: a city's part in a category is up to a quarter more or less.
const CATEGORY_SPREAD = 0.25;
// And the border between two cities is moved for each query by at most this part of the smaller one.
const BORDER_SHIFT = 0.4;

function cityBorders(category: number, seed: number): Float64Array {
  const weights = CITIES.map(
    ({ share, id }) => share * (1 + CATEGORY_SPREAD * (2 * unit(mix(mix(seed, category), id)) - 1)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const borders = new Float64Array(weights.length + 1);
  weights.forEach((weight, place) => {
    borders[place + 1] = (borders[place] ?? 0) + weight / total;
  });
  borders[weights.length] = 1;
  return borders;
}

export function createCitySplit(categoryCount: number, seed: number): CitySplit {
  const bordersOf = Array.from({ length: categoryCount }, (_, category) => cityBorders(category, seed));
  return (category, cityIndex, { queryHash, dayHash }, searches) => {
    const borders = bordersOf[category] ?? new Float64Array(CITIES.length + 1);
    // The same for all borders of the day, so that a rare query's few searches fall into any city.
    const offset = unit(mix(dayHash, 91));
    const at = (border: number): number => {
      if (border === 0) return 0;
      if (border === CITIES.length) return searches;
      const here = borders[border] ?? 0;
      const room = Math.min(here - (borders[border - 1] ?? 0), (borders[border + 1] ?? 1) - here);
      const moved = here + BORDER_SHIFT * room * (2 * unit(mix(queryHash, border)) - 1);
      return Math.min(searches, Math.floor(searches * moved + offset));
    };
    return [at(cityIndex), at(cityIndex + 1)];
  };
}
