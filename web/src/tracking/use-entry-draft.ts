import { useState } from 'react';
import { completeEntry } from './complete-entry.ts';

export const MOSCOW = 213;

/** What has been filled in so far, beginning with what is known; `entry` is there once it is complete. */
export function useEntryDraft(known: { sku?: number | undefined; queries: readonly string[] }) {
  const [sku, setSku] = useState(String(known.sku ?? ''));
  const [cityId, setCity] = useState(MOSCOW);
  const [queries, setQueries] = useState<string[]>([...known.queries]);
  const entry = completeEntry({ sku, cityId, queries });
  return { sku, cityId, queries, entry, setSku, setCity, setQueries };
}
