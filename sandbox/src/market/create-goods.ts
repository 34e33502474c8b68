import type { Assortment } from './assortment/create-assortment.ts';
import { describeCard } from './assortment/describe-card.ts';
import { writeTitle } from './assortment/write-title.ts';
import { type Moment, momentOf } from './calendar.ts';
import type { ChangeLog } from './changes/open-change-log.ts';
import type { Course } from './course/create-course.ts';
import { DEMO_SELLER_ID } from './demo-seller.ts';
import type { Revisions } from './look/create-revisions.ts';
import { listOwnPictures, ownPicture, readOwnAddress } from './look/own-pictures.ts';
import type { Market, MarketplaceId, Product } from './market.ts';
import type { PiggyBackers } from './piggy-backers/create-piggy-backers.ts';
import type { Lexicon } from './vocabulary/lexicon.ts';

const KOPECKS = 100;

export type GoodsOptions = {
  lexicon: Lexicon;
  assortment: Assortment;
  courses: Readonly<Record<MarketplaceId, Course>>;
  revisions: Readonly<Record<MarketplaceId, Revisions>>;
  piggyBackers: PiggyBackers;
  log: ChangeLog;
};

type Goods = Pick<Market, 'products' | 'piggyBackers' | 'causes'>;

/** The products as the rest of the sandbox asks about them: by SKU, their own and those of others on their cards. */
export function createGoods(options: GoodsOptions): Goods {
  const { lexicon, assortment, courses, revisions, piggyBackers, log } = options;
  const { columns, numbers, nounOf, at } = assortment;

  const findCard = (sku: number) => numbers.indexOf(sku) ?? piggyBackers.find(sku)?.index;

  /** The product on whose card this SKU is sold. */
  function cardOf(sku: number): number {
    const index = findCard(sku);
    if (index === undefined) throw new RangeError(`The market has no product ${sku}`);
    return index;
  }

  function bySku(sku: number): Product | undefined {
    const index = numbers.indexOf(sku);
    if (index !== undefined) return at(index);
    const offer = piggyBackers.find(sku);
    if (offer === undefined) return undefined;
    // A number range of its own, so that it is nobody's product id.
    return { ...at(offer.index), sku, sellerId: offer.sellerId, productId: 10 * sku, offerId: `P-${sku}` };
  }

  function priceOfOffer(sku: number, index: number, moment: Moment, kept: number | undefined): number {
    if (kept !== undefined) return kept;
    const { priceKopecks } = courses.ozon.at(index, moment);
    const rub = (priceKopecks / KOPECKS) * piggyBackers.priceFactor(sku, moment.hour);
    return Math.max(1, Math.round(rub)) * KOPECKS;
  }

  return {
    products: {
      count: columns.count,
      at,
      bySku,
      ofSeller: assortment.ofSeller,
      categoryIdOf(sku) {
        const index = findCard(sku);
        return index === undefined ? undefined : assortment.categoryIdOf(index);
      },
      cardSkuOf(sku) {
        const index = findCard(sku);
        return index === undefined ? undefined : numbers.skuOf(index);
      },
      state(sku, date, marketplace = 'ozon') {
        const index = cardOf(sku);
        const moment = momentOf(date);
        const { priceKopecks, stock, rating, reviewsCount } = courses[marketplace].at(index, moment);
        if (numbers.indexOf(sku) !== undefined) return { priceKopecks, stock, rating, reviewsCount };
        const offer = piggyBackers.at(index, moment).find((open) => open.sku === sku);
        return {
          priceKopecks: priceOfOffer(sku, index, moment, offer?.priceKopecks),
          stock: offer === undefined ? 0 : Math.max(1, Math.ceil(stock / 3)),
          rating,
          reviewsCount,
        };
      },
      look(sku, date, marketplace = 'ozon') {
        const index = cardOf(sku);
        const moment = momentOf(date);
        const variant = courses[marketplace].worsened(index, moment)
          ? 'bare'
          : revisions[marketplace].titleAt(index, moment.day);
        const cardSku = numbers.skuOf(index);
        const changed = log.of(cardSku)?.pictures(marketplace, moment.ms);
        return {
          title: writeTitle(lexicon, columns, index, nounOf(index), variant),
          pictures:
            changed?.pictures ??
            listOwnPictures(
              cardSku,
              at(index).imageCount,
              revisions[marketplace].pictureSetAt(index, moment.day),
            ),
        };
      },
      pictureAt(address) {
        const own = readOwnAddress(address);
        const index = own === undefined ? undefined : numbers.indexOf(own.sku);
        if (own === undefined || index === undefined || own.place > at(index).imageCount) return undefined;
        // The demo seller's cards begin with one set and are never reworked by themselves.
        if (own.revision > 0 && columns.sellers[index] === DEMO_SELLER_ID) return undefined;
        return ownPicture(own.sku, own.place, own.revision);
      },
      isSold: (sku, marketplace) => courses[marketplace].isSold(cardOf(sku)),
      card(sku) {
        const index = cardOf(sku);
        return describeCard(lexicon, columns, index, nounOf(index), at(index));
      },
    },
    piggyBackers(sku, date) {
      const index = cardOf(sku);
      const moment = momentOf(date);
      return piggyBackers.at(index, moment).map((offer) => ({
        sku: offer.sku,
        sellerId: offer.sellerId,
        priceKopecks: priceOfOffer(offer.sku, index, moment, offer.priceKopecks),
        sinceMs: offer.sinceMs,
      }));
    },
    causes: (sku, fromMs, untilMs) => courses.ozon.causes(cardOf(sku), fromMs, untilMs),
  };
}
