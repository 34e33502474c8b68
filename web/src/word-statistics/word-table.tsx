import { SegmentedControl, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { WORD_BOUNDS } from '@vitrina/contract/word-statistics.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { HeatLegend } from '../ui/heat/heat-legend.tsx';
import { filterPairs, filterWords, type PlacedWord } from './rules.ts';
import type { ProductWords } from './use-product-words.ts';
import type { WordScope } from './use-word-scope.ts';
import { PAIR_COLUMNS, WORD_COLUMNS } from './word-columns.tsx';

type OpenWord = (keys: string[], name: string) => void;
type WordTableProps = {
  view: WordScope;
  answer: ProductWords;
  words: readonly PlacedWord[] | undefined;
  onOpen: OpenWord;
  tools: ReactNode;
};

const LISTS = ['words', 'pairs'] as const;
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

function ListTabs({ view: { search, change } }: { view: WordScope }) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      aria-label={t('wordStatistics.list')}
      value={search.list}
      onChange={(value) => change({ list: value === 'pairs' ? 'pairs' : 'words' })}
      data={LISTS.map((list) => ({ value: list, label: t(`wordStatistics.lists.${list}`) }))}
    />
  );
}

/** Words, or pairs of words, with their sums; a row opens its queries. */
export function WordTable({ view, answer, words, onOpen, tools }: WordTableProps) {
  const { t } = useTranslation();
  const { search } = view;
  const common = {
    sort: FIRST_SORT,
    isRefreshing: answer.isFetching,
    error: answer.error,
    onRetry: () => void answer.refetch(),
    empty: { icon: IconSearch, title: t('wordStatistics.noWords') },
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
          toolbar={
            <>
              <ListTabs view={view} />
              <Cut shown={words?.length ?? 0} total={answer.data?.wordsTotal ?? 0} />
            </>
          }
          tools={tools}
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
          toolbar={
            <>
              <ListTabs view={view} />
              <Cut shown={pairs?.length ?? 0} total={answer.data?.pairsTotal ?? 0} />
            </>
          }
          tools={tools}
        />
      )}
      <HeatLegend label={t('wordStatistics.figures.ratio.name')} />
    </>
  );
}
