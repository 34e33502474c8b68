import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveSearch } from '@vitrina/contract/saved-searches.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showError, showSuccess } from '../../platform/notify.ts';
import type { QueryScope } from '../use-query-scope.ts';
import { rereadSearches } from './reread-searches.ts';

/** product.md 5.5: at least one query; the period of the screen is always a whole one. */
export function useSaveSearch({ scope, search: current }: Pick<QueryScope, 'scope' | 'search'>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (queries: readonly string[]) =>
      call(saveSearch, { ...scope, queries: [...queries], window: current.window }),
    onSuccess: async () => {
      showSuccess(t('searchHistory.saved.done'));
      await rereadSearches(client);
    },
  });
  return {
    isRunning: save.isPending,
    save: (queries: readonly string[] = scope.queries) =>
      queries.length === 0
        ? showError(t('searchHistory.saved.needsQueries'), 'saved-search-needs-queries')
        : save.mutate(queries),
  };
}
