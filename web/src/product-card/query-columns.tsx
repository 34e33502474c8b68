import type { CardQuery } from '@vitrina/contract/product-card.ts';
import { QueryMenu } from '../queries/query-menu.tsx';
import type { Column } from '../ui/data-table/column.ts';

type Given = { hasOwn: boolean; onTrack: (query: string) => void };

const OWN: readonly Column<CardQuery>[] = [
  {
    id: 'viewUsers',
    header: 'productCard.columns.viewUsers.name',
    description: 'productCard.columns.viewUsers.hint',
    kind: 'number',
    unit: 'count',
    value: (row) => row.viewUsers,
    width: 150,
    sortable: true,
    isInCard: true,
  },
  {
    id: 'averagePosition',
    header: 'productCard.columns.averagePosition.name',
    description: 'productCard.columns.averagePosition.hint',
    kind: 'number',
    unit: 'place',
    value: (row) => row.averagePosition,
    width: 160,
    sortable: true,
    firstDirection: 'asc',
  },
  {
    id: 'orders',
    header: 'productCard.columns.orders.name',
    description: 'productCard.columns.orders.hint',
    kind: 'number',
    unit: 'count',
    value: (row) => row.orders,
    width: 120,
    sortable: true,
  },
];

/** The marketplace tells figures of a product to its seller only: a rival's card has no such columns. */
export function queryColumns({ hasOwn, onTrack }: Given): readonly Column<CardQuery>[] {
  return [
    {
      id: 'query',
      header: 'productCard.columns.query',
      kind: 'text',
      value: (row) => row.query,
      width: 300,
      sortable: true,
      firstDirection: 'asc',
    },
    {
      id: 'frequency',
      header: 'productCard.columns.frequency.name',
      description: 'productCard.columns.frequency.hint',
      kind: 'number',
      unit: 'count',
      value: (row) => row.frequency,
      width: 140,
      sortable: true,
      isInCard: true,
    },
    {
      id: 'place',
      header: 'productCard.columns.place.name',
      description: 'productCard.columns.place.hint',
      kind: 'number',
      unit: 'place',
      value: (row) => row.place,
      width: 120,
      sortable: true,
      firstDirection: 'asc',
      isInCard: true,
    },
    ...(hasOwn ? OWN : []),
    {
      id: 'actions',
      header: 'productCard.columns.actions',
      kind: 'custom',
      width: 80,
      isFixed: true,
      cell: (row) => <QueryMenu query={row.query} onTrack={onTrack} />,
    },
  ];
}
