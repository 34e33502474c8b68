import { Badge, Group, Text } from '@mantine/core';
import { QUERY_METRIC_NAMES, QUERY_METRICS, type QueryMetric } from '@vitrina/contract/query-metrics.ts';
import type { QueryRow } from '@vitrina/contract/search-history.ts';
import { useTranslation } from 'react-i18next';
import type { Column } from '../ui/data-table/column.ts';
import { Sparkline } from '../ui/sparkline.tsx';
import { TrendChange } from '../ui/trend-change.tsx';

/** The feed's own lines need no badge; every other source says what its numbers count. */
const FEED_SOURCE = 'feed';

function QueryText({ row }: { row: QueryRow }) {
  const { t } = useTranslation();
  return (
    <Group gap={8} wrap="nowrap">
      <Text size="sm" truncate title={row.query}>
        {row.query}
      </Text>
      {row.source !== FEED_SOURCE && (
        <Badge size="xs" variant="light" color="gray" style={{ flexShrink: 0 }}>
          {t(`frequencyUnits.${row.unit}`)}
          {row.windowDays !== null && ` · ${t('searchHistory.windowDays', { count: row.windowDays })}`}
        </Badge>
      )}
    </Group>
  );
}

function QueryLine({ row }: { row: QueryRow }) {
  const { t } = useTranslation();
  return <Sparkline values={row.sparkline} label={t('searchHistory.lineOf', { query: row.query })} />;
}

const WIDTHS: Partial<Record<QueryMetric, number>> = {
  count: 150,
  gmv: 150,
  users_without_interaction_count: 170,
  users_without_interaction_share: 170,
};
const IN_CARD: readonly QueryMetric[] = ['count', 'dynamics_in7', 'cart_conversion'];
const WITH_ARROW: readonly QueryMetric[] = ['dynamics_in7', 'dynamics_in28'];

function metricColumn(metric: QueryMetric): Column<QueryRow> {
  const { unit, group } = QUERY_METRICS[metric];
  return {
    id: metric,
    header: `metrics.${metric}.name`,
    description: `metrics.${metric}.hint`,
    kind: 'number',
    unit,
    value: (row) => row[metric],
    width: WIDTHS[metric] ?? 130,
    sortable: true,
    group: `searchHistory.groups.${group}`,
    isInCard: IN_CARD.includes(metric),
    ...(metric === 'ratio' ? { heat: (row: QueryRow) => row.ratio } : {}),
    ...(WITH_ARROW.includes(metric)
      ? { cell: (row: QueryRow) => <TrendChange value={row[metric]} unit="change" /> }
      : {}),
  };
}

/** spec 3: every labelled column of the query table. */
export const QUERY_COLUMNS: readonly Column<QueryRow>[] = [
  {
    id: 'query',
    header: 'searchHistory.query',
    kind: 'custom',
    value: (row) => row.query,
    width: 300,
    sortable: true,
    firstDirection: 'asc',
    cell: (row) => <QueryText row={row} />,
  },
  {
    id: 'sparkline',
    header: 'searchHistory.line',
    kind: 'custom',
    width: 130,
    cell: (row) => <QueryLine row={row} />,
  },
  ...QUERY_METRIC_NAMES.map(metricColumn),
];
