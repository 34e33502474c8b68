/** Chosen or not any more; one more than the maximum is not taken. */
export function toggleProduct(chosen: readonly number[], sku: number, maximum: number): number[] {
  if (chosen.includes(sku)) return chosen.filter((one) => one !== sku);
  return chosen.length >= maximum ? [...chosen] : [...chosen, sku];
}

/** As many of those found as there is room for, in their order. */
export function addProducts(chosen: readonly number[], found: readonly number[], maximum: number): number[] {
  return [...new Set([...chosen, ...found])].slice(0, Math.max(maximum, chosen.length));
}
