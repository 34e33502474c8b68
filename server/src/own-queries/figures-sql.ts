// Parts of statements over own_query_day, which stands under the name `own`. Two spellings of a query are told apart in
// `query` and nowhere else.

/** The query as normaliseQuery writes it. */
export const QUERY_TEXT = 'own.text';

/** The same as a number: columns of millions of texts are not read to compare them. Made when a row is stored. */
export const QUERY_TEXT_ID = 'own.text_id';

/** The number of a text that is written as normaliseQuery writes it. */
export function textIdOf(expression: string): string {
  return `cityHash64(${expression})`;
}

/** Queries of the market, named by their ids in a parameter `ids`, with the numbers of their texts. */
export const OWN_TEXT_IDS = `(select q.id as query_id, ${textIdOf('q.text')} as text_id from q where q.id in {ids:Array(UInt32)})`;

/** A sum is known when each of its rows is: a part must not stand for the whole. Nothing to add up is no sum. */
export function knownSum(column: string, when?: string): string {
  // Of all rows in the words of the projections, which are matched by their expressions.
  if (when === undefined) return `if(count() = 0 or countIf(isNull(${column})) > 0, null, sum(${column}))`;
  return `if(countIf(${when}) = 0 or countIf(${when} and isNull(${column})) > 0, null, sumIf(${column}, ${when}))`;
}

/** By people, as docs/metrics.md says: a place that many saw weighs more. */
export function averagePlace(when = '1'): string {
  const isPlaced = `${when} and isNotNull(own.position)`;
  return `sumIf(own.position * own.search_users, ${isPlaced}) / nullIf(sumIf(own.search_users, ${isPlaced}), 0)`;
}

/**
 * For tables whose older lines give way to newer ones (`final`): a day lies in one partition, so lines of two partitions
 * are never versions of each other.
 */
export const FINAL_BY_PARTITION = 'settings do_not_merge_across_partitions_select_final = 1';
