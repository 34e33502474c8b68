import { ActionIcon, Badge, Group } from '@mantine/core';
import { IconBookmarkPlus } from '@tabler/icons-react';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { QUERY_METRIC_NAMES, QUERY_METRICS, type QueryMetric } from '@vitrina/contract/query-metrics.ts';
import type { QueryRow } from '@vitrina/contract/search-history.ts';
import { useTranslation } from 'react-i18next';
import { useRight } from '../platform/session/session.ts';
import { QueryMenu } from '../queries/query-menu.tsx';
import { QuerySpelling } from '../queries/query-spelling.tsx';
import type { Column, ColumnSet } from '../ui/data-table/column.ts';
import { Hint } from '../ui/floating/hint.tsx';
import { TrendChange } from '../ui/sparkline/trend-change.tsx';

type RowDeeds = {
  marketplace: Marketplace;
  onTrack: (queries: readonly string[]) => void;
  onSave: (queries: readonly string[]) => void;
};

function RowActions({ query, marketplace, onTrack, onSave }: RowDeeds & { query: string }) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      {mayEdit && (
        <Hint label={t('searchHistory.saved.addHint')}>
          <ActionIcon aria-label={t('searchHistory.saved.add', { query })} onClick={() => onSave([query])}>
            <IconBookmarkPlus size={17} />
          </ActionIcon>
        </Hint>
      )}
      <QueryMenu query={query} marketplace={marketplace} onTrack={(one) => onTrack([one])} />
    </Group>
  );
}

/** The feed's own lines need no badge; every other source says what its numbers count. */
const FEED_SOURCE = 'feed';

function QueryText({ row }: { row: QueryRow }) {
  const { t } = useTranslation();
  return (
    <QuerySpelling query={row.query} spelling={row.spelling}>
      {row.source !== FEED_SOURCE && (
        <Badge size="xs" variant="light" color="gray" style={{ flexShrink: 0 }}>
          {t(`frequencyUnits.${row.unit}`)}
          {row.windowDays !== null && ` · ${t('searchHistory.windowDays', { count: row.windowDays })}`}
          {row.isShared && ` · ${t('searchHistory.sharedFile')}`}
        </Badge>
      )}
    </QuerySpelling>
  );
}

function Dynamics({ value, days }: { value: number | null; days: number }) {
  const { t } = useTranslation();
  return <TrendChange value={value} period={t('ui.trend.days', { count: days })} />;
}

const WIDTHS: Partial<Record<QueryMetric, number>> = {
  count: 150,
  gmv: 150,
  users_without_interaction_count: 170,
  users_without_interaction_share: 170,
};
const IN_CARD: readonly QueryMetric[] = ['count', 'dynamics_in7', 'cart_conversion'];
/** Metrics that go up or down: an arrow stands by the number. */
const CELLS: Partial<Record<QueryMetric, NonNullable<Column<QueryRow>['cell']>>> = {
  dynamics_in7: (row) => <Dynamics value={row.dynamics_in7} days={7} />,
  dynamics_in28: (row) => <Dynamics value={row.dynamics_in28} days={28} />,
  angle: (row) => <TrendChange value={row.angle} unit="degrees" />,
};

function metricColumn(metric: QueryMetric): Column<QueryRow> {
  const cell = CELLS[metric];
  return {
    id: metric,
    header: `metrics.${metric}.name`,
    description: `metrics.${metric}.hint`,
    formula: `metrics.${metric}.formula`,
    kind: 'number',
    unit: QUERY_METRICS[metric].unit,
    value: (row) => row[metric],
    width: WIDTHS[metric] ?? 130,
    sortable: true,
    isInCard: IN_CARD.includes(metric),
    ...(metric === 'ratio' ? { heat: (row: QueryRow) => row.ratio } : {}),
    ...(cell === undefined ? {} : { cell }),
  };
}

const LINE = 'sparkline';

/** product.md 3.3: every labelled column of the query table. */
export const QUERY_COLUMNS: readonly Column<QueryRow>[] = [
  {
    id: 'query',
    header: 'searchHistory.query',
    kind: 'custom',
    value: (row) => row.query,
    width: 400,
    sortable: true,
    firstDirection: 'asc',
    cell: (row) => <QueryText row={row} />,
  },
  {
    id: LINE,
    header: 'searchHistory.line',
    kind: 'custom',
    width: 130,
    line: {
      values: (row) => row.sparkline,
      label: (row, t) => t('searchHistory.lineOf', { query: row.query }),
    },
  },
  ...QUERY_METRIC_NAMES.map(metricColumn),
];

/** With what can be done with a row, last. */
export function columnsWithActions(deeds: RowDeeds): readonly Column<QueryRow>[] {
  return [
    ...QUERY_COLUMNS,
    {
      id: 'actions',
      header: 'searchHistory.actions',
      kind: 'custom',
      width: 96,
      isFixed: true,
      cell: (row) => <RowActions query={row.query} {...deeds} />,
    },
  ];
}

const GROUPS = ['demand', 'competition', 'money'] as const;

/** One question, one set of columns; how often a query is searched belongs to each of them. */
export const QUERY_COLUMN_SETS: readonly ColumnSet[] = [
  { id: 'all', label: 'ui.table.allColumns', columns: [LINE, ...QUERY_METRIC_NAMES] },
  ...GROUPS.map((group) => ({
    id: group,
    label: `searchHistory.groups.${group}` as const,
    columns: [
      LINE,
      ...QUERY_METRIC_NAMES.filter((name) => name === 'count' || QUERY_METRICS[name].group === group),
    ],
  })),
];
