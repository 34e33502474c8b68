import { SegmentedControl } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Marketplace } from '@vitrina/contract/ids.ts';
import { useTranslation } from 'react-i18next';
import { SEARCH_HISTORY_PATHS } from '../queries/history-paths.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { MARKET_COLUMNS } from './market-columns.tsx';
import type { MarketAnswer } from './use-market-words.ts';
import type { WordScope } from './use-word-scope.ts';
import { WordField } from './word-filters.tsx';

const WINDOWS = [7, 28] as const;
const FIRST_SORT = { sort: 'count', direction: 'desc' } as const;

type MarketWordsProps = { view: WordScope; words: MarketAnswer };

/** The strongest words of a whole marketplace, or those that were looked up; a row opens the queries with its word. */
export function MarketWords({ view, words }: MarketWordsProps) {
  const { t } = useTranslation();
  const { search, change } = view;
  const navigate = useNavigate();
  return (
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
          search: { contains: word, window: search.window },
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
      toolbar={
        <>
          <SegmentedControl
            aria-label={t('wordStatistics.marketplace')}
            value={search.marketplace}
            onChange={(value) =>
              change({ marketplace: Marketplace.options.find((one) => one === value) ?? 'ozon' })
            }
            data={Marketplace.options.map((one) => ({ value: one, label: t(`marketplaces.${one}`) }))}
          />
          <SegmentedControl
            aria-label={t('wordStatistics.window')}
            value={String(search.window)}
            onChange={(value) => change({ window: value === '7' ? 7 : 28 })}
            data={WINDOWS.map((days) => ({
              value: String(days),
              label: t('wordStatistics.days', { count: days }),
            }))}
          />
          <WordField view={view} />
        </>
      }
      filters={
        search.contains === ''
          ? []
          : [
              {
                id: 'contains',
                label: t('ui.table.containing', { text: search.contains }),
                onRemove: () => change({ contains: '' }),
              },
            ]
      }
    />
  );
}
