// Parts of statements over own_query_day, which stands under the name `own`. Two spellings of a query are told apart in
// `query` and nowhere else.

/** The query as normaliseQuery writes it. */
export const QUERY_TEXT = 'own.text';

/** A sum is known when each of its rows is: a part must not stand for the whole. Nothing to add up is no sum. */
export function knownSum(column: string, when = '1'): string {
  return `if(countIf(${when}) = 0 or countIf(${when} and isNull(${column})) > 0, null, sumIf(${column}, ${when}))`;
}

/** By people, as docs/metrics.md says: a place that many saw weighs more. */
export function averagePlace(when = '1'): string {
  const told = `${when} and isNotNull(own.position)`;
  return `sumIf(own.position * own.search_users, ${told}) / nullIf(sumIf(own.search_users, ${told}), 0)`;
}
