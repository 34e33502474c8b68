import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { isRequestedFor, leftToSuggest, type Suggestion } from './suggestions.ts';

export type Suggest = (text: string, signal: AbortSignal) => Promise<Suggestion[]>;

const TYPING_PAUSE_MS = 200;

/** What others search for, beginning with or containing the typed text; chosen queries are left out. */
export function useSuggestions(
  text: string,
  chosen: readonly string[],
  suggest: Suggest | undefined,
): readonly Suggestion[] {
  const owner = useId();
  const [settled] = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  const isRequested = isRequestedFor(settled, suggest);
  const { data } = useQuery({
    queryKey: ['suggestions', owner, settled],
    queryFn: ({ signal }) => suggest?.(settled, signal) ?? [],
    enabled: isRequested,
    // A field without suggestions still takes everything that is typed.
    meta: { isSilent: true },
  });
  return leftToSuggest(data ?? [], { isRequested, text, chosen });
}
