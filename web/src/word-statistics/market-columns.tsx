import type { MarketWord } from '@vitrina/contract/word-statistics.ts';
import { useTranslation } from 'react-i18next';
import { QuerySpelling } from '../queries/query-spelling.tsx';
import { spellingColumn } from '../queries/spelling-column.ts';
import type { Column } from '../ui/data-table/column.ts';
import { TrendChange } from '../ui/sparkline/trend-change.tsx';

/** Growth from nothing has no percentage. */
export function marketChange({ count, countBefore }: Pick<MarketWord, 'count' | 'countBefore'>) {
  return countBefore === null || countBefore === 0 ? null : count / countBefore - 1;
}

function Change({ row }: { row: MarketWord }) {
  const { t } = useTranslation();
  return <TrendChange value={marketChange(row)} period={t('wordStatistics.toPrevious')} />;
}

const NUMBERS = {
  queries: { unit: 'count', width: 130, isInCard: true },
  count: { unit: 'count', width: 150, isInCard: true },
  cartConversion: { unit: 'share', width: 150 },
  orderConversion: { unit: 'share', width: 150 },
  orders: { unit: 'count', width: 120 },
  gmvKopecks: { unit: 'kopecks', width: 150 },
} as const;

function numberColumn(figure: keyof typeof NUMBERS): Column<MarketWord> {
  return {
    id: figure,
    header: `wordStatistics.market.${figure}.name`,
    description: `wordStatistics.market.${figure}.hint`,
    kind: 'number',
    value: (row) => row[figure] ?? (row.count === 0 ? undefined : null),
    sortable: true,
    ...NUMBERS[figure],
  };
}

export const MARKET_COLUMNS: readonly Column<MarketWord>[] = [
  {
    id: 'word',
    header: 'wordStatistics.word',
    kind: 'text',
    value: ({ word }) => word,
    cell: ({ word, spelling }) => <QuerySpelling query={word} spelling={spelling} />,
    width: 300,
    sortable: true,
    firstDirection: 'asc',
  },
  spellingColumn<MarketWord>(),
  numberColumn('count'),
  {
    id: 'change',
    header: 'wordStatistics.market.change.name',
    description: 'wordStatistics.market.change.hint',
    kind: 'number',
    unit: 'change',
    value: marketChange,
    cell: (row) => <Change row={row} />,
    width: 130,
    sortable: true,
    isInCard: true,
  },
  numberColumn('queries'),
  numberColumn('cartConversion'),
  numberColumn('orderConversion'),
  numberColumn('orders'),
  numberColumn('gmvKopecks'),
  {
    id: 'topQuery',
    header: 'wordStatistics.market.topQuery.name',
    description: 'wordStatistics.market.topQuery.hint',
    kind: 'text',
    value: ({ topQuery }) => topQuery,
    width: 280,
  },
];
