import { useQueryClient } from '@tanstack/react-query';
import type { Sku } from '@vitrina/contract/ids.ts';
import {
  excludeMyRequests,
  getMyRequests,
  importMyRequests,
  listMyRequestProducts,
  type MyRequest,
  removeMyRequests,
  tagMyRequests,
} from '@vitrina/contract/my-requests.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/api/call.ts';
import { showProblem, showSuccess, showUndo } from '../platform/notify.ts';
import { refreshLimits, useCabinet } from '../platform/session/session.ts';
import { sendInParts } from './cut-queries.ts';

type Requests = readonly MyRequest[];

const queriesOf = (requests: Requests) => requests.map(({ query }) => query);

/** What a person does with queries of a product: done at once, so that totals follow, and taken back with one press. */
export function useRequestChanges(sku: Sku) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const queryClient = useQueryClient();
  const product = { cabinetId: cabinet.id, sku };

  async function refresh(): Promise<void> {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: [getMyRequests.path] }),
      queryClient.invalidateQueries({ queryKey: [listMyRequestProducts.path] }),
      refreshLimits(),
    ]);
  }

  // Many go in parts: what went through before a refusal is to be seen as well.
  function run(work: () => Promise<unknown>): void {
    void work().catch(showProblem).then(refresh).catch(showProblem);
  }

  const setExcluded = (queries: readonly string[], isExcluded: boolean) =>
    sendInParts(queries, (some) => call(excludeMyRequests, { ...product, queries: some, isExcluded }));

  async function setTags(requests: Requests, tagOf: (request: MyRequest) => string | null): Promise<void> {
    for (const [tag, tagged] of Map.groupBy(requests, tagOf))
      await sendInParts(queriesOf(tagged), (queries) => call(tagMyRequests, { ...product, queries, tag }));
  }

  const bringBack = (requests: Requests) =>
    sendInParts(queriesOf(requests), (queries) => call(importMyRequests, { ...product, queries }));

  return {
    refresh,
    exclude: (requests: Requests, isExcluded: boolean) =>
      run(async () => {
        const queries = queriesOf(requests);
        await setExcluded(queries, isExcluded);
        showUndo(
          t(isExcluded ? 'myRequests.excluded' : 'myRequests.returned', { count: queries.length }),
          () => run(() => setExcluded(queries, !isExcluded)),
          () => undefined,
        );
      }),
    remove: (requests: Requests) =>
      run(async () => {
        await sendInParts(queriesOf(requests), (queries) => call(removeMyRequests, { ...product, queries }));
        showUndo(
          t('myRequests.removed', { count: requests.length }),
          () => run(() => bringBack(requests)),
          () => undefined,
        );
      }),
    tag: (requests: Requests, tag: string | null) =>
      run(async () => {
        await setTags(requests, () => tag);
        showUndo(
          t('myRequests.tagged', { count: requests.length }),
          () => run(() => setTags(requests, (request) => request.tag)),
          () => undefined,
        );
      }),
    add: async (queries: readonly string[]): Promise<void> => {
      const { added, duplicates } = await call(importMyRequests, { ...product, queries: [...queries] });
      await refresh();
      showSuccess(t('myRequests.added', { count: added, duplicates }));
    },
  };
}
export type RequestChanges = ReturnType<typeof useRequestChanges>;
