/** A delivery code of the site, and where it leads; cityId as in the market. */
export type Destination = { dest: number; cityId: number; latitude: number; longitude: number };

// Codes of pick-up points as public projects collected them in September 2026: the commonest of each city.
const DESTINATIONS: readonly Destination[] = [
  { dest: -1257403, cityId: 213, latitude: 55.75, longitude: 37.62 },
  { dest: -1205339, cityId: 2, latitude: 59.94, longitude: 30.31 },
  { dest: 12358082, cityId: 35, latitude: 45.04, longitude: 38.98 },
  { dest: 123589409, cityId: 54, latitude: 56.84, longitude: 60.61 },
  { dest: 1259570240, cityId: 39, latitude: 47.24, longitude: 39.71 },
  { dest: -2133467, cityId: 43, latitude: 55.79, longitude: 49.11 },
  { dest: -365401, cityId: 65, latitude: 55.03, longitude: 82.92 },
  { dest: -284542, cityId: 51, latitude: 53.2, longitude: 50.15 },
  { dest: 12358540, cityId: 47, latitude: 56.33, longitude: 44.0 },
  { dest: -5523261, cityId: 172, latitude: 54.74, longitude: 55.97 },
  { dest: -1579610, cityId: 56, latitude: 55.16, longitude: 61.4 },
  { dest: -5854093, cityId: 62, latitude: 56.01, longitude: 92.87 },
  { dest: 12358289, cityId: 193, latitude: 51.67, longitude: 39.18 },
  { dest: -1268696, cityId: 50, latitude: 58.01, longitude: 56.25 },
  { dest: -4039467, cityId: 38, latitude: 48.71, longitude: 44.51 },
  { dest: -1785055, cityId: 76, latitude: 48.48, longitude: 135.08 },
];
const MOSCOW = 213;

/** Codes that nobody knows, the old default among them, are served as Moscow, as the site serves them. */
export function cityOfDest(dest: number): number {
  return DESTINATIONS.find((one) => one.dest === dest)?.cityId ?? MOSCOW;
}

/** The nearest city by a rough distance; a degree of longitude is about half of one of latitude here. */
export function findDestination(latitude: number, longitude: number): Destination {
  const distance = (one: Destination) =>
    (one.latitude - latitude) ** 2 + ((one.longitude - longitude) * 0.55) ** 2;
  const [first, ...rest] = DESTINATIONS;
  if (first === undefined) throw new Error('there is at least one destination');
  return rest.reduce((best, one) => (distance(one) < distance(best) ? one : best), first);
}
