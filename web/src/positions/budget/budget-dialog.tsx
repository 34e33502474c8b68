import { Modal, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getPositionBudget } from '@vitrina/contract/positions/budget.ts';
import { listPositionEntries } from '@vitrina/contract/positions/entries.ts';
import { mostQueriesAt, POSITION_RULES, shorterStep } from '@vitrina/contract/positions/rules.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { ENTRY_BUDGET_COLUMNS, SHELF_COLUMNS } from './budget-columns.tsx';
import { nameRows } from './budget-rows.ts';

type Budget = OutputOf<typeof getPositionBudget>;

const TABLE_PX = 380;
const SHOWN_STEPS = 5;
const VIEWS = ['shelves', 'entries'] as const;

type BudgetDialogProps = { isOpen: boolean; onClose: () => void };

/**
 * product.md 9.2, with the cabinet's own numbers: what is counted, what each removal gives back, and what the step was.
 */
export function BudgetDialog({ isOpen, onClose }: BudgetDialogProps) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const budget = useQuery({
    ...routeQuery(getPositionBudget, { cabinetId: cabinet.id }),
    enabled: isOpen,
    // Whoever looks again has put something on tracking in between, or taken it off.
    staleTime: 0,
    meta: { isSilent: true },
  });
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('positions.home.howCounted')}
      size="xl"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {budget.data !== undefined ? (
        <Stack gap="md">
          <Arithmetic data={budget.data} />
          <BudgetTable data={budget.data} />
          <Steps data={budget.data} />
        </Stack>
      ) : budget.error !== null ? (
        <ProblemState error={budget.error} onRetry={() => void budget.refetch()} />
      ) : (
        <Skeleton height={TABLE_PX} />
      )}
    </Modal>
  );
}

function Arithmetic({ data: { budget, shelves } }: { data: Budget }) {
  const { t, format } = useTexts();
  const crowded = shelves.filter(({ costs }) => costs > 1);
  const extra = crowded.reduce((sum, { costs }) => sum + costs - 1, 0);
  const shorter = shorterStep(budget.stepMinutes);
  return (
    <Stack gap={6}>
      <Text size="sm">{t('positionHelp.budget.unique', { products: POSITION_RULES.productsPerQuery })}</Text>
      <Text size="sm" fw={600} data-number>
        {t('positionHelp.budget.sum', {
          shelves: format.count(shelves.length),
          extra: format.count(extra),
          total: format.count(budget.uniqueQueries),
        })}
      </Text>
      {crowded.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('positionHelp.budget.crowded', {
            count: crowded.length,
            products: POSITION_RULES.productsPerQuery,
          })}
        </Text>
      )}
      <Text size="sm">
        {t('positionHelp.budget.steps', {
          fast: format.count(mostQueriesAt(5)),
          middle: format.count(mostQueriesAt(30)),
          hour: format.count(POSITION_RULES.queriesPerHour),
        })}
      </Text>
      {shorter !== undefined && (
        <Text size="sm" fw={600}>
          {t('positionHelp.budget.tooMany', {
            count: budget.uniqueQueries - shorter.mostQueries,
            step: shorter.stepMinutes,
          })}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {t('positionHelp.budget.paused')}
      </Text>
    </Stack>
  );
}

function BudgetTable({ data }: { data: Budget }) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const [view, setView] = useState<(typeof VIEWS)[number]>('shelves');
  const known = useQuery(routeQuery(listPositionEntries, { cabinetId: cabinet.id })).data?.entries;
  const rows = useMemo(() => nameRows(data, known ?? []), [data, known]);
  const choice = (
    <SegmentedControl
      size="xs"
      aria-label={t('positionHelp.budget.by')}
      data={VIEWS.map((one) => ({ value: one, label: t(`positionHelp.budget.views.${one}`) }))}
      value={view}
      onChange={setView}
    />
  );
  const common = { toolbar: choice, maxHeight: TABLE_PX, exportName: 'position-budget' };
  return view === 'shelves' ? (
    <DataTable
      {...common}
      id="position-budget"
      label={t('positionHelp.budget.views.shelves')}
      columns={SHELF_COLUMNS}
      rows={rows.shelves}
      rowKey={({ query, cityName }) => `${cityName}|${query}`}
    />
  ) : (
    <DataTable
      {...common}
      id="position-budget-entries"
      label={t('positionHelp.budget.views.entries')}
      columns={ENTRY_BUDGET_COLUMNS}
      rows={rows.entries}
      rowKey={({ entryId }) => String(entryId)}
    />
  );
}

/** When the step was another one, and how many queries made it so. */
function Steps({ data: { steps, budget } }: { data: Budget }) {
  const { t, format } = useTexts();
  return (
    <Stack gap={4} component="section" aria-label={t('positionHelp.budget.history')}>
      <Text size="sm" fw={600}>
        {t('positionHelp.budget.history')}
      </Text>
      {steps.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('positionHelp.budget.neverChanged', { step: budget.stepMinutes })}
        </Text>
      )}
      {steps.slice(0, SHOWN_STEPS).map((step) => (
        <Text key={step.changedAt} size="sm" data-number>
          {t('positionHelp.budget.change', {
            at: format.instantShort(step.changedAt),
            before: step.before,
            after: step.stepMinutes,
            queries: format.count(step.uniqueQueries),
          })}
        </Text>
      ))}
    </Stack>
  );
}
