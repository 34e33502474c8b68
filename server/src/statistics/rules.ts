type Line = { sku: number; name: string };

/** Tracked products as lines of the chart, those with the most queries first. */
export function chooseLines(tracked: readonly Line[], most: number): Line[] {
  const bySku = Map.groupBy(tracked, (one) => one.sku);
  return [...bySku.values()]
    .toSorted((a, b) => b.length - a.length || (a[0]?.sku ?? 0) - (b[0]?.sku ?? 0))
    .slice(0, most)
    .flatMap(([first]) => (first ? [{ sku: first.sku, name: first.name }] : []));
}
