import { mix, unit } from '../chance.ts';
import { drawBid, FIRST_OF_POOL, NOTHING, type Roles, type RolesOptions } from './create-roles.ts';

/** The bid of a product in the campaign of a season; 0 when it is the turn of others. */
export type SeasonalBid = (index: number, season: number) => number;

const CHOSEN = 0.45;

/** Every season shows other products of the pool, and at least one. */
export function drawSeasonalBid({ assortment, hashOf }: RolesOptions, roles: Roles): SeasonalBid {
  const { columns, numbers } = assortment;
  return (index, season) => {
    const role = roles.of(index);
    if (role < FIRST_OF_POOL || role === NOTHING) return 0;
    const sellerId = columns.sellers[index] ?? 0;
    const ofSeason = mix(hashOf(sellerId), season);
    const sku = numbers.skuOf(index);
    const isTurn = role - FIRST_OF_POOL === season % roles.poolSize(sellerId);
    return isTurn || unit(mix(ofSeason, sku)) < CHOSEN ? drawBid(ofSeason, sku) : 0;
  };
}
