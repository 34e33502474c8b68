import { Button } from '@mantine/core';
import { IconPlus, IconSearch, IconTargetArrow } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { listPositionEntries, type PositionEntry } from '@vitrina/contract/positions.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/route-query.ts';
import { useCabinet, useRight } from '../platform/session.ts';
import { SavedViewsMenu } from '../saved-views/lazy-saved-views-menu.tsx';
import { TrackDialog } from '../tracking/lazy-track-dialog.tsx';
import { CopyLinkButton } from '../ui/copy-link-button.tsx';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { searchOfSort, sortInSearch } from '../ui/data-table/order/sort-search.ts';
import { FreshnessLine } from '../ui/freshness-line/freshness-line.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ProductSearchField } from '../ui/product-search-field.tsx';
import { BudgetPanel, BudgetSkeleton } from './budget-panel.tsx';
import { ENTRY_COLUMNS } from './entry-columns.tsx';
import { findEntries } from './find-entries.ts';
import { EntrySelection } from './lazy-entry-selection.tsx';
import { LiveFollower } from './lazy-live-follower.tsx';
import { SAFETY_LOOK_MS, useIsLive } from './live-state.ts';
import { freshnessOf } from './rules.ts';
import { ENTRY_SORTS, type PositionCheckSearch } from './search.ts';

const PATH = '/position-check';
/** New observations come every few minutes; the list looks for them by itself. */
const LOOK_AGAIN_MS = 10_000;
const NO_QUERIES: readonly string[] = [];
const NOBODY: ReadonlySet<string> = new Set();

export function PositionCheckPage() {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const mayEdit = useRight('edit');
  const { search, ...order } = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  const change = (next: Partial<PositionCheckSearch>) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace: true });
  const [isAdding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(NOBODY);
  const entries = useQuery({
    ...routeQuery(listPositionEntries, { cabinetId: cabinet.id }),
    refetchInterval: useIsLive() ? SAFETY_LOOK_MS : LOOK_AGAIN_MS,
  });
  const tracked = entries.data?.entries;
  const found = useMemo(() => tracked && findEntries(tracked, search), [tracked, search]);
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
        actions={
          <>
            <SavedViewsMenu screen={PATH} />
            <CopyLinkButton />
            {add}
          </>
        }
      />
      <LiveFollower />
      {budget !== undefined && <BudgetPanel budget={budget} />}
      {entries.isPending && <BudgetSkeleton />}
      <DataTable
        id="positions"
        exportName="positions"
        label={t('screens.positionCheck')}
        columns={ENTRY_COLUMNS}
        rows={found}
        sort={sortInSearch(order)}
        onSort={(sort) => change(searchOfSort(sort, ENTRY_SORTS))}
        isSortedHere
        toolbar={
          <ProductSearchField
            value={search}
            onChange={(next) => change({ search: next })}
            label={t('positions.search')}
          />
        }
        filters={
          search === ''
            ? []
            : [
                {
                  id: 'search',
                  label: t('ui.table.containing', { text: search }),
                  onRemove: () => change({ search: '' }),
                },
              ]
        }
        rowKey={(entry) => String(entry.id)}
        {...(mayEdit
          ? {
              selection: {
                keys: chosen,
                onChange: setChosen,
                actions: (some: readonly PositionEntry[]) => (
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
      {isAdding && <TrackDialog queries={NO_QUERIES} onClose={() => setAdding(false)} />}
    </>
  );
}
