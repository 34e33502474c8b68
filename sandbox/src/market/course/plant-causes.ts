import type { ProductColumns } from '../assortment/product-columns.ts';
import { mix, unit } from '../chance.ts';
import type { CauseName } from '../changes/market-change.ts';
import { DEMO_SELLER_ID } from '../demo-seller.ts';

/** Hours are of the Moscow wall clock. */
type PlantedCause = { cause: CauseName; fromHour: number; untilHour: number };

export type PlantedCauses = {
  /** What is at work at an hour. */
  at(index: number, hour: number): CauseName | undefined;
  list(index: number, fromHour: number, untilHour: number): PlantedCause[];
};

const HOURS = 24;
// Nothing ever happens to the rest.
const EVENTFUL = 0.9;
const SHORTEST_TURN_DAYS = 14;
const TURN_SPREAD_DAYS = 29;
const DEMO_TURN_DAYS = 8;
const DEMO_SPREAD_DAYS = 11;
const SHORTEST_HOURS = 18;
const LENGTH_SPREAD_HOURS = 100;

const KINDS: readonly CauseName[] = [
  'priceRaised',
  'priceCut',
  'soldOut',
  'ratingFell',
  'deliverySlowed',
  'titleWorsened',
  'priceRaised',
  'priceCut',
];
// A campaign can stop only where there is one: it takes the place of another cause every so often.
const STOPPED_INSTEAD = 0.6;

/** One cause in every turn of some weeks, somewhere in the middle of it. */
export function plantCauses(
  { count, sellers }: Pick<ProductColumns, 'count' | 'sellers'>,
  isAdvertised: (index: number, hour: number) => boolean,
  seed: number,
): PlantedCauses {
  const turnHours = Uint16Array.from({ length: count }, (_, index) => {
    const hash = mix(seed, index);
    if (sellers[index] === DEMO_SELLER_ID) return HOURS * (DEMO_TURN_DAYS + (hash % DEMO_SPREAD_DAYS));
    if (unit(mix(hash, 1)) >= EVENTFUL) return 0;
    return HOURS * (SHORTEST_TURN_DAYS + (hash % TURN_SPREAD_DAYS));
  });

  const turnOf = (index: number, hour: number) =>
    Math.floor((hour + (mix(seed, index) >>> 16)) / (turnHours[index] ?? 1));

  function ofTurn(index: number, turn: number): PlantedCause {
    const hash = mix(mix(seed, index), turn);
    const turnLength = turnHours[index] ?? 0;
    const length = SHORTEST_HOURS + (hash % LENGTH_SPREAD_HOURS);
    const starts = Math.floor((turnLength - length) * unit(mix(hash, 2)));
    const fromHour = turn * turnLength - (mix(seed, index) >>> 16) + starts;
    const isStopped = unit(mix(hash, 3)) < STOPPED_INSTEAD && isAdvertised(index, fromHour);
    const kind = KINDS[(hash >>> 12) % KINDS.length] ?? 'priceRaised';
    return {
      cause: isStopped ? 'advertisingStopped' : kind,
      fromHour,
      untilHour: fromHour + length,
    };
  }

  return {
    at(index, hour) {
      if ((turnHours[index] ?? 0) === 0) return undefined;
      const { cause, fromHour, untilHour } = ofTurn(index, turnOf(index, hour));
      return hour >= fromHour && hour < untilHour ? cause : undefined;
    },
    list(index, fromHour, untilHour) {
      if ((turnHours[index] ?? 0) === 0) return [];
      const first = turnOf(index, fromHour);
      return Array.from({ length: turnOf(index, untilHour) - first + 1 }, (_, step) =>
        ofTurn(index, first + step),
      ).filter((planted) => planted.fromHour < untilHour && planted.untilHour > fromHour);
    },
  };
}
