import { useQueryClient } from '@tanstack/react-query';
import {
  getUndervaluedQueries,
  hideUndervaluedQuery,
  listHiddenQueries,
} from '@vitrina/contract/undervalued-queries.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/api/call.ts';
import { OUTLIVES_PAGE } from '../platform/api/request-of.ts';
import { useCabinet } from '../platform/session/session.ts';
import { undoable } from '../platform/undoable.ts';
import { leavingKey } from './rules.ts';

/** Out of the list for 30 days; for eight seconds it is one press back. */
export function useHide(): (query: string) => void {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const queries = useQueryClient();
  const cabinetId = cabinet.id;
  return useCallback(
    (query: string) =>
      undoable({
        key: leavingKey(query),
        message: t('undervaluedQueries.hidden', { query: `\u2068${query}\u2069` }),
        commit: async () => {
          await call(hideUndervaluedQuery, { cabinetId, query }, OUTLIVES_PAGE);
          await Promise.all(
            [getUndervaluedQueries, listHiddenQueries].map(({ path }) =>
              queries.invalidateQueries({ queryKey: [path] }),
            ),
          );
        },
      }),
    [t, cabinetId, queries],
  );
}
