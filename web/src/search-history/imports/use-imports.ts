import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  answerImport,
  getImport,
  type Import,
  type ImportAnswers,
  listImports,
  removeImport,
} from '@vitrina/contract/query-imports.ts';
import { getQueryStatistics } from '@vitrina/contract/search-history.ts';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { showDone } from '../../platform/notify.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { doneImports, pollMs, watchImports } from './import-states.ts';

const NONE: readonly Import[] = [];

/** The person's imports of the selected cabinet. Once one of them has ended, that is said and the table is read anew. */
export function useImports() {
  const { id: cabinetId } = useCabinet();
  const queryClient = useQueryClient();
  const list = useQuery({
    ...routeQuery(listImports, { cabinetId }),
    refetchInterval: ({ state }) => pollMs(state.data?.imports ?? NONE),
    // Nobody asked for it by hand: a refusal shows where the list is.
    meta: { isSilent: true },
  });
  const reread = () =>
    Promise.all(
      [listImports, getImport].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
    );
  const imports = list.data?.imports ?? NONE;
  const done = doneImports(imports);
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: [getQueryStatistics.path] });
  }, [done, queryClient]);
  const [look] = useState(() => watchImports(() => showDone('queriesImported')));
  useEffect(() => look(cabinetId, list.data?.imports), [look, cabinetId, list.data?.imports]);

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
