/** A check that needs a tick: whom it looks at, and how much there is to notice in it. */
export type Assignable = {
  termId: number;
  cityId: number;
  skus: readonly number[];
  priority: number;
  /** The tick that it keeps; null: to be assigned. */
  keptOffset: number | null;
};

const byKey = (a: Assignable, b: Assignable) => a.termId - b.termId || a.cityId - b.cityId;

/** How much two checks of one product crowd each other, by the ticks between them around the clock of a round. */
function crowding(tickOffsets: number): number[] {
  return Array.from(
    { length: tickOffsets },
    (_, ticks) => 1 / (1 + Math.min(ticks, tickOffsets - ticks)) ** 2,
  );
}

/**
 * The tick of each check, in the order of the checks given. What happens to a product (its price, stock, title) shows in
 * all its queries, so they are spread far apart from each other, those with most to notice first: then some query of
 * every product is looked at often. No tick gets more than its share, so ticks stay as even as in a plain order.
 */
export function assignTickOffsets(checks: readonly Assignable[], tickOffsets: number): number[] {
  const most = Math.ceil(checks.length / tickOffsets);
  const crowd = crowding(tickOffsets);
  const sizes = Array.from({ length: tickOffsets }, () => 0);
  const crowdOf = new Map<number, number[]>();
  const partOf = new Map<Assignable, number>();

  function place(check: Assignable, tickOffset: number) {
    partOf.set(check, tickOffset);
    sizes[tickOffset] = (sizes[tickOffset] ?? 0) + 1;
    for (const sku of check.skus) {
      const known = crowdOf.get(sku) ?? sizes.map(() => 0);
      crowdOf.set(
        sku,
        known.map((sum, other) => sum + (crowd[Math.abs(other - tickOffset)] ?? 0)),
      );
    }
  }

  function choosePart({ skus }: Assignable): number {
    let best = { tickOffset: 0, crowd: Number.POSITIVE_INFINITY, size: Number.POSITIVE_INFINITY };
    for (const [tickOffset, size] of sizes.entries()) {
      if (size >= most) continue;
      const crowd = skus.reduce((sum, sku) => sum + (crowdOf.get(sku)?.[tickOffset] ?? 0), 0);
      if (crowd < best.crowd || (crowd === best.crowd && size < best.size))
        best = { tickOffset, crowd, size };
    }
    return best.tickOffset;
  }

  for (const check of checks) if (check.keptOffset !== null) place(check, check.keptOffset);
  const free = checks.filter((check) => check.keptOffset === null);
  for (const check of free.toSorted((a, b) => b.priority - a.priority || byKey(a, b))) {
    place(check, choosePart(check));
  }
  return checks.map((check) => partOf.get(check) ?? 0);
}
