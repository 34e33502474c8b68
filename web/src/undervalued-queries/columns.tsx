import { Badge } from '@mantine/core';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { ScoreMarks, ScorePart } from '@vitrina/contract/undervalued-queries.ts';
import { useTranslation } from 'react-i18next';
import type { ValueUnit } from '../platform/texts/create-format.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { QuerySpelling } from '../queries/query-spelling.tsx';
import { spellingColumn } from '../queries/spelling-column.ts';
import { NotMeasured } from '../ui/absent.tsx';
import type { CellValue, Column } from '../ui/data-table/column.ts';
import { TrendChange } from '../ui/sparkline/trend-change.tsx';
import { RowActions } from './row-actions.tsx';
import type { ShownRow } from './rules.ts';
import { ScoreCell } from './score-cell.tsx';

function QueryText({ row }: { row: ShownRow }) {
  const { t } = useTranslation();
  return (
    <QuerySpelling query={row.query} spelling={row.spelling}>
      {row.isTracked && (
        <Badge size="xs" variant="light" style={{ flexShrink: 0 }}>
          {t('undervaluedQueries.tracked')}
        </Badge>
      )}
    </QuerySpelling>
  );
}

function Change({ value, days }: { value: number | null; days: number }) {
  const { t } = useTranslation();
  return <TrendChange value={value} period={t('ui.trend.days', { count: days })} />;
}

function BestPlace({ best }: { best: ShownRow['best'] }) {
  const { t, format } = useTexts();
  if (best === null) return <NotMeasured />;
  return (
    <span title={t(`undervaluedQueries.placeFrom.${best.source}`)}>{format.value(best.place, 'place')}</span>
  );
}

type Named = 'zeroShare' | 'idleShare' | 'orderConversion' | 'competitors' | 'avgPriceKopecks' | 'count';

function numberColumn(
  id: Named | 'potentialLow' | 'potentialHigh',
  unit: ValueUnit,
  value: (row: ShownRow) => CellValue,
  more: Partial<Column<ShownRow>> = {},
): Column<ShownRow> {
  return {
    id,
    header: `undervaluedQueries.columns.${id}.name`,
    description: `undervaluedQueries.columns.${id}.hint`,
    kind: 'number',
    unit,
    value,
    width: 130,
    sortable: true,
    ...more,
  };
}

function growthColumn(days: 7 | 28, read: (row: ShownRow) => number | null): Column<ShownRow> {
  const id = days === 7 ? 'growth7' : 'growth28';
  return {
    id,
    header: `undervaluedQueries.columns.${id}.name`,
    description: `undervaluedQueries.columns.${id}.hint`,
    kind: 'number',
    unit: 'change',
    value: read,
    width: 130,
    sortable: true,
    isInCard: days === 28,
    cell: (row) => <Change value={read(row)} days={days} />,
  };
}

/** For files and for those who sort by one part; the bar shows them all. */
function partColumn(part: ScorePart): Column<ShownRow> {
  return {
    id: part,
    header: `undervaluedQueries.parts.${part}`,
    description: `undervaluedQueries.partHints.${part}`,
    kind: 'number',
    unit: 'count',
    value: (row) => row.points[part],
    width: 130,
    sortable: true,
    isHidden: true,
  };
}

const LINE_COLUMN: Column<ShownRow> = {
  id: 'line',
  header: 'undervaluedQueries.columns.line',
  kind: 'custom',
  width: 130,
  line: {
    values: (row) => row.counts,
    label: (row, t) => t('undervaluedQueries.lineOf', { query: row.query }),
  },
};

type Given = {
  /** They are asked for by the words of the rows, which no link can know beforehand. */
  hasLines: boolean;
  marketplace: Marketplace;
  marks: ScoreMarks | null;
  growthDays: number;
  onTrack: (query: string) => void;
  onHide: (query: string) => void;
};

function leadColumns({ marks, growthDays }: Given): Column<ShownRow>[] {
  return [
    {
      id: 'query',
      header: 'undervaluedQueries.columns.query',
      kind: 'custom',
      value: (row) => row.query,
      width: 400,
      sortable: true,
      firstDirection: 'asc',
      cell: (row) => <QueryText row={row} />,
    },
    {
      id: 'score',
      header: 'undervaluedQueries.columns.score.name',
      description: 'undervaluedQueries.columns.score.hint',
      kind: 'number',
      unit: 'count',
      value: (row) => row.score,
      width: 170,
      sortable: true,
      isInCard: 'wide',
      cell: (row) => <ScoreCell row={row} marks={marks} growthDays={growthDays} />,
    },
    ...(['demand', 'conversion', 'weakness', 'growth'] as const).map(partColumn),
  ];
}

export function undervaluedColumns(given: Given): Column<ShownRow>[] {
  return [
    ...leadColumns(given),
    spellingColumn<ShownRow>(),
    numberColumn('count', 'count', (row) => row.count, { isInCard: true }),
    numberColumn('zeroShare', 'share', (row) => row.zeroShare),
    numberColumn('idleShare', 'share', (row) => row.idleShare, { width: 150 }),
    numberColumn('competitors', 'count', (row) => row.competitors, { isInCard: true }),
    numberColumn('avgPriceKopecks', 'kopecks', (row) => row.avgPriceKopecks),
    numberColumn('orderConversion', 'share', (row) => row.orderConversion, { isHidden: true }),
    growthColumn(7, (row) => row.growth7),
    growthColumn(28, (row) => row.growth28),
    ...(given.hasLines ? [LINE_COLUMN] : []),
    {
      id: 'best',
      header: 'undervaluedQueries.columns.best.name',
      description: 'undervaluedQueries.columns.best.hint',
      kind: 'number',
      unit: 'place',
      value: (row) => row.best?.place ?? null,
      width: 140,
      sortable: true,
      firstDirection: 'asc',
      cell: (row) => <BestPlace best={row.best} />,
    },
    numberColumn('potentialLow', 'decimal', (row) => row.potentialOrders?.low ?? null, { width: 160 }),
    numberColumn('potentialHigh', 'decimal', (row) => row.potentialOrders?.high ?? null, { width: 160 }),
    {
      id: 'actions',
      header: 'undervaluedQueries.columns.actions',
      kind: 'custom',
      width: 90,
      isFixed: true,
      cell: ({ query }) => <RowActions query={query} {...given} />,
    },
  ];
}
