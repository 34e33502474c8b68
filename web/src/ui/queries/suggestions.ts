import { queryKey } from './parse-queries.ts';

export type Suggestion = { query: string; count: number };

/** A letter alone is what too many queries begin with. */
const SHORTEST_TEXT = 2;

export function isRequestedFor(text: string, suggest: object | undefined): boolean {
  return suggest !== undefined && text.length >= SHORTEST_TEXT;
}

type Field = { isRequested: boolean; text: string; chosen: readonly string[] };

/** Without the queries that are chosen already; a field that was emptied has none at once. */
export function leftToSuggest(
  found: readonly Suggestion[],
  { isRequested, text, chosen }: Field,
): readonly Suggestion[] {
  if (!isRequested || text.trim() === '') return [];
  const keys = new Set(chosen.map(queryKey));
  return found.filter(({ query }) => !keys.has(queryKey(query)));
}
