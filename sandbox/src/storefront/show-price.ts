/** Roubles with thin spaces, as the storefront shows them. */
export function showPrice(kopecks: number): string {
  return `${String(Math.round(kopecks / 100)).replace(/\B(?=(\d{3})+$)/g, '\u2009')}\u2009₽`;
}

// What buyers with the marketplace's own card pay less.
const CARD_DISCOUNT = 0.96;

export const showCardPrice = (kopecks: number): string => showPrice(kopecks * CARD_DISCOUNT);
