import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getProductWords } from '@vitrina/contract/word-statistics.ts';
import { routeQuery } from '../platform/api/route-query.ts';
import { areOwnWordsAsked } from './rules.ts';
import type { WordScope } from './use-word-scope.ts';

export function useProductWords({ asked, scope }: WordScope) {
  return useQuery({
    ...routeQuery(getProductWords, scope),
    placeholderData: keepPreviousData,
    enabled: areOwnWordsAsked(asked),
  });
}
export type ProductWords = ReturnType<typeof useProductWords>;
