import type { RowData } from '@tanstack/react-table';
import {
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createSortedRowModel,
  type ColumnDef,
  type ReactTable,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { useIsRightToLeft } from '../../platform/use-format.ts';
import { type Column, type TableSort } from './column.ts';
import { compareValues } from './compare-values.ts';
import { nextSort } from './next-sort.ts';
import { useTablePreferences } from './table-preferences.ts';

const features = tableFeatures({
  columnVisibilityFeature,
  columnSizingFeature,
  columnResizingFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});
type Features = typeof features;

export type GridTable<Row extends RowData> = ReactTable<Features, Row>;

type GridOptions<Row extends RowData> = {
  id: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
};

const MIN_COLUMN_PX = 64;
const MAX_COLUMN_PX = 720;
const NO_ROWS: never[] = [];

/** TanStack's table with our columns, the person's preferences, and sorting here or on the server. */
export function useGrid<Row extends RowData>({ id, columns, rows, rowKey, sort, onSort }: GridOptions<Row>) {
  const own = useTablePreferences(id);
  const [ownSort, setOwnSort] = useState<TableSort>();
  const isRightToLeft = useIsRightToLeft();
  const definitions = useMemo(() => columns.map((column) => toDefinition(column)), [columns]);
  const data = useMemo(() => (rows === undefined ? NO_ROWS : [...rows]), [rows]);
  const activeSort = onSort === undefined ? (ownSort ?? sort) : sort;
  const visibility = useMemo(
    () => ({
      ...Object.fromEntries(columns.map((column) => [column.id, column.isHidden !== true])),
      ...own.preferences.visibility,
    }),
    [columns, own.preferences.visibility],
  );

  const table: GridTable<Row> = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowKey,
    manualSorting: onSort !== undefined,
    columnResizeMode: 'onChange',
    columnResizeDirection: isRightToLeft ? 'rtl' : 'ltr',
    state: {
      sorting:
        activeSort === undefined ? NO_ROWS : [{ id: activeSort.sort, desc: activeSort.direction === 'desc' }],
      columnVisibility: visibility,
      columnSizing: own.preferences.widths,
    },
    onColumnSizingChange: (update) =>
      own.change({ widths: typeof update === 'function' ? update(own.preferences.widths) : update }),
  });

  return {
    table,
    own,
    visibility,
    activeSort,
    toggleSort: (column: Column<Row>) => {
      const next = nextSort(activeSort, column, onSort === undefined);
      if (onSort === undefined) setOwnSort(next);
      else if (next !== undefined) onSort(next);
    },
  };
}

function toDefinition<Row extends RowData>(column: Column<Row>): ColumnDef<Features, Row> {
  return {
    id: column.id,
    // Both kinds of absence sort last, whatever the direction.
    accessorFn: (row: Row) => column.value?.(row) ?? undefined,
    sortUndefined: 'last',
    sortFn: (one, other, columnId) => compareValues(one.getValue(columnId), other.getValue(columnId)),
    enableSorting: column.sortable === true,
    size: column.width,
    minSize: Math.min(MIN_COLUMN_PX, column.width),
    maxSize: MAX_COLUMN_PX,
  };
}
