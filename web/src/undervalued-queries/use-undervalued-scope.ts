import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCabinet } from '../platform/session/session.ts';
import type { UndervaluedSearch } from './search.ts';
import { toQuestion } from './to-question.ts';

export const UNDERVALUED_PATH = '/undervalued-search-queries';

/** What the address asks for. */
export function useUndervaluedScope() {
  const search = useSearch({ from: UNDERVALUED_PATH });
  const navigate = useNavigate({ from: UNDERVALUED_PATH });
  const cabinet = useCabinet();
  return {
    search,
    question: toQuestion(search, cabinet.id),
    change: (next: Partial<UndervaluedSearch>) =>
      void navigate({ search: (old: UndervaluedSearch) => ({ ...old, ...next }), replace: true }),
  };
}
export type UndervaluedScope = ReturnType<typeof useUndervaluedScope>;
