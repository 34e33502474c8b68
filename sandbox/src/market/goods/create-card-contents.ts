import type { Assortment } from '../assortment/create-assortment.ts';
import { writeTitle } from '../assortment/write-title.ts';
import { momentOf } from '../calendar.ts';
import type { ChangeLog } from '../changes/open-change-log.ts';
import { DEMO_SELLER_ID } from '../demo-seller.ts';
import type { ProductDynamics } from '../dynamics/create-dynamics.ts';
import type { Revisions } from '../look/create-revisions.ts';
import { listOwnPictures, ownPicture, readOwnAddress } from '../look/own-pictures.ts';
import type { Market, MarketplaceId } from '../market.ts';
import type { Lexicon } from '../vocabulary/lexicon.ts';
import type { Cards } from './open-cards.ts';

export type CardContentOptions = {
  lexicon: Lexicon;
  assortment: Assortment;
  cards: Cards;
  dynamics: Readonly<Record<MarketplaceId, ProductDynamics>>;
  revisions: Readonly<Record<MarketplaceId, Revisions>>;
  log: ChangeLog;
};

/** What cards show: as their sellers rework them, unless somebody has changed them. */
export function createCardContents(
  options: CardContentOptions,
): Pick<Market['products'], 'look' | 'pictureAt'> {
  const { lexicon, assortment, cards, dynamics, revisions, log } = options;
  const { columns, numbers } = assortment;
  return {
    look(sku, date, marketplace = 'ozon') {
      const index = cards.of(sku);
      const moment = momentOf(date);
      const isWorse = dynamics[marketplace].worsened(index, moment);
      const variant = isWorse ? 'bare' : revisions[marketplace].titleAt(index, moment.day);
      const cardSku = numbers.skuOf(index);
      const set = revisions[marketplace].pictureSetAt(index, moment.day);
      return {
        title: writeTitle(lexicon, assortment, index, variant),
        pictures:
          log.of(cardSku)?.pictures(marketplace, moment.ms)?.pictures ??
          listOwnPictures(cardSku, assortment.imageCountOf(index), set),
      };
    },
    pictureAt(address) {
      const own = readOwnAddress(address);
      const index = own === undefined ? undefined : numbers.indexOf(own.sku);
      if (own === undefined || index === undefined) return undefined;
      if (own.place > assortment.imageCountOf(index)) return undefined;
      // The demo seller's cards begin with one set and are never reworked by themselves.
      if (own.revision > 0 && columns.sellers[index] === DEMO_SELLER_ID) return undefined;
      return ownPicture(own.sku, own.place, own.revision);
    },
  };
}
