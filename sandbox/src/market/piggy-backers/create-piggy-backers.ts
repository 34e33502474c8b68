import type { Assortment } from '../assortment/create-assortment.ts';
import { type Moment, msOfHour } from '../calendar.ts';
import { mix, unit } from '../chance.ts';
import type { ChangeLog } from '../changes/open-change-log.ts';
import { DEMO_SELLER_ID } from '../demo-seller.ts';

/** Another seller's offer on the card of the product with this index; its price is a part of the card's own. */
type Offer = { index: number; sku: number; sellerId: number };
export type OpenOffer = Offer & { sinceMs: number; priceKopecks: number | undefined };

export type PiggyBackers = {
  /** undefined: not the SKU of an offer on somebody's card. */
  find(sku: number): Offer | undefined;
  at(index: number, moment: Moment): OpenOffer[];
  /** What such an offer costs beside the card's own price. */
  priceFactor(sku: number, hour: number): number;
};

// Between the SKUs of two products there is room for this many offers.
const SELLERS_A_LANE = 30;
const LANES = 6;
const FIRST_INJECTED = LANES * SELLERS_A_LANE + 1;
const MOST_INJECTED = 9;
const HOURS = 24;
const SHORTEST_CYCLE_DAYS = 8;
const CYCLE_SPREAD_DAYS = 25;
const CYCLE_TAKEN = 0.65;
const PRICE_HOURS = 60;
// Only what sells well is worth another seller's while; the demo seller is watched more closely.
const POPULAR = 0.5;
const POPULAR_OF_DEMO = 0.18;

const countLanes = (hash: number) => 1 + Math.floor(LANES * unit(mix(hash, 7)) ** 1.5);

export function createPiggyBackers(
  { columns, numbers, sellers }: Pick<Assortment, 'columns' | 'numbers' | 'sellers'>,
  log: ChangeLog,
  seed: number,
): PiggyBackers {
  const hashOf = (index: number) => mix(seed, index);

  function lanesOf(index: number): number {
    const isDemo = columns.sellers[index] === DEMO_SELLER_ID;
    if ((columns.reviewsADay[index] ?? 0) < (isDemo ? POPULAR_OF_DEMO : POPULAR)) return 0;
    return unit(mix(hashOf(index), 6)) < 0.5 ? 0 : countLanes(hashOf(index));
  }

  function sellerOf(index: number, serial: number): number {
    const id = 1 + (mix(hashOf(index), serial) % sellers.count);
    return id === columns.sellers[index] ? 1 + (id % sellers.count) : id;
  }

  /** One lane of a card: a turn of some weeks is taken by one seller for a part of it, or by nobody. */
  function takenAt(index: number, lane: number, hour: number): OpenOffer | undefined {
    const ofLane = mix(hashOf(index), 100 + lane);
    const cycleHours = HOURS * (SHORTEST_CYCLE_DAYS + (ofLane % CYCLE_SPREAD_DAYS));
    const shift = ofLane >>> 16;
    const cycle = Math.floor((hour + shift) / cycleHours);
    const ofCycle = mix(ofLane, cycle);
    if (unit(ofCycle) >= CYCLE_TAKEN) return undefined;
    const length = Math.floor(cycleHours * (0.2 + 0.8 * unit(mix(ofCycle, 1))));
    const fromHour = cycle * cycleHours - shift + Math.floor((cycleHours - length) * unit(mix(ofCycle, 2)));
    if (hour < fromHour || hour >= fromHour + length) return undefined;
    const serial = 1 + lane * SELLERS_A_LANE + (cycle % SELLERS_A_LANE);
    return {
      index,
      sku: numbers.skuOf(index) + serial,
      sellerId: sellerOf(index, serial),
      sinceMs: msOfHour(fromHour),
      priceKopecks: undefined,
    };
  }

  /** The SKU stays with the order in which offers were injected, whenever they are open. */
  const listInjected = (index: number): { offer: OpenOffer; untilMs: number }[] =>
    (log.of(numbers.skuOf(index))?.piggyBackers ?? []).map((change, place) => ({
      offer: {
        index,
        sku: numbers.skuOf(index) + FIRST_INJECTED + (place % MOST_INJECTED),
        sellerId: change.sellerId,
        sinceMs: change.atMs,
        priceKopecks: change.priceKopecks,
      },
      untilMs: change.untilMs,
    }));

  return {
    find(sku) {
      const card = numbers.cardOf(sku);
      if (card === undefined || card.serial === 0) return undefined;
      const { index, serial } = card;
      if (serial >= FIRST_INJECTED)
        return listInjected(index).findLast(({ offer }) => offer.sku === sku)?.offer;
      if (Math.floor((serial - 1) / SELLERS_A_LANE) >= lanesOf(index)) return undefined;
      return { index, sku, sellerId: sellerOf(index, serial) };
    },
    at(index, { ms, hour }) {
      const ofSeed = Array.from({ length: lanesOf(index) }, (_, lane) => takenAt(index, lane, hour)).flatMap(
        (offer) => offer ?? [],
      );
      const ofPeople = listInjected(index).flatMap(({ offer, untilMs }) =>
        offer.sinceMs <= ms && ms < untilMs ? offer : [],
      );
      return [...ofSeed, ...ofPeople];
    },
    priceFactor: (sku, hour) => 0.86 + 0.3 * unit(mix(mix(seed, sku), Math.floor(hour / PRICE_HOURS))),
  };
}
