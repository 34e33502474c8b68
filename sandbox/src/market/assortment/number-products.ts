// A prime: multiplying by anything modulo it numbers the products without a repetition and can be undone.
const NUMBERS = 9_999_991;
const SKU_FIRST = 148_000_000;
const SKU_STEP = 190;
const PRODUCT_ID_FIRST = 310_000_000;
const PRODUCT_ID_STEP = 67;

export type ProductNumbers = {
  /** 9 or 10 digits, as on the storefront. */
  skuOf(index: number): number;
  indexOf(sku: number): number | undefined;
  /** The product before a SKU and how far it is behind it: SKUs between two products are free for others' offers. */
  cardOf(sku: number): { index: number; serial: number } | undefined;
  productIdOf(index: number): number;
  /** 0 for the oldest possible SKU, 1 for the newest: SKUs are given out in time order. */
  ageOf(index: number): number;
};

function inverseOf(factor: number): number {
  let [rest, next] = [NUMBERS, factor % NUMBERS];
  let [one, other] = [0, 1];
  while (next > 1) {
    const times = Math.floor(rest / next);
    [rest, next] = [next, rest - times * next];
    [one, other] = [other, one - times * other];
  }
  return ((other % NUMBERS) + NUMBERS) % NUMBERS;
}

export function numberProducts(count: number, seed: number): ProductNumbers {
  const factor = 1_000_003 + (seed % 8_000_000);
  const inverse = inverseOf(factor);
  const placeOf = (index: number) => ((index + 1) * factor) % NUMBERS;
  function cardOf(sku: number): { index: number; serial: number } | undefined {
    if (!Number.isInteger(sku)) return undefined;
    const place = Math.floor((sku - SKU_FIRST) / SKU_STEP);
    if (place < 1 || place >= NUMBERS) return undefined;
    const index = ((place * inverse) % NUMBERS) - 1;
    const serial = (sku - SKU_FIRST) % SKU_STEP;
    return index >= 0 && index < count ? { index, serial } : undefined;
  }

  return {
    skuOf: (index) => SKU_FIRST + placeOf(index) * SKU_STEP,
    cardOf,
    indexOf(sku) {
      const card = cardOf(sku);
      return card?.serial === 0 ? card.index : undefined;
    },
    productIdOf: (index) => PRODUCT_ID_FIRST + ((placeOf(index) * 3) % NUMBERS) * PRODUCT_ID_STEP,
    ageOf: (index) => placeOf(index) / NUMBERS,
  };
}
