import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Sku } from '@vitrina/contract/ids.ts';
import { previewPositionEntry } from '@vitrina/contract/positions/entries.ts';
import { routeQuery } from '../platform/api/route-query.ts';
import { SILENT } from '../platform/api/silent.ts';
import { useCabinet } from '../platform/session/session.ts';
import { isPriced, isRequested, toCost } from './find-shortage.ts';

type Addition = { skus: Sku[]; cityId: number; queries: string[] };

const TYPING_PAUSE_MS = 150;

/** What the same queries for products in one city cost, before it is confirmed, and what they fall short of. */
export function useEntryCost({ skus, cityId, queries }: Addition) {
  const cabinet = useCabinet();
  const question = JSON.stringify([skus, cityId, queries]);
  const [settled] = useDebouncedValue(question, TYPING_PAUSE_MS);
  const preview = useQuery({
    ...routeQuery(previewPositionEntry, { cabinetId: cabinet.id, skus, cityId, queries }),
    enabled: isRequested({ skus, queries }, settled, question),
    placeholderData: keepPreviousData,
    // The same addition costs less once somebody else follows its queries.
    staleTime: 0,
    // The addition itself tells of the same refusal.
    ...SILENT,
  });
  return toCost(isPriced({ skus, queries }) ? preview.data : undefined);
}
