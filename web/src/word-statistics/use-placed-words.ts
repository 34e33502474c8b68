import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { getDescriptionWords, type getProductWords } from '@vitrina/contract/word-statistics.ts';
import { useMemo } from 'react';
import { routeQuery } from '../platform/api/route-query.ts';
import { type PlacedWord, placeWords } from './rules.ts';
import type { WordScope } from './use-word-scope.ts';

/** The words with the places that have them; descriptions come after the words, and asking for them may take a while. */
export function usePlacedWords(
  answer: OutputOf<typeof getProductWords> | undefined,
  { cabinetId, skus }: WordScope['scope'],
): PlacedWord[] | undefined {
  const input = useQuery({
    ...routeQuery(getDescriptionWords, { cabinetId, skus }),
    enabled: answer !== undefined,
    meta: { isSilent: true },
  });
  const descriptions = input.data?.descriptions;
  return useMemo(() => answer && placeWords(answer, descriptions ?? []), [answer, descriptions]);
}
