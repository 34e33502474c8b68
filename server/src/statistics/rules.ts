/** null: not found, which is worse than any place. */
type Found = number | null;

/** The better of two places of one query. */
export function betterOf(one: Found, other: Found): Found {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

/** How many queries stand so high; null: nothing was checked. */
export function countTop(places: readonly Found[], top: number): number | null {
  if (places.length === 0) return null;
  return places.filter((place) => place !== null && place <= top).length;
}

type Line = { sku: number; name: string };

/** Tracked products as lines of the chart, those with the most queries first. */
export function chooseLines(tracked: readonly Line[], most: number): Line[] {
  const bySku = Map.groupBy(tracked, (one) => one.sku);
  return [...bySku.values()]
    .toSorted((a, b) => b.length - a.length || (a[0]?.sku ?? 0) - (b[0]?.sku ?? 0))
    .slice(0, most)
    .flatMap(([first]) => (first ? [{ sku: first.sku, name: first.name }] : []));
}
