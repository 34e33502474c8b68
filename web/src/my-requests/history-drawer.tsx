import { Alert, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Sku } from '@vitrina/contract/ids.ts';
import {
  getMyRequestHistory,
  type getMyRequestHistory as HistoryRoute,
} from '@vitrina/contract/my-requests.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { useCabinet } from '../platform/session/session.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import type { ChartSeries } from '../ui/line-chart/model/chart-series.ts';
import { ChartSkeleton } from '../ui/line-chart/react/chart-skeleton.tsx';
import { LineChart } from '../ui/line-chart/react/lazy.tsx';
import { SidePanel } from '../ui/side-panel.tsx';
import { ProblemState } from '../ui/states/problem-state.tsx';

type History = OutputOf<typeof HistoryRoute>;

const HEIGHT_PX = 260;
const SYNC_KEY = 'my-request-history';

function HistoryCharts({ history }: { history: History }) {
  const { t } = useTranslation();
  const { days } = history;
  const [places, people] = useMemo<[ChartSeries[], ChartSeries[]]>(() => {
    const line = (id: 'position' | 'trackedPlace', color: number): ChartSeries => ({
      id,
      label: t(`myRequests.lines.${id}`),
      unit: 'place',
      values: history[id],
      color,
    });
    const count = (id: 'searchUsers' | 'viewUsers' | 'orders', color: number): ChartSeries => ({
      id,
      label: t(`myRequests.lines.${id}`),
      unit: 'count',
      values: history[id],
      color,
      ...(id === 'orders' ? { axis: 'right' as const } : {}),
    });
    return [
      [line('position', 0), line('trackedPlace', 2)],
      [count('searchUsers', 4), count('viewUsers', 0), count('orders', 1)],
    ];
  }, [history, t]);
  return (
    <Stack gap="md">
      <LineChart
        label={t('myRequests.charts.places')}
        x={days}
        series={places}
        height={HEIGHT_PX}
        isInverted
        syncKey={SYNC_KEY}
      />
      <LineChart
        label={t('myRequests.charts.people')}
        x={days}
        series={people}
        height={HEIGHT_PX}
        syncKey={SYNC_KEY}
      />
    </Stack>
  );
}

/** Where the line begins: with the collection, or where the plan cuts it. */
function HistoryStart({ history: { collectedFrom, visible } }: { history: History }) {
  const { t, format } = useTexts();
  if (collectedFrom === null) return null;
  if (collectedFrom >= visible.from)
    return (
      <Text size="sm" c="dimmed">
        {t('myRequests.collectedFrom', { day: format.day(collectedFrom) })}
      </Text>
    );
  return (
    <Alert variant="light" color="gray" py="xs" icon={<IconLock size={18} />} role="note">
      {t('myRequests.historyLocked', {
        day: format.day(visible.from),
        collected: format.day(collectedFrom),
      })}
    </Alert>
  );
}

type HistoryDrawerProps = { sku: Sku; query: string; isOpen: boolean; onClose: () => void };

/** One query of the product day by day, from the first day that was collected. */
export function HistoryDrawer({ sku, query, isOpen, onClose }: HistoryDrawerProps) {
  const cabinet = useCabinet();
  const history = useQuery({
    ...routeQuery(getMyRequestHistory, { cabinetId: cabinet.id, sku, query: query === '' ? ' - ' : query }),
    enabled: isOpen && query !== '',
    meta: { isSilent: true },
  });
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} size="xl" title={<bdi>{query}</bdi>}>
      {history.error ? (
        <ProblemState error={history.error} onRetry={() => void history.refetch()} />
      ) : history.data === undefined ? (
        <ChartSkeleton height={2 * HEIGHT_PX} />
      ) : (
        <Stack gap="sm">
          <HistoryStart history={history.data} />
          <HistoryCharts history={history.data} />
        </Stack>
      )}
    </SidePanel>
  );
}
