import { createMemory } from '../../platform/create-memory.ts';
import type { Assortment } from '../assortment/create-assortment.ts';
import { type TitleVariant, writeTitle } from '../assortment/write-title.ts';
import { momentOf } from '../calendar.ts';
import type { ChangeLog } from '../changes/open-change-log.ts';
import { DEMO_SELLER_ID } from '../demo-seller.ts';
import type { ProductDynamics } from '../dynamics/create-dynamics.ts';
import type { Revisions } from '../look/create-revisions.ts';
import { listOwnPictures, ownPicture, readOwnAddress } from '../look/own-pictures.ts';
import type { Market, MarketplaceId, ProductLook } from '../market.ts';
import type { Lexicon } from '../vocabulary/lexicon.ts';
import type { Cards } from './open-cards.ts';

// A look with ten pictures takes 2 KB, so a full memory is about 20 MB.
const KEPT_LOOKS = 10_000;

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
  const looks = createMemory<ProductLook>(KEPT_LOOKS);

  /** A card without changes of its own looks the same on every marketplace at the same revision. */
  function lookBySeller(index: number, variant: TitleVariant, set: number): ProductLook {
    return looks.of(`${index} ${variant} ${set}`, () => ({
      title: writeTitle(lexicon, assortment, index, variant),
      pictures: listOwnPictures(numbers.skuOf(index), assortment.imageCountOf(index), set),
    }));
  }

  return {
    look(sku, date, marketplace = 'ozon') {
      const index = cards.of(sku);
      const moment = momentOf(date);
      const isWorse = dynamics[marketplace].worsened(index, moment);
      const variant = isWorse ? 'bare' : revisions[marketplace].titleAt(index, moment.day);
      const look = lookBySeller(index, variant, revisions[marketplace].pictureSetAt(index, moment.day));
      const changes = log.of(numbers.skuOf(index));
      if (changes === undefined) return look;
      return {
        title: changes.text(moment.ms)?.title ?? look.title,
        pictures: changes.pictures(marketplace, moment.ms)?.pictures ?? look.pictures,
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
