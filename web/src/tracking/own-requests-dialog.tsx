import { Button, Modal, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import { Sku } from '@vitrina/contract/ids.ts';
import { getMyRequests, type MyRequest } from '@vitrina/contract/my-requests.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RunsLeft } from '../cabinets/runs-left.tsx';
import { routeQuery } from '../platform/api/route-query.ts';
import { useFocusBack } from '../platform/browser/use-focus-back.ts';
import { useCabinet } from '../platform/session/session.ts';
import type { Column } from '../ui/data-table/column.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { queryKey } from '../ui/queries/parse-queries.ts';

const TABLE_PX = 420;
/** The answer of a day does not change while a dialog is open, and asking again is for nothing. */
const FRESH_MS = 5 * 60_000;

const COLUMNS: readonly Column<MyRequest>[] = [
  {
    id: 'query',
    header: 'positions.columns.query',
    kind: 'text',
    value: ({ query }) => query,
    width: 260,
    sortable: true,
    isInCard: 'wide',
  },
  {
    id: 'viewUsers',
    header: 'positionHelp.take.views',
    kind: 'number',
    unit: 'count',
    value: ({ viewUsers }) => viewUsers,
    width: 110,
    sortable: true,
    isInCard: true,
  },
  {
    id: 'orders',
    header: 'positionHelp.take.orders',
    kind: 'number',
    unit: 'count',
    value: ({ orders }) => orders,
    width: 100,
    sortable: true,
    isInCard: true,
  },
  {
    id: 'frequency',
    header: 'positionHelp.take.frequency',
    kind: 'number',
    unit: 'count',
    value: ({ frequency }) => frequency,
    width: 110,
    sortable: true,
    isInCard: true,
  },
];

type OwnRequestsDialogProps = {
  sku: number;
  /** Those that stand in the field already are not offered again. */
  known: readonly string[];
  onAdd: (queries: readonly string[]) => void;
  onClose: () => void;
};

/** By which queries the product is found: the ones that are worth following are taken over. */
export function OwnRequestsDialog({ sku, known, onAdd, onClose }: OwnRequestsDialogProps) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const requests = useQuery({
    ...routeQuery(getMyRequests, { cabinetId: cabinet.id, sku: Sku.parse(sku) }),
    staleTime: FRESH_MS,
    meta: { isSilent: true },
  });
  const isAnswered = requests.data !== undefined;
  useEffect(() => {
    if (isAnswered) void queryClient.invalidateQueries({ queryKey: [getCabinetLimits.path] });
  }, [isAnswered, queryClient]);
  const there = new Set(known.map(queryKey));
  const rows = requests.data?.requests.filter(
    ({ query, isExcluded }) => !isExcluded && !there.has(queryKey(query)),
  );
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('positionHelp.take.own')}
      size="xl"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('positionHelp.take.text')}
        </Text>
        <RunsLeft cabinetId={cabinet.id} type="myRequestsRuns" />
        <DataTable
          id="own-requests-to-track"
          label={t('positionHelp.take.own')}
          columns={COLUMNS}
          rows={rows}
          rowKey={({ query }) => query}
          sort={{ sort: 'viewUsers', direction: 'desc' }}
          maxHeight={TABLE_PX}
          error={requests.error}
          onRetry={() => void requests.refetch()}
          empty={{ title: t('positionHelp.take.empty') }}
          selection={{
            keys: chosen,
            onChange: setChosen,
            actions: (picked) => (
              <Button
                size="compact-sm"
                onClick={() => {
                  onAdd(picked.map(({ query }) => query));
                  onClose();
                }}
              >
                {t('positionHelp.take.add', { count: picked.length })}
              </Button>
            ),
          }}
        />
      </Stack>
    </Modal>
  );
}
