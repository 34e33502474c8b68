import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSavedDemand, listSavedSearches, saveSearch } from '@vitrina/contract/saved-searches.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showError, showSuccess } from '../../platform/notify.ts';
import type { QueryScope } from '../use-query-scope.ts';

/** product.md 5.5: at least one query; the period of the screen is always a whole one. */
export function useSaveSearch({ scope, search: current }: Pick<QueryScope, 'scope' | 'search'>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (queries: readonly string[]) =>
      call(saveSearch, { ...scope, queries: [...queries], window: current.window }),
    onSuccess: async () => {
      showSuccess(t('searchHistory.saved.done'));
      await client.invalidateQueries({ queryKey: [listSavedSearches.path] });
      await client.invalidateQueries({ queryKey: [getSavedDemand.path] });
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
