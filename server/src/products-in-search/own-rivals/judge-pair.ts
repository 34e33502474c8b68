import { type Compared, compareLines, type Line } from './compare-lines.ts';
import { STEEPNESSES, weighPlaces } from './weigh-places.ts';

const LEAST_SWAPS = 2;
/** Beyond what chance makes of their jumps, in its own deviations. */
const BEYOND_CHANCE = 4;
/**
 * Beyond as many jumps the same way, in deviations of a tossed coin: where the market moves everybody in the same hours,
 * half of what moves goes opposite ways.
 */
const BEYOND_JOINT = 3;
/** Fewer cannot be beyond a coin. */
export const LEAST_EXCHANGES = BEYOND_JOINT ** 2 + 1;
/** Of the jumps of the livelier card, so many are exchanges with this one. */
const LEAST_PART = 0.2;
/** Both together bring less than this part of what their good places would: else nothing is lost. */
const MOST_KEPT = 0.9;

/** Two own cards on a shelf that both stand on. */
export type SharedShelf = { query: string; cityId: number; lines: readonly [Line, Line] };
export type JudgedShelf = SharedShelf & { compared: Compared };

export type Judged = {
  shelves: JudgedShelf[];
  /** Hours: one that moves both cards on several shelves at once counts once. */
  exchanges: number;
  joint: number;
  expected: number;
  swaps: number;
  /** What both brought of what their good places would have, 0..1, by how fast buyers thin out. */
  kept: { usual: number; flat: number };
};

function keptOf(shelves: readonly SharedShelf[], steepness: number): number {
  const worths = shelves.map(({ lines: [one, other] }) => weighPlaces(one.places, other.places, steepness));
  const atGood = worths.reduce((sum, worth) => sum + worth.atGood, 0);
  return atGood === 0 ? 1 : Math.min(1, worths.reduce((sum, worth) => sum + worth.both, 0) / atGood);
}

const countHours = (hours: readonly number[]) => new Set(hours).size;

/** How one's jumps go with the other's, on all shelves that two cards share. */
function countMoves(shared: readonly SharedShelf[]) {
  const shelves = shared.map((shelf) => ({ ...shelf, compared: compareLines(...shelf.lines) }));
  const exchangeHours = new Set(shelves.flatMap(({ compared }) => compared.exchanges));
  const joint = countHours(
    shelves.flatMap(({ compared }) => compared.joint.filter((hour) => !exchangeHours.has(hour))),
  );
  const jumpsOf = (card: 0 | 1) => countHours(shared.flatMap(({ lines }) => [...lines[card].jumps.keys()]));
  return {
    shelves,
    exchanges: exchangeHours.size,
    joint,
    expected: shelves.reduce((sum, { compared }) => sum + compared.expected, 0),
    swaps: shelves.reduce((sum, { compared }) => sum + compared.swaps, 0),
    mostJumps: Math.max(jumpsOf(0), jumpsOf(1)),
  };
}

function isExchange({
  exchanges,
  joint,
  expected,
  swaps,
  mostJumps,
}: ReturnType<typeof countMoves>): boolean {
  return (
    swaps >= LEAST_SWAPS &&
    exchanges > expected + BEYOND_CHANCE * Math.sqrt(expected + 0.5) &&
    exchanges - joint > BEYOND_JOINT * Math.sqrt(exchanges + joint) &&
    exchanges >= LEAST_PART * mostJumps
  );
}

/** undefined: one's rise does not go with the other's fall, or both lose nothing by it. */
export function judgePair(shared: readonly SharedShelf[]): Judged | undefined {
  const { mostJumps, ...moves } = countMoves(shared);
  if (!isExchange({ ...moves, mostJumps })) return undefined;
  const kept = { usual: keptOf(shared, STEEPNESSES.usual), flat: keptOf(shared, STEEPNESSES.flat) };
  return kept.usual <= MOST_KEPT ? { ...moves, kept } : undefined;
}
