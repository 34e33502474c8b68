export type TrackedLine = { sku: number; cityId: number; query: string };

/** `count`: searches of the market; null: the provider does not know the query. */
export type TrackedShelf = { query: string; cityId: number; skus: number[]; count: number | null };

/** By demand; at the same demand the shelf of more products, then by query and city. */
export function rankTracked(
  lines: readonly TrackedLine[],
  counts: ReadonlyMap<string, number>,
): TrackedShelf[] {
  const byShelf = Map.groupBy(lines, ({ cityId, query }) => `${cityId}|${query}`);
  return [...byShelf.values()]
    .flatMap((same) => {
      const [first] = same;
      if (first === undefined) return [];
      const { query, cityId } = first;
      const skus = [...new Set(same.map(({ sku }) => sku))];
      return [{ query, cityId, skus, count: counts.get(query) ?? null }];
    })
    .toSorted(
      (a, b) =>
        (b.count ?? -1) - (a.count ?? -1) ||
        b.skus.length - a.skus.length ||
        a.query.localeCompare(b.query, 'ru') ||
        a.cityId - b.cityId,
    );
}
