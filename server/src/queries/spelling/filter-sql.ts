/**
 * What a list of the market shows as a condition over `query_id`: queries that mean themselves, or misspelt ones alone, which
 * another order of words is not.
 */
export function spellingFilter(isMisspelt: boolean): string {
  return isMisspelt ? 'query_id in misspelt_queries' : 'query_id not in folded_queries';
}
