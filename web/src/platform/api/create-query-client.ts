import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { showProblem } from '../notify.ts';
import { Problem } from '../problem.ts';
import { askAgainAfterMs, isWorthAskingAgain } from './ask-again.ts';

const FRESH_MS = 30_000;

/** Refusals of what was asked (400, 403) become a toast; a block that failed to load says so in its own place. */
function report(error: Error, meta: Record<string, unknown> | undefined): void {
  const isRefusal = error instanceof Problem && (error.status === 400 || error.status === 403);
  if (isRefusal && meta?.['isSilent'] !== true) showProblem(error);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => {
        // A lost session tells for itself (session-events.ts).
        const isLost = error instanceof Problem && error.status === 401;
        if (!isLost && mutation.meta?.['isSilent'] !== true) showProblem(error);
      },
    }),
    defaultOptions: {
      // Without a network a change fails at once and says so, instead of waiting behind a button that turns for ever.
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        retry: isWorthAskingAgain,
        retryDelay: askAgainAfterMs,
      },
    },
  });
}
