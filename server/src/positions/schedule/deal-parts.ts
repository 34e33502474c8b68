/** A check to be dealt: whom it looks at, and how much there is to notice in it. */
export type Dealt = {
  termId: number;
  cityId: number;
  skus: readonly number[];
  interest: number;
  /** The part that it keeps; null: to be dealt. */
  keptPart: number | null;
};

const byKey = (a: Dealt, b: Dealt) => a.termId - b.termId || a.cityId - b.cityId;

/** How much two checks of one product crowd each other, by the ticks between them around the clock of a round. */
function crowding(parts: number): number[] {
  return Array.from({ length: parts }, (_, ticks) => 1 / (1 + Math.min(ticks, parts - ticks)) ** 2);
}

/**
 * The part of each check, in the order of the checks given. What happens to a product (its price, stock, title) shows in
 * all its queries, so they are dealt far apart from each other, those with most to notice first: then some query of
 * every product is looked at often. No part gets more than its share, so ticks stay as even as in a plain dealing.
 */
export function dealParts(checks: readonly Dealt[], parts: number): number[] {
  const most = Math.ceil(checks.length / parts);
  const crowd = crowding(parts);
  const sizes = Array.from({ length: parts }, () => 0);
  const crowdOf = new Map<number, number[]>();
  const partOf = new Map<Dealt, number>();

  function place(check: Dealt, part: number) {
    partOf.set(check, part);
    sizes[part] = (sizes[part] ?? 0) + 1;
    for (const sku of check.skus) {
      const known = crowdOf.get(sku) ?? sizes.map(() => 0);
      crowdOf.set(
        sku,
        known.map((sum, other) => sum + (crowd[Math.abs(other - part)] ?? 0)),
      );
    }
  }

  function choosePart({ skus }: Dealt): number {
    let best = { part: 0, crowd: Number.POSITIVE_INFINITY, size: Number.POSITIVE_INFINITY };
    for (const [part, size] of sizes.entries()) {
      if (size >= most) continue;
      const crowd = skus.reduce((sum, sku) => sum + (crowdOf.get(sku)?.[part] ?? 0), 0);
      if (crowd < best.crowd || (crowd === best.crowd && size < best.size)) best = { part, crowd, size };
    }
    return best.part;
  }

  for (const check of checks) if (check.keptPart !== null) place(check, check.keptPart);
  const free = checks.filter((check) => check.keptPart === null);
  for (const check of free.toSorted((a, b) => b.interest - a.interest || byKey(a, b))) {
    place(check, choosePart(check));
  }
  return checks.map((check) => partOf.get(check) ?? 0);
}
