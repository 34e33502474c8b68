import { mix, unit } from '../chance.ts';
import type { DayNumber } from '../market.ts';

// Names of new goods come up, and fashions go: within a year every seventh query is gone for two to eight months.
const SPAN_DAYS = 364;
const CHANCE = 0.15;
const SHORTEST_DAYS = 60;
const SPREAD_DAYS = 180;
// It comes and goes within these days.
const EDGE_DAYS = 3;
// What everybody searches for is never forgotten.
const EVERLASTING = 300;

/** The part of its searches that a query has on a day: 1 mostly, 0 while nobody thinks of it. `rank` counts from 0. */
export function findPresence(hash: number, rank: number, day: DayNumber): number {
  if (rank < EVERLASTING) return 1;
  const at = day + (hash % SPAN_DAYS);
  const cycle = Math.floor(at / SPAN_DAYS);
  const ofCycle = mix(hash, cycle);
  if (unit(ofCycle) >= CHANCE) return 1;
  const lasts = SHORTEST_DAYS + (mix(ofCycle, 1) % SPREAD_DAYS);
  const from = mix(ofCycle, 2) % (SPAN_DAYS - lasts);
  const gone = at - cycle * SPAN_DAYS - from;
  if (gone < 0 || gone >= lasts) return 1;
  return Math.max(0, 1 - (gone + 1) / EDGE_DAYS, 1 - (lasts - gone) / EDGE_DAYS);
}
