import type { WordFigures } from '@vitrina/contract/word-statistics.ts';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../platform/texts/use-format.ts';
import { NotApplicable, NotMeasured } from '../ui/absent.tsx';
import type { Column } from '../ui/data-table/column.ts';
import { Hint } from '../ui/floating/hint.tsx';
import { TrendChange } from '../ui/sparkline/trend-change.tsx';
import { changeOf, ddrCell, shareCell } from './rules.ts';
import classes from './words.module.css';

/** Advertising that costs more than it sells is red, with both numbers on hover. */
function DdrCell({ row }: { row: WordFigures }) {
  const { t, format } = useTexts();
  const value = ddrCell(row);
  if (value === null) {
    const isKnown = row.spendKopecks !== null && row.gmvKopecks !== null;
    return <NotMeasured {...(isKnown ? { reason: t('wordStatistics.absent.otherDays') } : {})} />;
  }
  if (value === undefined) return <NotApplicable />;
  const both = t('wordStatistics.ddrOf', {
    spend: format.rubles(row.spendKopecks ?? 0),
    gmv: format.rubles(row.gmvKopecks ?? 0),
  });
  return (
    <Hint label={both}>
      <span className={classes['ddr']} data-over={value > 1 || undefined}>
        {format.share(value)}
      </span>
    </Hint>
  );
}

function Change({ row }: { row: WordFigures }) {
  const { t } = useTranslation();
  return <TrendChange value={changeOf(row)} period={t('wordStatistics.toPrevious')} />;
}

type Figure = Extract<keyof WordFigures, string>;
const NUMBERS = {
  queries: { unit: 'count', width: 120, isInCard: true },
  users: { unit: 'count', width: 120, isInCard: true },
  position: { unit: 'place', width: 120, firstDirection: 'asc' },
  viewUsers: { unit: 'count', width: 120 },
  orders: { unit: 'count', width: 110 },
  gmvKopecks: { unit: 'kopecks', width: 140, isInCard: true },
  adViews: { unit: 'count', width: 130 },
  adClicks: { unit: 'count', width: 130 },
  spendKopecks: { unit: 'kopecks', width: 140 },
} as const satisfies Partial<Record<Figure, object>>;

function numberColumn(figure: keyof typeof NUMBERS): Column<WordFigures> {
  return {
    id: figure,
    header: `wordStatistics.figures.${figure}.name`,
    description: `wordStatistics.figures.${figure}.hint`,
    kind: 'number',
    value: (row) => row[figure],
    sortable: true,
    ...NUMBERS[figure],
  };
}

const CHANGE: Column<WordFigures> = {
  id: 'change',
  header: 'wordStatistics.figures.change.name',
  description: 'wordStatistics.figures.change.hint',
  kind: 'number',
  unit: 'change',
  value: changeOf,
  cell: (row) => <Change row={row} />,
  width: 120,
  sortable: true,
};

const RATIO: Column<WordFigures> = {
  id: 'ratio',
  header: 'wordStatistics.figures.ratio.name',
  description: 'wordStatistics.figures.ratio.hint',
  kind: 'number',
  unit: 'share',
  value: (row) => row.ratio,
  heat: (row) => row.ratio,
  width: 110,
  sortable: true,
};

const SHARES = {
  visibility: (row: WordFigures) => shareCell(row.visibility, row.viewUsers, row.users),
  orderConversion: (row: WordFigures) => shareCell(row.orderConversion, row.orders, row.viewUsers),
  adCtr: (row: WordFigures) => shareCell(row.adCtr, row.adClicks, row.adViews),
  ddr: ddrCell,
} as const;

function shareColumn(figure: keyof typeof SHARES): Column<WordFigures> {
  return {
    id: figure,
    header: `wordStatistics.figures.${figure}.name`,
    description: `wordStatistics.figures.${figure}.hint`,
    kind: 'number',
    unit: 'share',
    value: SHARES[figure],
    width: 130,
    sortable: true,
  };
}

const BY_PRODUCT = ['productViews', 'clickUsers', 'queryCtr'] as const;

function CountedByProduct() {
  const { t } = useTranslation();
  return <NotMeasured reason={t('wordStatistics.absent.byQuery')} />;
}

/** product.md 3.4: what no source gives by query is there as well, hidden and with its reason. */
const BY_PRODUCT_COLUMNS = BY_PRODUCT.map(
  (figure): Column<WordFigures> => ({
    id: figure,
    header: `wordStatistics.figures.${figure}.name`,
    description: `wordStatistics.figures.${figure}.hint`,
    kind: 'number',
    unit: figure === 'queryCtr' ? 'share' : 'count',
    value: () => null,
    cell: () => <CountedByProduct />,
    width: 150,
    isHidden: true,
  }),
);

/** The figures that words, pairs and queries have alike. */
export const FIGURE_COLUMNS: readonly Column<WordFigures>[] = [
  numberColumn('users'),
  CHANGE,
  RATIO,
  numberColumn('position'),
  shareColumn('visibility'),
  numberColumn('viewUsers'),
  ...BY_PRODUCT_COLUMNS,
  numberColumn('orders'),
  shareColumn('orderConversion'),
  numberColumn('gmvKopecks'),
  numberColumn('adViews'),
  numberColumn('adClicks'),
  shareColumn('adCtr'),
  numberColumn('spendKopecks'),
  { ...shareColumn('ddr'), cell: (row) => <DdrCell row={row} />, isInCard: true },
];

export const QUERIES_COLUMN = numberColumn('queries');
