/** As the database returns it. */
export type Pair = { tag_id: number; sku: number };
type Grouped = readonly { tagId: number; skus: readonly number[] }[];

/** Two columns of equal length, one line a pair. */
export function spreadPairs(grouped: Grouped): { tagIds: number[]; skus: number[] } {
  return {
    tagIds: grouped.flatMap(({ tagId, skus }) => skus.map(() => tagId)),
    skus: grouped.flatMap(({ skus }) => skus),
  };
}

export function groupPairs(pairs: readonly Pair[]): { tagId: number; skus: number[] }[] {
  const groups = Map.groupBy(pairs, ({ tag_id }) => tag_id);
  return [...groups].map(([tagId, ofTag]) => ({ tagId, skus: ofTag.map(({ sku }) => sku) }));
}
