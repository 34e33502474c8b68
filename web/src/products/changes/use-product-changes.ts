import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listProductChanges, type ProductChange } from '@vitrina/contract/cards/changes.ts';
import { useMemo } from 'react';
import { routeQuery } from '../../platform/api/route-query.ts';
import { SILENT } from '../../platform/api/silent.ts';
import { useCabinet } from '../../platform/session/session.ts';
import type { Period } from '../../platform/texts/create-format.ts';

const NONE: readonly ProductChange[] = [];

/**
 * What the radar saw of a product in a period, oldest first. A chart without its flags is still a chart: nothing is said
 * where they do not come.
 */
export function useProductChanges(sku: number, period: Period): readonly ProductChange[] {
  const { id: cabinetId } = useCabinet();
  const { data } = useQuery({
    ...routeQuery(listProductChanges, { cabinetId, sku, ...period }),
    placeholderData: keepPreviousData,
    ...SILENT,
  });
  // Those of the product that was shown a moment ago are left out.
  return useMemo(() => (data?.changes ?? NONE).filter((change) => change.sku === sku), [data, sku]);
}
