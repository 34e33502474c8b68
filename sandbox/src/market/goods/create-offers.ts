import { type Moment, momentOf } from '../calendar.ts';
import type { ProductDynamics } from '../dynamics/create-dynamics.ts';
import type { Advertising, Market, MarketplaceId } from '../market.ts';
import type { OpenOffer, PiggyBackers } from '../piggy-backers/create-piggy-backers.ts';
import type { Cards } from './open-cards.ts';

const KOPECKS = 100;
// Others bring fewer pieces than the owner of the card.
const STOCK_PART = 3;
const NO_ADVERTISING: Advertising = { bid: 0, campaignBid: 0, switchedAtMs: undefined };

/** At what price and how many of a product there are, from its owner and from others. */
export function createOffers(
  cards: Cards,
  dynamics: Readonly<Record<MarketplaceId, ProductDynamics>>,
  piggyBackers: PiggyBackers,
): Pick<Market, 'piggyBackers'> & Pick<Market['products'], 'state' | 'advertising'> {
  /** As injected, or beside what the card's owner asks. */
  function priceOf(sku: number, index: number, moment: Moment, offer: OpenOffer | undefined): number {
    if (offer?.priceKopecks !== undefined) return offer.priceKopecks;
    const { priceKopecks } = dynamics.ozon.at(index, moment);
    const rub = (priceKopecks / KOPECKS) * piggyBackers.priceFactor(sku, moment.hour);
    return Math.max(1, Math.round(rub)) * KOPECKS;
  }

  return {
    state(sku, date, marketplace = 'ozon') {
      const index = cards.of(sku);
      const moment = momentOf(date);
      const { priceKopecks, stock, rating, reviewsCount } = dynamics[marketplace].at(index, moment);
      if (cards.isOwn(sku)) return { priceKopecks, stock, rating, reviewsCount };
      const offer = piggyBackers.at(index, moment).find((open) => open.sku === sku);
      return {
        priceKopecks: priceOf(sku, index, moment, offer),
        stock: offer === undefined ? 0 : Math.max(1, Math.ceil(stock / STOCK_PART)),
        rating,
        reviewsCount,
      };
    },
    advertising(sku, date, marketplace = 'ozon') {
      const index = cards.of(sku);
      // Campaigns are of the card's owner alone.
      if (!cards.isOwn(sku)) return NO_ADVERTISING;
      const { bid, campaignBid, switchedAtMs } = dynamics[marketplace].at(index, momentOf(date));
      return { bid, campaignBid, switchedAtMs };
    },
    piggyBackers(sku, date) {
      const index = cards.of(sku);
      const moment = momentOf(date);
      return piggyBackers.at(index, moment).map((offer) => ({
        sku: offer.sku,
        sellerId: offer.sellerId,
        priceKopecks: priceOf(offer.sku, index, moment, offer),
        sinceMs: offer.sinceMs,
      }));
    },
  };
}
