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
  const turnHours = Uint16Array.from({ length: count }, (_, index) => {
    const hash = mix(seed, index);
    if (sellers[index] === DEMO_SELLER_ID) return HOURS * (DEMO_TURN_DAYS + (hash % DEMO_SPREAD_DAYS));
    if (unit(mix(hash, 1)) >= EVENTFUL) return 0;
    return HOURS * (SHORTEST_TURN_DAYS + (hash % TURN_SPREAD_DAYS));
  });

  // Turns of different products begin at different hours.
  const shiftOf = (ofProduct: number) => ofProduct >>> 16;
  const turnOf = (index: number, hour: number) =>
    Math.floor((hour + shiftOf(mix(seed, index))) / (turnHours[index] ?? 1));
  const lengthOf = (hash: number) => SHORTEST_HOURS + (hash % LENGTH_SPREAD_HOURS);
  const startIn = (turnLength: number, hash: number) =>
    Math.floor((turnLength - lengthOf(hash)) * unit(mix(hash, 2)));

  function kindOf(index: number, fromHour: number, hash: number): CauseName {
    const isUnseen = unit(mix(hash, 3)) < QUIET && isQuiet(index, fromHour);
    const kind = isUnseen ? 'deliverySlowed' : (KINDS[(hash >>> 12) % KINDS.length] ?? 'priceRaised');
    if (kind !== 'deliverySlowed' || unit(mix(hash, 4)) >= STOPPED_INSTEAD) return kind;
    return isAdvertised(index, fromHour) ? 'advertisingStopped' : kind;
  }

  function ofTurn(index: number, turn: number): PlantedCause {
    const ofProduct = mix(seed, index);
    const hash = mix(ofProduct, turn);
    const turnLength = turnHours[index] ?? 0;
    const fromHour = turn * turnLength - shiftOf(ofProduct) + startIn(turnLength, hash);
    return { cause: kindOf(index, fromHour, hash), fromHour, untilHour: fromHour + lengthOf(hash) };
  }

  return {
    at(index, hour) {
      const turnLength = turnHours[index] ?? 0;
      if (turnLength === 0) return undefined;
      // Nothing is made here: every product of a shelf is asked about.
      const ofProduct = mix(seed, index);
      const shifted = hour + shiftOf(ofProduct);
      const turn = Math.floor(shifted / turnLength);
      const hash = mix(ofProduct, turn);
      const passed = shifted - turn * turnLength - startIn(turnLength, hash);
      return passed >= 0 && passed < lengthOf(hash) ? kindOf(index, hour - passed, hash) : undefined;
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
