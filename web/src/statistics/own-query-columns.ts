import type { OutputOf } from '@vitrina/contract/route.ts';
import type { getOverview } from '@vitrina/contract/statistics.ts';
import type { Column } from '../ui/data-table/column.ts';

export type OwnQuery = OutputOf<typeof getOverview>['ownQueries'][number];

export const OWN_QUERY_COLUMNS: readonly Column<OwnQuery>[] = [
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
