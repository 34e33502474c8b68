import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Marketplace, SavedSearchId } from '@vitrina/contract/ids.ts';
import {
  listSavedSearches,
  removeSavedSearch,
  renameSavedSearch,
  type SavedSearch,
} from '@vitrina/contract/saved-searches.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { OUTLIVES_PAGE } from '../../platform/api/request-of.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { undoable, useLeaving } from '../../platform/undoable.ts';
import { nameOfSearch } from '../../queries/name-of-search.ts';
import { rereadSearches } from './reread-searches.ts';

const keyOf = (id: SavedSearchId) => `saved-search-${id}`;

/** The saved searches of a marketplace in the selected cabinet, and what may be done with them. */
export function useSavedSearches(marketplace: Marketplace) {
  const { t } = useTranslation();
  const cabinetId = useCabinet().id;
  const client = useQueryClient();
  const list = useQuery(routeQuery(listSavedSearches, { cabinetId, marketplace }));
  const leaving = useLeaving();
  const reread = () => rereadSearches(client);
  const rename = useMutation({
    mutationFn: ({ id, name }: { id: SavedSearchId; name: string }) =>
      call(renameSavedSearch, { cabinetId, searchId: id, name }),
    onSuccess: reread,
  });
  return {
    list,
    searches: list.data?.searches.filter(({ id }) => !leaving.has(keyOf(id))),
    rename,
    remove: (search: SavedSearch) =>
      undoable({
        key: keyOf(search.id),
        message: t('searchHistory.saved.removed', { name: nameOfSearch(search) }),
        commit: async () => {
          await call(removeSavedSearch, { cabinetId, searchId: search.id }, OUTLIVES_PAGE);
          await reread();
        },
      }),
  };
}
