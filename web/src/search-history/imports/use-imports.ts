import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  answerImport,
  type Import,
  type ImportAnswers,
  listImports,
  getImport,
  removeImport,
} from '@vitrina/contract/query-imports.ts';
import { getQueryStatistics } from '@vitrina/contract/search-history.ts';
import { useEffect } from 'react';
import { call } from '../../platform/call.ts';
import { routeQuery } from '../../platform/route-query.ts';
import { useCabinet } from '../../platform/session.ts';

const POLL_MS = 1000;
const NONE: readonly Import[] = [];

/** The person's imports of the selected cabinet. Once one of them has ended, the table is read anew. */
export function useImports() {
  const { id: cabinetId } = useCabinet();
  const queryClient = useQueryClient();
  const list = useQuery({
    ...routeQuery(listImports, { cabinetId }),
    refetchInterval: ({ state }) =>
      state.data?.imports.some((one) => one.state === 'running') === true ? POLL_MS : false,
    // Nobody asked for it by hand: a refusal shows where the list is.
    meta: { isSilent: true },
  });
  const reread = () =>
    Promise.all(
      [listImports, getImport].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
    );
  const imports = list.data?.imports ?? NONE;
  const done = imports
    .filter(({ state }) => state === 'done')
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: [getQueryStatistics.path] });
  }, [done, queryClient]);

  const answer = useMutation({
    mutationFn: ({ importId, answers }: { importId: string; answers: ImportAnswers }) =>
      call(answerImport, { cabinetId, importId, answers }),
    meta: { isSilent: true },
    onSettled: reread,
  });
  const removal = useMutation({
    mutationFn: (importId: string) => call(removeImport, { cabinetId, importId }),
    onSettled: reread,
  });
  return { imports, reread, answer, remove: (importId: string) => removal.mutate(importId) };
}

export type Imports = ReturnType<typeof useImports>;
