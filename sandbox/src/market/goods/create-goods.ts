import { describeCard } from '../assortment/describe-card.ts';
import type { Market, MarketplaceId } from '../market.ts';
import type { PiggyBackers } from '../piggy-backers/create-piggy-backers.ts';
import type { Search } from '../ranking/create-search.ts';
import { type CardContentOptions, createCardContents } from './create-card-contents.ts';
import { createOffers } from './create-offers.ts';
import { openCards } from './open-cards.ts';

type GoodsOptions = Omit<CardContentOptions, 'cards'> & {
  piggyBackers: PiggyBackers;
  searches: Record<MarketplaceId, Pick<Search, 'deliveryDays'>>;
};

type Goods = Pick<Market, 'products' | 'piggyBackers' | 'causes'>;

/** The products as the rest of the sandbox asks about them. */
export function createGoods({ piggyBackers, searches, ...options }: GoodsOptions): Goods {
  const { lexicon, assortment, dynamics } = options;
  const { columns, numbers, at } = assortment;
  const cards = openCards(assortment, piggyBackers);
  const { state, advertising, ...offers } = createOffers(cards, dynamics, piggyBackers);
  return {
    products: {
      count: columns.count,
      at,
      bySku: cards.bySku,
      ofSeller: assortment.ofSeller,
      categoryIdOf(sku) {
        const index = cards.find(sku);
        return index === undefined ? undefined : assortment.categoryIdOf(index);
      },
      cardSkuOf(sku) {
        const index = cards.find(sku);
        return index === undefined ? undefined : numbers.skuOf(index);
      },
      state,
      advertising,
      ...createCardContents({ ...options, cards }),
      deliveryDays: (sku, cityId, at, marketplace = 'ozon') =>
        searches[marketplace].deliveryDays(cards.of(sku), cityId, at),
      isSold: (sku, marketplace) => dynamics[marketplace].isSold(cards.of(sku)),
      card(sku, date) {
        const index = cards.of(sku);
        const written = date && options.log.of(numbers.skuOf(index))?.text(date.getTime());
        return describeCard({ lexicon, products: assortment, index, product: at(index), written });
      },
    },
    ...offers,
    // Of the kinds of causes none is of one marketplace alone.
    causes: (sku, fromMs, untilMs) => dynamics.ozon.causes(cards.of(sku), fromMs, untilMs),
  };
}
