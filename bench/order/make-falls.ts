import { DAY_MINUTES, HOUR_MINUTES } from '@vitrina/contract/durations.ts';

/** Of a product (all its queries) or of one query alone. */
export type FallOf = 'product' | 'query';

type PlantedFall = {
  of: FallOf;
  queries: readonly number[];
  fromMinute: number;
  untilMinute: number;
  /** By how many doublings of the place. */
  depth: number;
};

type FollowedQuery = { sku: number; cityId: number; place: number; wandering: number; demand: number };

export type FallingShop = {
  queries: readonly FollowedQuery[];
  falls: readonly PlantedFall[];
  /** null: not found any more. */
  placeOf(query: number, minute: number): number | null;
};

const DEEPEST_PLACE = 1000;
const CITIES = [213, 213, 213, 213, 2];
const QUERIES_OF_PRODUCT = { least: 4, most: 20 };
const LASTS_MINUTES = { least: 240, most: 720 };

/** mulberry32: small, seeded, good enough to scatter moments. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A model and no measurement: every day each product falls once in all its queries and once in one of them alone, at any
 * minute; every query wanders by the hour, some of them more. Cities are those of one product, its falls are in all of them.
 */
export function makeFalls(seed: number, { products, days }: { products: number; days: number }): FallingShop {
  const random = createRandom(seed);
  const between = ({ least, most }: { least: number; most: number }) => least + random() * (most - least);
  const queries: FollowedQuery[] = [];
  const falls: PlantedFall[] = [];
  for (let sku = 1; sku <= products; sku += 1) {
    const first = queries.length;
    const own = Array.from({ length: Math.round(between(QUERIES_OF_PRODUCT)) }, (_, index) => first + index);
    for (const query of own) {
      queries.push({
        sku,
        cityId: CITIES[query % CITIES.length] ?? 213,
        place: Math.ceil(2 ** (1 + random() * 8)),
        wandering: random() * 0.15,
        demand: 2 ** (random() * 14),
      });
    }
    for (let day = 0; day < days; day += 1) {
      for (const kind of ['product', 'query'] as const) {
        const fromMinute = (day + random()) * DAY_MINUTES;
        const one = own[Math.floor(random() * own.length)] ?? first;
        const untilMinute = fromMinute + between(LASTS_MINUTES);
        const depth = 1 + random() * 3;
        const fallen = kind === 'product' ? own : [one];
        falls.push({ of: kind, queries: fallen, fromMinute, untilMinute, depth });
      }
    }
  }
  const fallsOf = queries.map((_, query) => falls.filter((fall) => fall.queries.includes(query)));
  return {
    queries,
    falls,
    placeOf(query, minute) {
      const { place, wandering } = queries[query] ?? { place: 1, wandering: 0 };
      const fallen = (fallsOf[query] ?? []).filter(
        ({ fromMinute, untilMinute }) => fromMinute <= minute && minute < untilMinute,
      );
      const chance = createRandom(seed + query * 977 + Math.floor(minute / HOUR_MINUTES))();
      const doublings = fallen.reduce((sum, { depth }) => sum + depth, (chance * 2 - 1) * wandering);
      const now = Math.max(1, Math.round(place * 2 ** doublings));
      return now > DEEPEST_PLACE ? null : now;
    },
  };
}
