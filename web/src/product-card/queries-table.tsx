import { Alert } from '@mantine/core';
import { IconEyeOff, IconSearch } from '@tabler/icons-react';
import type { CardQueries, CardQuery } from '@vitrina/contract/product-card.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuerySelectionActions } from '../queries/query-selection-actions.tsx';
import { TrackDialog } from '../tracking/lazy.tsx';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { queryColumns } from './query-columns.tsx';

const NOTHING: ReadonlySet<string> = new Set();

/** By which queries the card is found, top by traffic, and how thoroughly that was looked for. */
export function QueriesTable({ found, sku }: { found: CardQueries; sku: number }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(NOTHING);
  const [tracked, setTracked] = useState<readonly string[]>([]);
  const hasOwn = found.ownDays !== null;
  const columns = useMemo(() => queryColumns({ hasOwn, onTrack: (query) => setTracked([query]) }), [hasOwn]);
  return (
    <>
      <LookNote found={found} />
      <DataTable
        id={hasOwn ? 'product-card-own-queries' : 'product-card-queries'}
        exportName="product-card-queries"
        label={t('productCard.tabs.queries')}
        columns={columns}
        rows={found.queries}
        rowKey={(row) => row.query}
        sort={{ sort: hasOwn ? 'viewUsers' : 'frequency', direction: 'desc' }}
        selection={{
          keys: chosen,
          onChange: setChosen,
          actions: (rows: readonly CardQuery[]) => (
            <QuerySelectionActions queries={rows.map(({ query }) => query)} onTrack={setTracked} />
          ),
        }}
        empty={{
          icon: IconSearch,
          title: t('productCard.noQueries.title'),
          text: t('productCard.noQueries.text'),
        }}
      />
      {tracked.length > 0 && <TrackDialog queries={[...tracked]} sku={sku} onClose={() => setTracked([])} />}
    </>
  );
}

/** A part must not pass for the whole: how many shelves were looked at stands above the list. */
function LookNote({ found: { shelvesAsked, shelvesRead, outcome } }: { found: CardQueries }) {
  const { t } = useTranslation();
  const text = t('productCard.shelves', { count: shelvesAsked, read: shelvesRead });
  if (outcome === 'read')
    return (
      <Alert color="gray" mb="sm" py="xs">
        {text}
      </Alert>
    );
  return (
    <Alert
      color="yellow"
      role="status"
      mb="sm"
      icon={<IconEyeOff size={18} />}
      title={t(`productsInSearch.outcomes.${outcome}`)}
    >
      {`${text} ${t('productCard.notSpent')}`}
    </Alert>
  );
}
