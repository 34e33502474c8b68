import { Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Sku } from '@vitrina/contract/ids.ts';
import { TABLE_PAGE_SIZES } from '@vitrina/contract/paging.ts';
import { listRadarChanges } from '@vitrina/contract/radar/changes.ts';
import { useMemo } from 'react';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { SILENT } from '../../../platform/api/silent.ts';
import { useCabinet, useRight } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { TablePages } from '../../../ui/data-table/table-pages.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';
import { ProblemState } from '../../../ui/states/problem-state.tsx';
import { ChangeList } from '../../feed/change-list.tsx';
import { groupByDay } from '../../feed/group-by-day.ts';
import { LockedLine } from '../../feed/locked-line.tsx';
import { useAcknowledge } from '../../feed/use-acknowledge.ts';
import type { CardScope } from '../use-radar-card.ts';

const SKELETON_PX = 180;

/** Every change of the card, the newest first, whatever period the strips show; each opens its difference. */
export function CardChanges({ sku, scope }: { sku: Sku; scope: CardScope }) {
  const { t } = useTexts();
  const { id: cabinetId } = useCabinet();
  const mayEdit = useRight('edit');
  const acknowledge = useAcknowledge();
  const { page, pageSize } = scope.search;
  const { data, error, refetch } = useQuery({
    ...routeQuery(listRadarChanges, { cabinetId, filter: { sku, unseen: 'all' }, page, pageSize }),
    placeholderData: keepPreviousData,
    ...SILENT,
  });
  const days = useMemo(() => groupByDay(data?.changes ?? [], data?.noise ?? []), [data]);
  if (data === undefined && error === null) return <PanelSkeleton height={SKELETON_PX} />;
  return (
    <Panel title={t('radarCard.list.title')}>
      {data === undefined ? (
        <ProblemState error={error} onRetry={() => void refetch()} />
      ) : data.total === 0 ? (
        <Text c="dimmed" size="sm">
          {t('radarCard.list.empty')}
        </Text>
      ) : (
        <>
          <ChangeList
            label={t('radarCard.list.title')}
            days={days}
            withProduct={false}
            onAcknowledge={mayEdit ? acknowledge : undefined}
          />
          {page * pageSize >= data.total && data.lockedBefore !== null && (
            <LockedLine before={data.lockedBefore} />
          )}
          <TablePages
            page={{ page, pageSize, total: data.total }}
            pageSizes={TABLE_PAGE_SIZES}
            onPage={scope.change}
            isLoading={false}
          />
        </>
      )}
    </Panel>
  );
}
