import type { PiggyBacker } from '../market/market.ts';
import { hash } from '../platform/hash.ts';
import { packPage } from './page.ts';
import { sellerLink } from './seller-link.ts';
import { showCardPrice, showPrice } from './show-price.ts';
import { locationWidget, type StorefrontVisit } from './storefront-visit.ts';

type Offer = Pick<PiggyBacker, 'sku' | 'sellerId' | 'priceKopecks'>;

/** All offers on the card of a SKU that can be bought now, the owner's first. */
function listOffers({ market, now }: StorefrontVisit, sku: number): Offer[] {
  const ownSku = market.products.cardSkuOf(sku);
  if (ownSku === undefined) return [];
  const { priceKopecks, stock } = market.products.state(ownSku, now);
  const sellerId = market.products.bySku(ownSku)?.sellerId ?? 0;
  const owner = stock > 0 ? [{ sku: ownSku, sellerId, priceKopecks }] : [];
  return [...owner, ...market.piggyBackers(ownSku, now)];
}

function describeOffer({ market }: StorefrontVisit, { sku, sellerId, priceKopecks }: Offer): unknown {
  const offer = {
    sku: String(sku),
    price: { cardPrice: { price: showCardPrice(priceKopecks) }, price: showPrice(priceKopecks) },
  };
  // That the seller is named has been seen, that he always is has not.
  if (hash('nameless', sku) % 8 === 0) return offer;
  return { ...offer, name: market.sellers.get(sellerId)?.name, link: sellerLink(market, sellerId) };
}

/** The list of other sellers of a card; undefined when there is no such card. */
export function buildOtherSellers(visit: StorefrontVisit, url: URL): string | undefined {
  const sku = Number(url.searchParams.get('product_id') ?? Number.NaN);
  if (visit.market.products.bySku(sku) === undefined) return undefined;
  const others = listOffers(visit, sku).filter((offer) => offer.sku !== sku);
  if (url.searchParams.get('sort') === 'price')
    others.sort((one, other) => one.priceKopecks - other.priceKopecks);
  return packPage(
    [
      locationWidget(visit),
      { name: 'webSellerList', state: { sellers: others.map((offer) => describeOffer(visit, offer)) } },
    ],
    'modal',
    `other sellers ${sku}`,
  );
}
