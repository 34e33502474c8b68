import type { Sku } from '@vitrina/contract/ids.ts';
import { useState } from 'react';
import { readSku } from '../ui/sku-rules.ts';

export const MOSCOW = 213;

export type EntryDraft = { sku: Sku; cityId: number; queries: string[] };

/** What has been filled in so far, beginning with what is known; `entry` is there once it is complete. */
export function useEntryDraft(known: { sku?: number | undefined; queries: readonly string[] }) {
  const [sku, setSku] = useState(known.sku === undefined ? '' : String(known.sku));
  const [cityId, setCity] = useState(MOSCOW);
  const [queries, setQueries] = useState<string[]>([...known.queries]);
  const knownSku = readSku(sku);
  const entry: EntryDraft | null =
    knownSku !== null && queries.length > 0 ? { sku: knownSku, cityId, queries } : null;
  return { sku, cityId, queries, entry, setSku, setCity, setQueries };
}
