import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SEARCH_HISTORY_PATHS } from '../queries/history-paths.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { MARKET_COLUMNS } from './market-columns.tsx';
import type { MarketAnswer } from './use-market-words.ts';
import type { WordScope } from './use-word-scope.ts';
import { MarketConditions } from './word-conditions.tsx';

const FIRST_SORT = { sort: 'count', direction: 'desc' } as const;

type MarketWordsProps = { view: WordScope; words: MarketAnswer };

/** The strongest words of a whole marketplace, or those that were looked up; a row opens the queries with its word. */
export function MarketWords({ view, words }: MarketWordsProps) {
  const { t } = useTranslation();
  const { search } = view;
  const navigate = useNavigate();
  return (
    <>
      <MarketConditions view={view} error={words.error} />
      <DataTable
        id="market-words"
        exportName={`words-${search.marketplace}`}
        label={t('wordStatistics.views.market')}
        columns={MARKET_COLUMNS}
        rows={words.data?.words}
        rowKey={({ key }) => key}
        onOpen={({ word }) =>
          void navigate({
            to: SEARCH_HISTORY_PATHS[search.marketplace],
            search: { contains: word, window: search.window, misspelt: search.misspelt },
          })
        }
        sort={FIRST_SORT}
        isRefreshing={words.isFetching}
        error={words.error}
        onRetry={() => void words.refetch()}
        empty={{
          icon: IconSearch,
          title: t('wordStatistics.noMarketWords'),
          text: t('wordStatistics.noMarketText'),
        }}
        maxHeight={720}
      />
    </>
  );
}
