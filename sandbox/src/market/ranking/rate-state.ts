/** Each of these turns one thing about a product into a factor of its place, 0 to 1, the better the higher. */

/** `usual`: the price of such goods; half of it gives 0.74, twice as much 0.26. */
export function ratePrice(price: number, usual: number): number {
  return 1 / (1 + (price / usual) ** 1.5);
}

// What stands for the reviews that a new product has not got yet.
const EXPECTED_RATING = 4.4;
const EXPECTED_REVIEWS = 12;

export function rateReviews(rating: number, reviewsCount: number): number {
  const average =
    (rating * reviewsCount + EXPECTED_RATING * EXPECTED_REVIEWS) / (reviewsCount + EXPECTED_REVIEWS);
  const trust = reviewsCount / (reviewsCount + 200);
  return Math.max(0, (average - 3) / 2) * (0.7 + 0.3 * trust);
}

export function rateDelivery(days: number): number {
  return 1 / (1 + 0.4 * Math.max(0, days - 1));
}

const PLENTY = 60;

export function rateStock(stock: number): number {
  return Math.min(1, Math.sqrt(stock / PLENTY));
}
