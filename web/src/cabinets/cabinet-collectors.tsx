import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { getCollectors } from '@vitrina/contract/cabinets.ts';
import { syncProducts } from '@vitrina/contract/products.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../platform/api/call.ts';
import { routeQuery } from '../platform/api/route-query.ts';
import { showSuccess } from '../platform/notify.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { Panel } from '../ui/panel.tsx';
import { mayEdit } from './cabinet-state.ts';
import { COLLECTOR_COLUMNS } from './collector-columns.tsx';

const LOOK_AGAIN_MS = 5000;

/** Why a number is old or absent: the last turn of each collector and when the next one comes. */
export function CabinetCollectors({ cabinet }: { cabinet: Cabinet }) {
  const { t } = useTranslation();
  const cabinetId = cabinet.id;
  const states = useQuery({ ...routeQuery(getCollectors, { cabinetId }), refetchInterval: LOOK_AGAIN_MS });
  const sync = useMutation({
    mutationFn: () => call(syncProducts, { cabinetId }),
    onSuccess: ({ isQueued }) => showSuccess(t(isQueued ? 'cabinets.syncQueued' : 'cabinets.syncWaits')),
  });
  const again = mayEdit(cabinet) && (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconRefresh size={14} />}
      loading={sync.isPending}
      onClick={() => sync.mutate()}
    >
      {t('cabinets.syncNow')}
    </Button>
  );
  return (
    <Panel title={t('cabinets.tabs.collectors')} actions={again} isFlush>
      <DataTable
        id="collectors"
        label={t('cabinets.tabs.collectors')}
        columns={COLLECTOR_COLUMNS}
        rows={states.data?.collectors}
        rowKey={(line) => line.collector}
        error={states.error}
        onRetry={() => void states.refetch()}
        maxHeight={320}
      />
    </Panel>
  );
}
