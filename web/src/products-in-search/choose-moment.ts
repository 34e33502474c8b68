import { HOUR_MS } from '@vitrina/contract/durations.ts';
import type { ShelfMoment } from '@vitrina/contract/products-in-search.ts';

/** The asked moment, or the newest; a link to one that is no longer kept opens the newest too. */
export function chooseMoment(moments: readonly ShelfMoment[], requested: string): ShelfMoment | undefined {
  return findMoment(moments, requested) ?? moments[0];
}

export function findMoment(moments: readonly ShelfMoment[], requested: string): ShelfMoment | undefined {
  return moments.find(({ takenAt }) => takenAt === requested);
}

/** A shelf is of a query in a city. */
export function isShelfChosen({ query, city }: { query: string; city: number }): boolean {
  return query.trim() !== '' && city > 0;
}

const AGES_HOURS = [1, 24, 7 * 24] as const;

/** Moments worth comparing with: the one before, and the nearest to an hour, a day and a week ago. */
export function listAgainst(moments: readonly ShelfMoment[], shown: ShelfMoment): ShelfMoment[] {
  const at = Date.parse(shown.takenAt);
  const earlier = moments.filter(({ takenAt }) => Date.parse(takenAt) < at);
  const nearest = AGES_HOURS.flatMap((hours) => {
    const wanted = at - hours * HOUR_MS;
    const distance = ({ takenAt }: ShelfMoment) => Math.abs(Date.parse(takenAt) - wanted);
    const close = earlier.filter((moment) => distance(moment) <= (hours * HOUR_MS) / 2);
    return close.toSorted((a, b) => distance(a) - distance(b)).slice(0, 1);
  });
  return [...new Set([...earlier.slice(0, 1), ...nearest])];
}
