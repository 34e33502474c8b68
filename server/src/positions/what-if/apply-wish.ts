import type { CardOnPage } from '@vitrina/contract/positions/causes.ts';
import type { WantedCard } from '@vitrina/contract/positions/what-if.ts';

/** The card as it is wanted. */
export function applyWish(card: CardOnPage, wanted: WantedCard): CardOnPage {
  return {
    title: card.title,
    priceKopecks: wanted.priceKopecks ?? card.priceKopecks,
    rating: wanted.rating ?? card.rating,
    reviewsCount: wanted.reviewsCount ?? card.reviewsCount,
    stock: wanted.stock ?? card.stock,
    deliveryDays: wanted.deliveryDays ?? card.deliveryDays,
  };
}
