import { Text } from '@mantine/core';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { getOverview } from '@vitrina/contract/statistics.ts';
import { useTranslation } from 'react-i18next';
import type { Column } from '../ui/data-table/column.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';

type OwnQuery = OutputOf<typeof getOverview>['ownQueries'][number];

const COLUMNS: readonly Column<OwnQuery>[] = [
  {
    id: 'query',
    header: 'statistics.ownQueries.query',
    kind: 'text',
    value: (row) => row.query,
    width: 360,
    sortable: true,
    isInCard: true,
  },
  {
    id: 'searchUsers',
    header: 'statistics.ownQueries.searchUsers',
    kind: 'number',
    unit: 'count',
    value: (row) => row.searchUsers,
    width: 180,
    sortable: true,
    isInCard: true,
  },
  {
    id: 'position',
    header: 'statistics.ownQueries.position',
    kind: 'number',
    unit: 'decimal',
    value: (row) => row.position,
    width: 180,
    sortable: true,
    isInCard: true,
    firstDirection: 'asc',
  },
];

/** The marketplace's own figures of the newest ready day: which queries led to this seller's products. */
export function OwnQueries({ rows }: { rows: OwnQuery[] | undefined }) {
  const { t } = useTranslation();
  return (
    <DataTable
      id="own-queries"
      exportName="own-queries"
      label={t('statistics.ownQueries.title')}
      columns={COLUMNS}
      rows={rows}
      toolbar={
        <Text component="h2" fw={600} size="md">
          {t('statistics.ownQueries.title')}
        </Text>
      }
      rowKey={(row) => row.query}
      empty={{ title: t('statistics.ownQueries.empty'), text: t('statistics.ownQueries.emptyText') }}
      maxHeight={420}
    />
  );
}
