import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { getSharpJumps } from '@vitrina/contract/sharp-jumps.ts';
import { useEffect } from 'react';
import { routeQuery } from '../platform/api/route-query.ts';
import type { Question } from './to-question.ts';

/** The jumps of a question. An answered one may have cost a run, so what is left is asked for anew. */
export function useJumps(question: Question) {
  const queries = useQueryClient();
  const jumps = useQuery({
    ...routeQuery(getSharpJumps, question),
    placeholderData: keepPreviousData,
    meta: { isSilent: true },
  });
  const { dataUpdatedAt } = jumps;
  useEffect(() => {
    if (dataUpdatedAt > 0) void queries.invalidateQueries({ queryKey: [getCabinetLimits.path] });
  }, [queries, dataUpdatedAt]);
  return jumps;
}
export type Jumps = ReturnType<typeof useJumps>;
export type Answer = OutputOf<typeof getSharpJumps>;
