import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Sku } from '@vitrina/contract/ids.ts';
import { predictPlace } from '@vitrina/contract/positions/what-if.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { SILENT } from '../../platform/api/silent.ts';
import type { ShelfView } from '../use-shelf-view.ts';
import { readWish } from './wish-search.ts';

export type PredictedPlace = OutputOf<typeof predictPlace>;

const ASK_AGAIN_MS = 1500;

/** The answer to what the address wants different; while the next is on its way, the one before keeps its room. */
export function usePrediction({ shelf, search }: ShelfView, takenAt: string) {
  const sku = Sku.safeParse(search.whatIf).data;
  const input = { ...shelf, takenAt, sku: sku ?? Sku.parse(1), wanted: readWish(search) };
  return useQuery({
    ...routeQuery(predictPlace, input),
    ...SILENT,
    enabled: sku !== undefined,
    placeholderData: keepPreviousData,
    // What places depend on is being learned: the answer is there in a moment.
    refetchInterval: ({ state }) => (state.data?.state === 'learning' ? ASK_AGAIN_MS : false),
  });
}
