import { MOST_SPELLINGS, type RowSpelling, type SpellingReason } from '@vitrina/contract/tools/spellings.ts';

/** One query that means another one, with both texts. */
export type Spelling = {
  query_id: number;
  query: string;
  means: number;
  means_query: string;
  reason: SpellingReason;
};

/** What each row says of its other spellings, from their searches in its span; a spelling that nobody searched is left out. */
export function describeSpellings(
  rowIds: readonly number[],
  spellings: readonly Spelling[],
  counts: ReadonlyMap<number, number>,
): Map<number, RowSpelling> {
  const byMeant = Map.groupBy(spellings, ({ means }) => means);
  const meant = new Map(spellings.map((spelling) => [spelling.query_id, spelling.means_query]));
  return new Map(
    rowIds.map((id) => {
      const others = (byMeant.get(id) ?? [])
        .map((spelling) => ({ ...spelling, count: counts.get(spelling.query_id) ?? 0 }))
        .filter(({ count }) => count > 0)
        // Of two that are searched as much the older query comes first, in whatever order they were read.
        .toSorted((one, other) => other.count - one.count || one.query_id - other.query_id)
        .map(({ query, reason, count }) => ({ query, reason, count }));
      const searches = others.reduce((sum, { count }) => sum + count, 0);
      const share = searches / (searches + (counts.get(id) ?? 0));
      const described =
        others.length === 0 ? null : { count: others.length, share, named: others.slice(0, MOST_SPELLINGS) };
      return [id, { others: described, means: meant.get(id) ?? null }];
    }),
  );
}
