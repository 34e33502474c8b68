import { mix } from '../chance.ts';
import { DEMO_SELLER_ID } from '../demo-seller.ts';

// About 4,000 sellers for 100,000 products; the largest have thousands, half of them less than ten.
const PRODUCTS_A_SELLER = 25;
const SIZE_FALL = 0.95;
const LARGEST_SHIFT = 12;
const DEMO_PRODUCTS = 96;

/** How many products each seller has; the place is the seller's id - 1. They add up to `productCount`. */
export function sizeSellers(productCount: number, seed: number): number[] {
  const count = Math.max(DEMO_SELLER_ID, Math.round(productCount / PRODUCTS_A_SELLER));
  const demoSize = Math.min(DEMO_PRODUCTS, Math.ceil(productCount / 4));
  const others = Array.from({ length: count }, (_, place) => place)
    .filter((place) => place + 1 !== DEMO_SELLER_ID)
    .toSorted((one, other) => mix(seed, one) - mix(seed, other));
  const weights = others.map((_, rank) => (rank + LARGEST_SHIFT) ** -SIZE_FALL);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const sizes = Array.from({ length: count }, () => 0);
  sizes[DEMO_SELLER_ID - 1] = demoSize;
  // Rounding borders instead of sizes keeps the sum exact.
  let passed = 0;
  let given = 0;
  others.forEach((place, rank) => {
    passed += weights[rank] ?? 0;
    const upTo = Math.round(((productCount - demoSize) * passed) / total);
    sizes[place] = upTo - given;
    given = upTo;
  });
  return sizes;
}
