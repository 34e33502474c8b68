import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { getUndervaluedQueries } from '@vitrina/contract/undervalued-queries.ts';
import { useEffect } from 'react';
import { routeQuery } from '../platform/api/route-query.ts';
import type { Question } from './to-question.ts';

/** The list of a question. An answered one may have cost a run, so what is left is asked for anew. */
export function useList(question: Question) {
  const queries = useQueryClient();
  const list = useQuery({
    ...routeQuery(getUndervaluedQueries, question),
    placeholderData: keepPreviousData,
  });
  const { dataUpdatedAt } = list;
  useEffect(() => {
    if (dataUpdatedAt > 0) void queries.invalidateQueries({ queryKey: [getCabinetLimits.path] });
  }, [queries, dataUpdatedAt]);
  return list;
}
export type List = ReturnType<typeof useList>;
export type Answer = OutputOf<typeof getUndervaluedQueries>;
