import { Sku } from '@vitrina/contract/ids.ts';
import { useState } from 'react';

export const MOSCOW = '213';

/** What has been filled in so far; `entry` is there once it is complete. */
export function useEntryDraft() {
  const [sku, setSku] = useState('');
  const [city, setCity] = useState(MOSCOW);
  const [queries, setQueries] = useState<string[]>([]);
  const parsedSku = Sku.safeParse(Number(sku));
  const isComplete = parsedSku.success && queries.length > 0;
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
    entry: isComplete ? { sku: parsedSku.data, cityId: Number(city), queries } : null,
  };
}

export type EntryDraft = NonNullable<ReturnType<typeof useEntryDraft>['entry']>;
