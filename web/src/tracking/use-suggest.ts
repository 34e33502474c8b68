import { suggestQueries } from '@vitrina/contract/search-history.ts';
import { useCallback } from 'react';
import { call } from '../platform/api/call.ts';
import { useCabinet } from '../platform/session/session.ts';
import type { Suggest } from '../ui/queries/use-suggestions.ts';

/** What buyers of the main marketplace search for. */
export function useSuggest(): Suggest {
  const cabinet = useCabinet();
  return useCallback(
    async (text, signal) => {
      const input = { cabinetId: cabinet.id, marketplace: 'ozon', text } as const;
      return (await call(suggestQueries, input, { signal })).queries;
    },
    [cabinet.id],
  );
}
