import type { WantedField } from '@vitrina/contract/positions/wanted-card.ts';
import type { WantedCard } from '@vitrina/contract/positions/what-if.ts';
import type { ProductsInSearchSearch } from '../search.ts';

/** Under which name the address keeps each value. */
export const NAME_OF = {
  priceKopecks: 'toPrice',
  deliveryDays: 'toDelivery',
  rating: 'toRating',
  reviewsCount: 'toReviews',
  stock: 'toStock',
} as const satisfies Record<WantedField, keyof ProductsInSearchSearch>;

type Wish = Pick<ProductsInSearchSearch, (typeof NAME_OF)[WantedField]>;

/** The card stays as it is. */
export const NO_WISH: Wish = {
  toPrice: null,
  toDelivery: null,
  toRating: null,
  toReviews: null,
  toStock: null,
};

/** What the address wants different, as the server takes it. */
export function readWish({ toPrice, toDelivery, toRating, toReviews, toStock }: Wish): WantedCard {
  return {
    ...(toPrice === null ? {} : { priceKopecks: toPrice }),
    ...(toDelivery === null ? {} : { deliveryDays: toDelivery }),
    ...(toRating === null ? {} : { rating: toRating }),
    ...(toReviews === null ? {} : { reviewsCount: toReviews }),
    ...(toStock === null ? {} : { stock: toStock }),
  };
}
