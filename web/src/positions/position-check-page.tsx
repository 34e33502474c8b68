import { Button, Skeleton } from '@mantine/core';
import { IconPlus, IconTargetArrow } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { listPositionEntries } from '@vitrina/contract/positions.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/route-query.ts';
import { useCabinet, useRight } from '../platform/session.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { FreshnessLine } from '../ui/freshness-line/freshness-line.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { AddEntryDialog } from './lazy-add-entry-dialog.tsx';
import { BudgetPanel } from './budget-panel.tsx';
import { ENTRY_COLUMNS } from './entry-columns.tsx';
import { freshnessOf } from './rules.ts';

/** New observations come every few minutes; the list looks for them by itself. */
const LOOK_AGAIN_MS = 10_000;
const BUDGET_PX = 106;

export function PositionCheckPage() {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const mayEdit = useRight('edit');
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const entries = useQuery({
    ...routeQuery(listPositionEntries, { cabinetId: cabinet.id }),
    refetchInterval: LOOK_AGAIN_MS,
  });
  const budget = entries.data?.budget;
  const add = mayEdit && budget?.maximumProducts !== 0 && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      {t('positions.add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('screens.positionCheck')}
        freshness={
          <FreshnessLine
            source={t('ui.freshness.storefront')}
            {...freshnessOf(entries.data?.entries ?? [])}
            stepMinutes={budget?.stepMinutes ?? null}
            topic="positions"
          />
        }
        actions={add}
      />
      {budget !== undefined && <BudgetPanel budget={budget} />}
      {entries.isPending && <Skeleton height={BUDGET_PX} radius="md" />}
      <DataTable
        id="positions"
        exportName="positions"
        label={t('screens.positionCheck')}
        columns={ENTRY_COLUMNS}
        rows={entries.data?.entries}
        rowKey={(entry) => String(entry.id)}
        error={entries.error}
        onRetry={() => void entries.refetch()}
        onOpen={(entry) => void navigate({ to: '/position-check/$id', params: { id: String(entry.id) } })}
        empty={{
          icon: IconTargetArrow,
          title: t('positions.empty.title'),
          text: t('positions.empty.text'),
          action: add,
        }}
      />
      <AddEntryDialog isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}
