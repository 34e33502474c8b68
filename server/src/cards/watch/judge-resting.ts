type Product = { sku: number; isPaused: boolean; addedAt: Date };

/**
 * Which products of a cabinet its plan has no room for: those that are looked at come before paused ones, then the oldest
 * stay. Whoever pauses or takes off something makes room for what rests.
 */
export function judgeResting(products: readonly Product[], room: number): Set<number> {
  const inOrder = products.toSorted(
    (one, other) =>
      Number(one.isPaused) - Number(other.isPaused) ||
      one.addedAt.getTime() - other.addedAt.getTime() ||
      one.sku - other.sku,
  );
  return new Set(inOrder.slice(Math.max(room, 0)).map(({ sku }) => sku));
}
