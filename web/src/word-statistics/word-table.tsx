import { Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { WORD_BOUNDS } from '@vitrina/contract/word-statistics.ts';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { HeatLegend } from '../ui/heat-legend.tsx';
import { filterPairs, filterWords, type PlacedWord } from './rules.ts';
import { FIRST_WORDS } from './search.ts';
import type { ProductWords } from './use-product-words.ts';
import type { WordScope } from './use-word-scope.ts';
import { PAIR_COLUMNS, WORD_COLUMNS } from './word-columns.tsx';
import { WordFilters } from './word-filters.tsx';

type OpenWord = (keys: string[], name: string) => void;
type WordTableProps = {
  view: WordScope;
  answer: ProductWords;
  words: readonly PlacedWord[] | undefined;
  onOpen: OpenWord;
};

const FIRST_SORT = { sort: 'users', direction: 'desc' } as const;

function Cut({ shown, total }: { shown: number; total: number }) {
  const { t } = useTranslation();
  if (total <= shown) return null;
  return (
    <Text size="sm" c="dimmed">
      {t('wordStatistics.cut', { count: WORD_BOUNDS.rows, total })}
    </Text>
  );
}

function useChips({ search, change }: WordScope) {
  const { t } = useTranslation();
  const { contains, place, list } = search;
  return [
    ...(contains === ''
      ? []
      : [
          {
            id: 'contains',
            label: t('ui.table.containing', { text: contains }),
            onRemove: () => change({ contains: '' }),
          },
        ]),
    ...(place === 'any' || list === 'pairs'
      ? []
      : [
          {
            id: 'place',
            label: t(`wordStatistics.places.${place}`),
            onRemove: () => change({ place: 'any' }),
          },
        ]),
  ];
}

/** Words, or pairs of words, with their sums; a row opens its queries. */
export function WordTable({ view, answer, words, onOpen }: WordTableProps) {
  const { t } = useTranslation();
  const { search, change } = view;
  const common = {
    sort: FIRST_SORT,
    isRefreshing: answer.isFetching,
    error: answer.error,
    onRetry: () => void answer.refetch(),
    empty: { icon: IconSearch, title: t('wordStatistics.noWords') },
    filters: useChips(view),
    onClearFilters: () => change({ contains: FIRST_WORDS.contains, place: FIRST_WORDS.place }),
    maxHeight: 720,
  };
  const pairs = answer.data?.pairs;
  return (
    <>
      {search.list === 'words' ? (
        <DataTable
          {...common}
          id="words"
          exportName="words"
          label={t('wordStatistics.lists.words')}
          columns={WORD_COLUMNS}
          rows={words && filterWords(words, search)}
          rowKey={({ key }) => key}
          onOpen={({ key, word }) => onOpen([key], word)}
          toolbar={<WordFilters view={view} />}
          tools={<Cut shown={words?.length ?? 0} total={answer.data?.wordsTotal ?? 0} />}
        />
      ) : (
        <DataTable
          {...common}
          id="word-pairs"
          exportName="word-pairs"
          label={t('wordStatistics.lists.pairs')}
          columns={PAIR_COLUMNS}
          rows={pairs && filterPairs(pairs, search.contains)}
          rowKey={({ keys }) => keys.join(' ')}
          onOpen={({ keys, words: names }) => onOpen(keys, names.join(' + '))}
          toolbar={<WordFilters view={view} />}
          tools={<Cut shown={pairs?.length ?? 0} total={answer.data?.pairsTotal ?? 0} />}
        />
      )}
      <HeatLegend label={t('wordStatistics.figures.ratio.name')} />
    </>
  );
}
