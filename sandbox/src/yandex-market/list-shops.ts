import { hash } from '../platform/hash.ts';

export type Shop = {
  campaignId: number;
  placementType: 'FBY' | 'FBS' | 'DBS';
  apiAvailability: 'AVAILABLE' | 'DISABLED_BY_INACTIVITY';
  /** It is being moved to another business: its statistics are locked meanwhile. */
  isMoving: boolean;
};

const BUSINESS_FIRST = 1_200_000;
const BUSINESS_STEP = 7;
const CAMPAIGN_FIRST = 21_000_000;
const SHOPS_AT_MOST = 3;
const PLACEMENTS = ['FBY', 'FBS', 'DBS'] as const;

export const businessIdOf = (sellerId: number) => BUSINESS_FIRST + sellerId * BUSINESS_STEP;

/** Whose shop it would be; whether there is such a seller is for the market to say. */
export const sellerOfCampaign = (campaignId: number) => Math.floor((campaignId - CAMPAIGN_FIRST) / 10);

/** The shops of a seller, one to three. The third is always about to move, some second ones sleep. */
export function listShops(sellerId: number): Shop[] {
  // Sellers 1, 4, 7... have three: the demo seller shows every state.
  const count = 1 + ((sellerId + 1) % SHOPS_AT_MOST);
  return PLACEMENTS.slice(0, count).map((placementType, place) => ({
    campaignId: CAMPAIGN_FIRST + sellerId * 10 + place + 1,
    placementType,
    apiAvailability:
      place === 1 && count === 2 && hash('ym shop', sellerId) % 2 === 0
        ? 'DISABLED_BY_INACTIVITY'
        : 'AVAILABLE',
    isMoving: place === SHOPS_AT_MOST - 1,
  }));
}

/** The shop that sells a product: the ones that work share the assortment. */
export function shopOfProduct(sellerId: number, sku: number): Shop | undefined {
  const working = listShops(sellerId).filter(
    ({ apiAvailability, isMoving }) => apiAvailability === 'AVAILABLE' && !isMoving,
  );
  return working[hash('ym shop of', sku) % working.length];
}

/** The paid level of a business: a third of them have the one that raises the limits. */
export function subscriptionOf(sellerId: number): 'NONE' | 'MEDIUM' {
  return sellerId % 3 === 0 ? 'MEDIUM' : 'NONE';
}
