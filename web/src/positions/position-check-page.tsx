import { Button } from '@mantine/core';
import { IconPlus, IconSearch, IconTargetArrow } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRight } from '../platform/session/session.ts';
import { SavedViewsMenu } from '../saved-views/lazy.tsx';
import { TrackDialog } from '../tracking/lazy.tsx';
import { CopyLinkButton } from '../ui/copy-link-button.tsx';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { searchOfSort, sortInSearch } from '../ui/data-table/order/sort-search.ts';
import { FreshnessLine } from '../ui/freshness-line/freshness-line.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ProductSearchField } from '../ui/products/product-search-field.tsx';
import { AlertsButton } from './alerts/alerts-button.tsx';
import { BudgetPanel, BudgetSkeleton } from './budget/budget-panel.tsx';
import { ENTRY_COLUMNS, WAITING_COLUMNS } from './entries/entry-columns.tsx';
import type { EntryRow } from './entries/entry-row.ts';
import { BlockedLine, EntryFilters, EntrySelection } from './entries/lazy.tsx';
import { useEntryRows } from './entries/use-entry-rows.ts';
import { OutOfPlan, PositionHelp } from './help/lazy.tsx';
import { LiveFollower } from './live/lazy.tsx';
import { freshnessOf } from './rules.ts';
import { OrderGain } from './schedule/lazy.tsx';
import { ENTRY_SORTS, type PositionCheckSearch } from './search.ts';

const PATH = '/position-check';
const NO_QUERIES: readonly string[] = [];

const keyOf = (entry: EntryRow) => String(entry.id);

const drawExample = (rows: readonly EntryRow[]) => (
  <DataTable id="positions-example" label="" columns={ENTRY_COLUMNS} rows={rows} rowKey={keyOf} />
);
const NOBODY: ReadonlySet<string> = new Set();

export function PositionCheckPage() {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const searchState = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  const change = (next: Partial<PositionCheckSearch>) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace: true });
  const [isAdding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(NOBODY);
  const { entries, tracked, tags: known, found, isTrendComing } = useEntryRows(searchState);
  const budget = entries.data?.budget;
  const isOutOfPlan = budget?.maximumProducts === 0;
  const add = mayEdit && !isOutOfPlan && (
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
            {...freshnessOf(tracked ?? [])}
            stepMinutes={budget?.stepMinutes ?? null}
            topic="positions"
          />
        }
        actions={
          <>
            <SavedViewsMenu screen={PATH} />
            <CopyLinkButton />
            <AlertsButton />
            {add}
          </>
        }
      />
      <LiveFollower />
      <PositionHelp isBeginner={mayEdit && budget !== undefined && !isOutOfPlan && tracked?.length === 0} />
      {budget !== undefined && !isOutOfPlan && (
        <BudgetPanel budget={budget} stepChange={entries.data?.stepChange ?? null} />
      )}
      {isOutOfPlan && <OutOfPlan draw={drawExample} hasEntries={tracked?.length !== 0} />}
      {entries.isPending && <BudgetSkeleton />}
      {tracked?.[0]?.blockedBy === 'key' && <BlockedLine />}
      {!(isOutOfPlan && tracked?.length === 0) && (
        <DataTable
          id="positions"
          exportName="positions"
          label={t('screens.positionCheck')}
          columns={isTrendComing ? WAITING_COLUMNS : ENTRY_COLUMNS}
          rows={found}
          sort={sortInSearch(searchState)}
          onSort={(sort) => change(searchOfSort(sort, ENTRY_SORTS))}
          isSortedHere
          toolbar={
            <>
              <ProductSearchField
                value={searchState.search}
                onChange={(text) => change({ search: text })}
                label={t('positions.search')}
              />
              <EntryFilters value={searchState} tags={known} onChange={change} />
            </>
          }
          rowKey={keyOf}
          {...(mayEdit
            ? {
                selection: {
                  keys: chosen,
                  onChange: setChosen,
                  actions: (some: readonly EntryRow[]) => (
                    <EntrySelection entries={some} onDone={() => setChosen(NOBODY)} />
                  ),
                },
              }
            : {})}
          error={entries.error}
          onRetry={() => void entries.refetch()}
          onOpen={(entry) => void navigate({ to: '/position-check/$id', params: { id: String(entry.id) } })}
          empty={
            tracked?.length === 0
              ? {
                  icon: IconTargetArrow,
                  title: t('positions.empty.title'),
                  text: t('positions.empty.text'),
                  action: add,
                }
              : { icon: IconSearch, title: t('products.nothing.title'), text: t('products.nothing.text') }
          }
        />
      )}
      <OrderGain budget={budget} />
      {isAdding && <TrackDialog queries={NO_QUERIES} onClose={() => setAdding(false)} />}
    </>
  );
}
