import { SegmentedControl, Text } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import type { Sku } from '@vitrina/contract/ids.ts';
import type { ShelfMoment } from '@vitrina/contract/products-in-search.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TrackDialog } from '../tracking/lazy.tsx';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { Panel } from '../ui/panel.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { compareShelves } from './compare-shelves.ts';
import { MinePanel } from './mine-panel.tsx';
import { PairsPanel } from './pairs-panel.tsx';
import { sharesPage } from './shares-page.ts';
import { shelfColumns } from './shelf-columns.tsx';
import { ShelfFacts } from './shelf-facts.tsx';
import { ShelfGrid } from './shelf-grid.tsx';
import { useAddProduct } from './use-add-product.ts';
import { type ShelfView, useStoredShelf } from './use-shelf-view.ts';
import { WhatIfPanel } from './what-if/lazy.tsx';

const VIEWS = ['table', 'grid'] as const;

/** A stored shelf with everything that is said about it. */
export function Shelf({ view, moment }: { view: ShelfView; moment: ShelfMoment }) {
  const { t } = useTranslation();
  const { search, against, moments, shelf, change } = view;
  const [tracked, setTracked] = useState<number | null>(null);
  const shown = useStoredShelf(view, moment.takenAt);
  const before = useStoredShelf(view, against?.takenAt);
  const changes = useMemo(
    () => (shown.data && against && before.data ? compareShelves(before.data, shown.data) : undefined),
    [shown.data, against, before.data],
  );
  const onAdd = useAddProduct(shelf.cabinetId);
  const onWhatIf = useCallbackRef((sku: Sku) => change({ whatIf: sku }));
  const deeds = useMemo(() => ({ onTrack: setTracked, onAdd, onWhatIf }), [onAdd, onWhatIf]);
  const columns = useMemo(() => shelfColumns(deeds, changes), [deeds, changes]);
  const products = shown.data?.products;
  return (
    <>
      {changes !== undefined && against !== undefined && (
        <ChangesPanel from={against.takenAt} to={moment.takenAt} changes={changes} />
      )}
      <Panel
        title={t('productsInSearch.shelf')}
        actions={
          <SegmentedControl
            aria-label={t('productsInSearch.view')}
            data={VIEWS.map((one) => ({ value: one, label: t(`productsInSearch.views.${one}`) }))}
            value={search.view}
            onChange={(next) => change({ view: next })}
          />
        }
      >
        {search.view === 'grid' && products !== undefined ? (
          <ShelfGrid products={products} changes={changes} deeds={deeds} />
        ) : (
          <DataTable
            id="products-in-search"
            label={t('productsInSearch.shelf')}
            columns={columns}
            rows={products}
            rowKey={(product) => String(product.sku)}
            expectedRows={moment.placesRead}
            sort={{ sort: 'place', direction: 'asc' }}
            isRefreshing={shown.isFetching}
            error={shown.error}
            onRetry={() => void shown.refetch()}
            exportName={`${t('screens.productsInSearch')}: ${shelf.query}`}
            empty={{ title: t('productsInSearch.empty') }}
          />
        )}
        <ShelfFacts moment={moment} products={products} keptDays={moments.data?.keptDays ?? 0} />
        <Text size="xs" c="dimmed" mt="sm">
          {t('productsInSearch.adsNote')}
        </Text>
      </Panel>
      {products !== undefined && <MinePanel products={products} />}
      {products !== undefined && sharesPage(products) && (
        <PairsPanel view={view} takenAt={moment.takenAt} products={products} />
      )}
      <WhatIfPanel view={view} moment={moment} products={products} />
      {tracked !== null && (
        <TrackDialog queries={[shelf.query]} sku={tracked} onClose={() => setTracked(null)} />
      )}
    </>
  );
}
