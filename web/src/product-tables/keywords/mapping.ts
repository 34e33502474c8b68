import type { KeywordPreview } from '@vitrina/contract/product-tables.ts';

/** undefined: as the file itself tells. */
export type Mapping = { query?: number; label?: number | null };

/** What keeps an import from being started; undefined: nothing. */
export type Hindrance = 'noColumn' | 'nothingNew' | 'tooMany';

export function findHindrance({ query, added, current, maximum }: KeywordPreview): Hindrance | undefined {
  if (query === null) return 'noColumn';
  if (added === 0) return 'nothingNew';
  return current + added > maximum ? 'tooMany' : undefined;
}

/** Columns by their place: headers repeat, and may be empty. */
export function listColumns(columns: readonly string[], nameless: (place: number) => string) {
  return columns.map((header, place) => ({ value: String(place), label: header || nameless(place + 1) }));
}
