import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Export, listExports, removeExport } from '@vitrina/contract/exports.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/api/call.ts';
import { OUTLIVES_PAGE } from '../platform/api/request-of.ts';
import { routeQuery } from '../platform/api/route-query.ts';
import { SILENT } from '../platform/api/silent.ts';
import { useRight, useSession } from '../platform/session/session.ts';
import { undoable, useLeaving } from '../platform/undoable.ts';
import { hasExports, isLost, isRunning, keyOf, lookAgainMs, staying } from './rules.ts';
import { saveExport } from './save-export.ts';

/** What has ended changes no more. */
const FRESH_MS = 300_000;
const NOBODY = 0 as CabinetId;
const NONE: readonly Export[] = [];

type Exports = {
  exports: readonly Export[];
  running: readonly Export[];
  isLoading: boolean;
  error: Error | null;
  retry: () => void;
  /** Stops it, or throws the file away. */
  remove: (exportId: string) => void;
  save: (exportId: string) => void;
};

/** The person's files of the selected cabinet. All who call it share one question to the server. */
export function useExports(): Exports {
  const { cabinet } = useSession();
  const mayView = useRight('view');
  const queryClient = useQueryClient();
  const cabinetId = cabinet?.id ?? NOBODY;
  const query = useQuery({
    ...routeQuery(listExports, { cabinetId }),
    enabled: hasExports(cabinet, mayView),
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => lookAgainMs(state.data?.exports ?? NONE),
    // Nobody asked for it by hand: a refusal shows where the list is.
    ...SILENT,
  });
  const { t } = useTranslation();
  const commit = async (exportId: string) => {
    await call(removeExport, { cabinetId, exportId }, OUTLIVES_PAGE);
    await queryClient.invalidateQueries({ queryKey: [listExports.path] });
  };
  const removal = useMutation({ mutationFn: commit });
  const leaving = useLeaving();
  const exports = staying(query.data?.exports ?? NONE, leaving);

  function remove(exportId: string): void {
    if (isLost(exports, exportId))
      undoable({ key: keyOf(exportId), message: t('exports.removed'), commit: () => commit(exportId) });
    else removal.mutate(exportId);
  }

  return {
    exports,
    running: exports.filter(isRunning),
    isLoading: query.isLoading,
    error: query.error,
    retry: () => void query.refetch(),
    remove,
    save: (exportId) => void saveExport({ cabinetId, exportId }),
  };
}
