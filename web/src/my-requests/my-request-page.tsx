import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import { DAY_MINUTES } from '@vitrina/contract/durations.ts';
import { Sku } from '@vitrina/contract/ids.ts';
import { getMyRequests } from '@vitrina/contract/my-requests.ts';
import { useCallback, useEffect, useState } from 'react';
import { RunsLeft } from '../cabinets/runs-left.tsx';
import { routeQuery } from '../platform/api/route-query.ts';
import { Problem } from '../platform/problem.ts';
import { useCabinet, useRight } from '../platform/session/session.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { SavedViewsMenu } from '../saved-views/lazy.tsx';
import { TrackDialog } from '../tracking/lazy.tsx';
import { CopyLinkButton } from '../ui/copy-link-button.tsx';
import { FreshnessLine } from '../ui/freshness-line/freshness-line.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PanelSkeleton } from '../ui/panel-skeleton.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';
import { AddRequestsDialog, BUBBLES_PX, BubbleChart, HistoryDrawer } from './lazy.tsx';
import { listDayFacts } from './list-day-facts.ts';
import { lookAgainMs } from './look-again.ts';
import { pickRequests } from './pick-requests.ts';
import { RequestTable } from './request-table.tsx';
import { RequestTotals } from './request-totals.tsx';
import type { MyRequestSearch } from './search.ts';
import { useRequestChanges } from './use-request-changes.ts';

const PATH = '/my-product-requests/$id';
/** A link with an id that is no SKU asks for a product that nobody has. */
const NOBODYS = Sku.parse(999_999_999_999);

/** An answered question has cost a use: the line that counts them looks again. */
function useRequests(sku: Sku) {
  const cabinet = useCabinet();
  const queryClient = useQueryClient();
  const requests = useQuery({
    ...routeQuery(getMyRequests, { cabinetId: cabinet.id, sku }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => lookAgainMs(state.data?.collection),
    retry: (count, error) => count < 2 && !(error instanceof Problem),
    meta: { isSilent: true },
  });
  const { dataUpdatedAt } = requests;
  useEffect(() => {
    if (dataUpdatedAt > 0) void queryClient.invalidateQueries({ queryKey: [getCabinetLimits.path] });
  }, [dataUpdatedAt, queryClient]);
  return requests;
}

/** product.md 1.1: by which queries one product is found, what was lost, and what a person brought. */
export function MyRequestPage() {
  const { t, format } = useTexts();
  const cabinet = useCabinet();
  const mayEdit = useRight('edit');
  const { id } = useParams({ from: PATH });
  const parsed = Sku.safeParse(Number(id));
  const sku = parsed.success ? parsed.data : NOBODYS;
  const search = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  const change = (next: Partial<MyRequestSearch>) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace: true });
  const [tracked, setTracked] = useState<readonly string[] | null>(null);
  const [isAdding, setAdding] = useState(false);
  const track = useCallback((queries: readonly string[]) => setTracked(queries), []);
  const requests = useRequests(sku);
  const changes = useRequestChanges(sku);
  const { data } = requests;
  const openHistory = (query: string) => change({ query });
  return (
    <>
      <PageHeader
        title={<bdi>{data?.product.name ?? t('screens.myRequest')}</bdi>}
        whole={data?.product.name ?? null}
        back={{ to: '/my-product-requests', label: t('screens.myRequests') }}
        freshness={
          <FreshnessLine
            source={t('marketplaces.ozon')}
            lastDay={data?.collection.lastDay ?? null}
            takenAt={data?.collection.takenAt ?? null}
            nextAt={data?.collection.nextAt ?? null}
            stepMinutes={DAY_MINUTES}
            topic="ownQueries"
            more={data ? listDayFacts(data, { t, format }) : [null, null]}
          />
        }
        actions={
          <>
            <RunsLeft cabinetId={cabinet.id} type="myRequestsRuns" />
            <SavedViewsMenu screen={PATH} />
            <CopyLinkButton />
            {mayEdit && (
              <Button
                variant="default"
                leftSection={<IconPlus size={16} />}
                disabled={data === undefined}
                onClick={() => setAdding(true)}
              >
                {t('myRequests.add')}
              </Button>
            )}
          </>
        }
      />
      {requests.error ? (
        <ProblemState error={requests.error} onRetry={() => void requests.refetch()} />
      ) : (
        <>
          <RequestTotals product={data?.product} />
          <RequestTable
            search={search}
            change={change}
            requests={requests}
            changes={changes}
            onTrack={track}
          />
          {data ? (
            <BubbleChart
              requests={pickRequests(data.requests, { ...search, tab: 'all' })}
              onOpen={openHistory}
            />
          ) : (
            <PanelSkeleton height={BUBBLES_PX} />
          )}
        </>
      )}
      <HistoryDrawer
        sku={sku}
        query={search.query}
        isOpen={search.query !== '' && data !== undefined}
        onClose={() => change({ query: '' })}
      />
      {tracked && (
        <TrackDialog
          sku={sku}
          queries={tracked}
          onClose={() => setTracked(null)}
          onTracked={() => void changes.refresh()}
        />
      )}
      {isAdding && <AddRequestsDialog onAdd={changes.add} onClose={() => setAdding(false)} />}
    </>
  );
}
