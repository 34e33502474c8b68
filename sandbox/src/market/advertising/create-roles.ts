import type { Assortment } from '../assortment/create-assortment.ts';
import { mix, unit } from '../chance.ts';
import { DEMO_SELLER_ID } from '../demo-seller.ts';
import { POOL, SLOTS, sizeOf } from './slots.ts';

/** What products are to the campaigns of their sellers. No product is in two of them. */
export type Roles = {
  /** NOTHING, or a place in SLOTS, or one in the pool after all of them. */
  of(index: number): number;
  /** What a product has in a campaign that lasts. */
  bid(index: number): number;
  poolSize(sellerId: number): number;
};

export const NOTHING = 255;
export const FIRST_OF_POOL = SLOTS.length;

const UNKNOWN = 254;
// Above any number of products, so that a hash and a place among them fit one sortable number.
const PLACES = 2 ** 20;
const THOUSAND = 1000;
const BIDS = -1;
const EAGERNESS = -2;

/** 0.3 to 1, in whole thousandths. */
export function drawBid(hash: number, sku: number): number {
  return Math.round((0.3 + 0.7 * unit(mix(mix(hash, BIDS), sku))) * THOUSAND) / THOUSAND;
}

/** From 0 to 1; nobody advertises more than the demo seller. */
function drawEagerness(hash: number, sellerId: number): number {
  return sellerId === DEMO_SELLER_ID ? 1 : unit(mix(hash, EAGERNESS));
}

export type RolesOptions = {
  assortment: Pick<Assortment, 'columns' | 'numbers' | 'sellers' | 'indexesOf'>;
  isSold(index: number): boolean;
  hashOf(sellerId: number): number;
};

/** A seller's products are divided when one of them is asked about first: three bytes each, so that rankings are quick. */
export function createRoles({ assortment, isSold, hashOf }: RolesOptions): Roles {
  const { columns, numbers, sellers, indexesOf } = assortment;
  const roles = new Uint8Array(columns.count).fill(UNKNOWN);
  const bids = new Uint16Array(columns.count);
  const poolSizes = new Uint8Array(sellers.count + 1);

  /** What the seller sells here in an order of chance, the index hidden in each key. */
  function shuffle(hash: number, from: number, until: number): Float64Array {
    const keys = new Float64Array(until - from);
    let sold = 0;
    for (let index = from; index < until; index += 1) {
      if (!isSold(index)) continue;
      keys[sold] = mix(hash, numbers.skuOf(index)) * PLACES + index;
      sold += 1;
    }
    return keys.subarray(0, sold).toSorted();
  }

  function divide(sellerId: number): void {
    const { from, until } = indexesOf(sellerId);
    const hash = hashOf(sellerId);
    const eagerness = drawEagerness(hash, sellerId);
    const shuffled = shuffle(hash, from, until);
    roles.fill(NOTHING, from, until);
    let taken = 0;
    for (const [slot, part] of SLOTS.entries()) {
      const end = Math.min(shuffled.length, taken + sizeOf(part, shuffled.length, eagerness));
      for (; taken < end; taken += 1) {
        const index = (shuffled[taken] ?? 0) % PLACES;
        roles[index] = slot;
        bids[index] = drawBid(hash, numbers.skuOf(index)) * THOUSAND;
      }
    }
    const pooled = Math.min(shuffled.length - taken, sizeOf(POOL, shuffled.length, eagerness));
    poolSizes[sellerId] = pooled;
    for (let place = 0; place < pooled; place += 1)
      roles[(shuffled[taken + place] ?? 0) % PLACES] = FIRST_OF_POOL + place;
  }

  return {
    of(index) {
      if (roles[index] === UNKNOWN) divide(columns.sellers[index] ?? 0);
      return roles[index] ?? NOTHING;
    },
    bid: (index) => (bids[index] ?? 0) / THOUSAND,
    poolSize: (sellerId) => poolSizes[sellerId] ?? 0,
  };
}
