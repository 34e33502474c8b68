import { useQueries } from '@tanstack/react-query';
import { getUndervaluedCounts, UNDERVALUED_BOUNDS } from '@vitrina/contract/undervalued-queries.ts';
import { useMemo, useState } from 'react';
import { routeQuery } from '../platform/api/route-query.ts';
import { countAnswered, cutIntoParts } from './rules.ts';
import type { Question } from './to-question.ts';

type Counts = ReadonlyMap<string, readonly (number | null)[]>;

/** The little lines of the rows, a hundred rows after another: the list itself does not wait for them. */
export function useCounts(question: Question, texts: readonly string[]): Counts {
  const parts = useMemo(() => cutIntoParts(texts, UNDERVALUED_BOUNDS.countsAtOnce), [texts]);
  const [ready, setReady] = useState(0);
  const answers = useQueries({
    queries: parts.map((queries, index) => ({
      ...routeQuery(getUndervaluedCounts, { ...question, queries }),
      staleTime: Number.POSITIVE_INFINITY,
      enabled: index <= ready,
    })),
    combine: (results) => results.map(({ data }) => data?.lines),
  });
  const next = countAnswered(answers);
  if (next !== ready) setReady(next);
  return useMemo(
    () => new Map(answers.flatMap((lines) => lines ?? []).map(({ query, counts }) => [query, counts])),
    [answers],
  );
}
