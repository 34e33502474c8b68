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
const SHORTEST_CYCLE_DAYS = 14;
const CYCLE_SPREAD_DAYS = 29;
const DEMO_CYCLE_DAYS = 8;
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
const QUIET = 0.6;
// A campaign can stop only where there is one: then it often stands for what buyers do not see.
const STOPPED_INSTEAD = 0.85;

type CauseTimes = {
  /** What goes wrong is nothing that a card shows. */
  isQuiet(index: number, hour: number): boolean;
  isAdvertised(index: number, hour: number): boolean;
};

/** One cause in every turn of some weeks, somewhere in the middle of it. */
export function plantCauses(
  { count, sellers }: Pick<ProductColumns, 'count' | 'sellers'>,
  { isQuiet, isAdvertised }: CauseTimes,
  seed: number,
): PlantedCauses {
  const cycleHours = Uint16Array.from({ length: count }, (_, index) => {
    const hash = mix(seed, index);
    if (sellers[index] === DEMO_SELLER_ID) return HOURS * (DEMO_CYCLE_DAYS + (hash % DEMO_SPREAD_DAYS));
    if (unit(mix(hash, 1)) >= EVENTFUL) return 0;
    return HOURS * (SHORTEST_CYCLE_DAYS + (hash % CYCLE_SPREAD_DAYS));
  });

  // Turns of different products begin at different hours.
  const shiftOf = (ofProduct: number) => ofProduct >>> 16;
  const cycleOf = (index: number, hour: number) =>
    Math.floor((hour + shiftOf(mix(seed, index))) / (cycleHours[index] ?? 1));
  const lengthOf = (hash: number) => SHORTEST_HOURS + (hash % LENGTH_SPREAD_HOURS);
  const startIn = (cycleLength: number, hash: number) =>
    Math.floor((cycleLength - lengthOf(hash)) * unit(mix(hash, 2)));

  function kindOf(index: number, fromHour: number, hash: number): CauseName {
    const isUnseen = unit(mix(hash, 3)) < QUIET && isQuiet(index, fromHour);
    const kind = isUnseen ? 'deliverySlowed' : (KINDS[(hash >>> 12) % KINDS.length] ?? 'priceRaised');
    if (kind !== 'deliverySlowed' || unit(mix(hash, 4)) >= STOPPED_INSTEAD) return kind;
    return isAdvertised(index, fromHour) ? 'advertisingStopped' : kind;
  }

  function ofCycle(index: number, cycle: number): PlantedCause {
    const ofProduct = mix(seed, index);
    const hash = mix(ofProduct, cycle);
    const cycleLength = cycleHours[index] ?? 0;
    const fromHour = cycle * cycleLength - shiftOf(ofProduct) + startIn(cycleLength, hash);
    return { cause: kindOf(index, fromHour, hash), fromHour, untilHour: fromHour + lengthOf(hash) };
  }

  return {
    at(index, hour) {
      const cycleLength = cycleHours[index] ?? 0;
      if (cycleLength === 0) return undefined;
      // Nothing is made here: every product of a shelf is asked about.
      const ofProduct = mix(seed, index);
      const shifted = hour + shiftOf(ofProduct);
      const cycle = Math.floor(shifted / cycleLength);
      const hash = mix(ofProduct, cycle);
      const passed = shifted - cycle * cycleLength - startIn(cycleLength, hash);
      return passed >= 0 && passed < lengthOf(hash) ? kindOf(index, hour - passed, hash) : undefined;
    },
    list(index, fromHour, untilHour) {
      if ((cycleHours[index] ?? 0) === 0) return [];
      const first = cycleOf(index, fromHour);
      return Array.from({ length: cycleOf(index, untilHour) - first + 1 }, (_, step) =>
        ofCycle(index, first + step),
      ).filter((planted) => planted.fromHour < untilHour && planted.untilHour > fromHour);
    },
  };
}
