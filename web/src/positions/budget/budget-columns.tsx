import { Text } from '@mantine/core';
import type { Column } from '../../ui/data-table/column.ts';
import type { EntryBudgetRow, ShelfRow } from './budget-rows.ts';

const LISTED = 3;

/** A query in a city: what it costs, and what comes back without it or without one of its products. */
export const SHELF_COLUMNS: readonly Column<ShelfRow>[] = [
  {
    id: 'query',
    header: 'positions.columns.query',
    kind: 'text',
    value: ({ query }) => query,
    width: 200,
    sortable: true,
    isInCard: true,
  },
  {
    id: 'city',
    header: 'positions.columns.city',
    kind: 'text',
    value: ({ cityName }) => cityName,
    width: 110,
    sortable: true,
    isInCard: true,
  },
  {
    id: 'count',
    header: 'positionHelp.budget.columns.products',
    kind: 'number',
    unit: 'count',
    value: ({ entryIds }) => entryIds.length,
    width: 90,
    sortable: true,
    isInCard: true,
  },
  {
    id: 'costs',
    header: 'positionHelp.budget.columns.costs',
    description: 'positionHelp.budget.columns.costsHint',
    kind: 'number',
    unit: 'count',
    value: ({ costs }) => costs,
    width: 100,
    sortable: true,
    isInCard: true,
  },
  {
    id: 'oneGivesBack',
    header: 'positionHelp.budget.columns.oneGivesBack',
    description: 'positionHelp.budget.columns.oneGivesBackHint',
    kind: 'number',
    unit: 'count',
    value: ({ oneGivesBack }) => oneGivesBack,
    width: 120,
    sortable: true,
  },
  {
    id: 'products',
    header: 'positionHelp.budget.columns.whose',
    kind: 'custom',
    plain: ({ products }) => products.join('; '),
    width: 240,
    cell: ({ products }) => (
      <Text inherit truncate dir="auto" title={products.join('\n')}>
        {products.slice(0, LISTED).join(', ')}
        {products.length > LISTED && ` +${products.length - LISTED}`}
      </Text>
    ),
  },
];

/** A product in a city: what comes back when it goes away as a whole, and the step after that. */
export const ENTRY_BUDGET_COLUMNS: readonly Column<EntryBudgetRow>[] = [
  {
    id: 'product',
    header: 'positions.columns.product',
    kind: 'text',
    value: ({ product }) => product,
    width: 260,
    sortable: true,
    isInCard: true,
  },
  {
    id: 'city',
    header: 'positions.columns.city',
    kind: 'text',
    value: ({ city }) => city,
    width: 110,
    sortable: true,
  },
  {
    id: 'queries',
    header: 'positions.columns.queries',
    kind: 'number',
    unit: 'count',
    value: ({ queriesCount }) => queriesCount,
    width: 100,
    sortable: true,
    isInCard: true,
  },
  {
    id: 'givesBack',
    header: 'positionHelp.budget.columns.givesBack',
    description: 'positionHelp.budget.columns.givesBackHint',
    kind: 'number',
    unit: 'count',
    value: ({ givesBack }) => givesBack,
    width: 130,
    sortable: true,
    isInCard: true,
  },
  {
    id: 'stepAfter',
    header: 'positionHelp.budget.columns.stepAfter',
    kind: 'number',
    unit: 'count',
    value: ({ stepAfter }) => stepAfter,
    width: 130,
    sortable: true,
    isInCard: true,
  },
];
