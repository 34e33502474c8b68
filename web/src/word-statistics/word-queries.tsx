import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getWordQueries } from '@vitrina/contract/word-statistics.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import { QuerySelectionActions } from '../queries/query-selection-actions.tsx';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { SidePanel } from '../ui/side-panel.tsx';
import type { WordScope } from './use-word-scope.ts';
import { queryColumns } from './word-columns.tsx';

type WordQueriesProps = {
  scope: WordScope['scope'];
  /** A word, or the two of a pair; what was open last stays while the drawer closes. */
  opened: { keys: string[]; name: string };
  isOpen: boolean;
  onClose: () => void;
  onTrack: (queries: readonly string[]) => void;
};

const NOTHING_CHOSEN: ReadonlySet<string> = new Set();

/** The queries that a row is the sum of; some of them can be put on tracking. */
export function WordQueries({ scope, opened, isOpen, onClose, onTrack }: WordQueriesProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState({ of: opened, queries: NOTHING_CHOSEN });
  const columns = useMemo(() => queryColumns((query) => onTrack([query])), [onTrack]);
  const queries = useQuery({
    ...routeQuery(getWordQueries, { ...scope, keys: opened.keys }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  return (
    <SidePanel
      isOpen={isOpen}
      onClose={onClose}
      size="xl"
      title={t('wordStatistics.queriesOf', { word: opened.name })}
    >
      <DataTable
        id="word-queries"
        exportName="word-queries"
        label={t('wordStatistics.queriesOf', { word: opened.name })}
        columns={columns}
        rows={queries.data?.queries}
        rowKey={(row) => row.query}
        selection={{
          keys: chosen.of === opened ? chosen.queries : NOTHING_CHOSEN,
          onChange: (some) => setChosen({ of: opened, queries: some }),
          actions: (some) => (
            <QuerySelectionActions queries={some.map(({ query }) => query)} onTrack={onTrack} />
          ),
        }}
        error={queries.error}
        onRetry={() => void queries.refetch()}
        empty={{ title: t('wordStatistics.noQueries') }}
      />
    </SidePanel>
  );
}
