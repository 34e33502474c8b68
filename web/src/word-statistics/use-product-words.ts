import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getProductWords } from '@vitrina/contract/word-statistics.ts';
import { routeQuery } from '../platform/api/route-query.ts';
import type { WordScope } from './use-word-scope.ts';

export function useProductWords({ search, scope }: WordScope) {
  return useQuery({
    ...routeQuery(getProductWords, scope),
    placeholderData: keepPreviousData,
    enabled: search.view === 'own',
  });
}
export type ProductWords = ReturnType<typeof useProductWords>;
