import { POSITION_RULES } from '@vitrina/contract/positions/rules.ts';

/** As for causes (docs/decisions/0028): on this scale 5 is as far from 10 as 35 from 50. */
const heightOf = (place: number) => -Math.log(place + 10);
const BEYOND = POSITION_RULES.deepestPlace + 1;

type Weighed = { before: number; after: number | 'deep' | 'notFound'; searches: number | null };

/** How far it fell times how many search for it; a query whose demand is unknown counts as a usual one. */
export function weighFall({ before, after, searches }: Weighed, usual: number): number {
  const now = typeof after === 'number' ? after : BEYOND;
  return (heightOf(before) - heightOf(now)) * (searches ?? usual);
}

/** The median of what is known; nothing known: all count alike. */
export function usualSearches(known: readonly (number | null)[]): number {
  const sorted = known.filter((one) => one !== null).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 1;
}

/** What matters most first. */
export function rankFalls<Fall extends Weighed>(falls: readonly Fall[]): Fall[] {
  const usual = usualSearches(falls.map(({ searches }) => searches));
  return falls.toSorted((one, other) => weighFall(other, usual) - weighFall(one, usual));
}
