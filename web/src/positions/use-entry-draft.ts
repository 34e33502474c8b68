import { useState } from 'react';
import { readSku } from '../ui/sku-rules.ts';

export const MOSCOW = '213';

/** What has been filled in so far; `entry` is there once it is complete. */
export function useEntryDraft() {
  const [sku, setSku] = useState('');
  const [city, setCity] = useState(MOSCOW);
  const [queries, setQueries] = useState<string[]>([]);
  const knownSku = readSku(sku);
  return {
    sku,
    city,
    queries,
    setSku,
    setCity,
    setQueries,
    clear: () => {
      setSku('');
      setQueries([]);
    },
    entry: knownSku !== null && queries.length > 0 ? { sku: knownSku, cityId: Number(city), queries } : null,
  };
}

export type EntryDraft = NonNullable<ReturnType<typeof useEntryDraft>['entry']>;
