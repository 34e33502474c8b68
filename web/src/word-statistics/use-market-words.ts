import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getMarketWords } from '@vitrina/contract/word-statistics.ts';
import { routeQuery } from '../platform/api/route-query.ts';
import type { WordScope } from './use-word-scope.ts';

export function useMarketWords({ search, scope: { cabinetId } }: WordScope) {
  const { view, marketplace, window, contains, misspelt } = search;
  return useQuery({
    ...routeQuery(getMarketWords, {
      cabinetId,
      marketplace,
      window,
      search: contains,
      isMisspelt: misspelt,
    }),
    placeholderData: keepPreviousData,
    enabled: view === 'market',
  });
}
export type MarketAnswer = ReturnType<typeof useMarketWords>;
