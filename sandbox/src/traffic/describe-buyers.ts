import { bell, mix, unit } from '../market/chance.ts';

export type Buyers = {
  /** Views a day that come from recommendations and the catalogue, and those of a campaign with the highest bid. */
  browsedViews: number;
  advertisedViews: number;
  /** Parts of views, of clicks, of carts for a usual picture at the usual price. */
  clickShare: number;
  cartShare: number;
  orderShare: number;
};

export function describeBuyers(hash: number): Buyers {
  return {
    browsedViews: 350 * Math.exp(0.7 * bell(mix(hash, 1))),
    advertisedViews: 6000 * Math.exp(0.5 * bell(mix(hash, 2))),
    clickShare: 0.022 + 0.034 * unit(mix(hash, 3)),
    cartShare: 0.1 + 0.16 * unit(mix(hash, 4)),
    orderShare: 0.18 + 0.3 * unit(mix(hash, 5)),
  };
}

/** What a price does to buyers, compared with the usual one: dearer is clicked less and bought much less. */
export function weighPrice(price: number, usual: number) {
  const ratio = Math.max(0.2, Math.min(5, price / usual));
  return { views: ratio ** -0.7, clicks: ratio ** -0.45, carts: ratio ** -0.4, orders: ratio ** -0.8 };
}
