import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { RunType } from '@vitrina/contract/plans.ts';
import { suggestQueries } from '@vitrina/contract/search-history.ts';
import { LONGEST_QUERY } from '@vitrina/contract/text.ts';
import { useTranslation } from 'react-i18next';
import { RunsLeft } from '../cabinets/runs-left.tsx';
import { call } from '../platform/api/call.ts';
import { QueriesField } from '../ui/queries/queries-field.tsx';
import { SaveSearchButton } from './saved/save-search-button.tsx';
import { SavedSearchesButton } from './saved/saved-searches-button.tsx';
import type { QueryScope } from './use-query-scope.ts';

const RUN_OF: Readonly<Record<Marketplace, RunType>> = {
  ozon: 'searchHistoryRunsOzon',
  wb: 'searchHistoryRunsWb',
  ym: 'searchHistoryRunsYm',
};

/** The queries that are looked at, how many more runs today has, and a way to keep them. */
export function QueryFilters({ view }: { view: QueryScope }) {
  const { t } = useTranslation();
  const { search, maximumQueries, scope, change } = view;
  const { cabinetId, marketplace } = scope;
  return (
    <QueriesField
      isLabelHidden
      label={t('searchHistory.queries')}
      placeholder={t('searchHistory.queriesPlaceholder')}
      value={search.queries}
      onChange={(queries) => change({ queries })}
      maximum={maximumQueries}
      maximumLength={LONGEST_QUERY}
      suggest={async (text, signal) =>
        (await call(suggestQueries, { cabinetId, marketplace, text }, { signal })).queries
      }
      sources={() => (
        <>
          <RunsLeft cabinetId={cabinetId} type={RUN_OF[marketplace]} />
          <SaveSearchButton view={view} />
          <SavedSearchesButton marketplace={marketplace} current={search} />
        </>
      )}
    />
  );
}
