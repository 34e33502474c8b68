import { sql } from 'kysely';

/** `sellerKeyOf` in SQL, of a row of `piggy_backers` that is called `stay`. */
export const SELLER_KEY = sql<string>`
  case when stay.seller_id is null then 'sku:' || stay.offer_sku else 'seller:' || stay.seller_id end`;

/** By the offer alone: a seller has this key until the storefront names it. */
export const OFFER_KEY = sql<string>`'sku:' || stay.offer_sku`;

/** `SELLER_KEY` of an element of `facts.offers` that is called `offer`. */
export const SELLER_KEY_OF_OFFER = sql<string>`
  coalesce('seller:' || (offer->>'sellerId'), 'sku:' || (offer->>'sku'))`;
