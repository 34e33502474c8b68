import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { queryKey } from './parse-queries.ts';

export type Suggestion = { query: string; count: number };
export type Suggest = (text: string, signal: AbortSignal) => Promise<Suggestion[]>;

const TYPING_PAUSE_MS = 200;
const SHORTEST_TEXT = 2;

/** What others search for, beginning with or containing the typed text; chosen queries are left out. */
export function useSuggestions(
  text: string,
  chosen: readonly string[],
  suggest: Suggest | undefined,
): readonly Suggestion[] {
  const owner = useId();
  const [settled] = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  const isAsked = suggest !== undefined && settled.length >= SHORTEST_TEXT;
  const { data } = useQuery({
    queryKey: ['suggestions', owner, settled],
    queryFn: ({ signal }) => suggest?.(settled, signal) ?? [],
    enabled: isAsked,
    // A field without suggestions still takes everything that is typed.
    meta: { isSilent: true },
  });
  if (!isAsked || text.trim() === '') return [];
  const keys = new Set(chosen.map(queryKey));
  return (data ?? []).filter(({ query }) => !keys.has(queryKey(query)));
}
