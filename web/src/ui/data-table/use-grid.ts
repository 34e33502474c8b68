import { useMemo, useState } from 'react';
import { type LineRanges, rangesOfScale } from './cells/common-range.ts';
import type { Column, TableSort } from './column.ts';
import { countPinned, isVisible, orderColumns, visibleColumns } from './columns/arrange-columns.ts';
import type { Widths } from './columns/column-widths.ts';
import type { DataTableProps } from './data-table-props.ts';
import { changeSort } from './order/change-sort.ts';
import { nextSort } from './order/next-sort.ts';
import { isSortedInBrowser, sortHere } from './order/sort-here.ts';
import { sortInForce } from './order/sort-in-force.ts';
import { useTablePreferences } from './table-preferences.ts';

type GridOptions<Row> = Pick<
  DataTableProps<Row>,
  'id' | 'columns' | 'rows' | 'sort' | 'onSort' | 'isSortedHere'
>;

export type Grid<Row> = {
  tablePreferences: ReturnType<typeof useTablePreferences>;
  /** Every column in the person's order, hidden ones too. */
  ordered: readonly Column<Row>[];
  /** What is shown, in order; the first `pinnedCount` stay in sight. */
  visible: readonly Column<Row>[];
  pinnedCount: number;
  /** In the order that is shown. */
  rows: readonly Row[] | undefined;
  sort: TableSort | undefined;
  changeSort: (sort: TableSort | undefined) => void;
  toggleSort: (column: Column<Row>, isThen: boolean) => void;
  widths: Widths;
  /** While a border is dragged: nothing is remembered until it is let go. */
  draftWidths: (widths: Widths | undefined) => void;
  /** One scale for the lines of all rows, where the person asked for it. */
  lineRanges: LineRanges | undefined;
};

/** The columns as the person has them, and the rows in order, sorted here or on the server. */
export function useGrid<Row>(options: GridOptions<Row>): Grid<Row> {
  const { id, columns, rows, sort, onSort, isSortedHere } = options;
  const own = useTablePreferences(id);
  const [ownSort, setOwnSort] = useState<TableSort | null>();
  const [draft, setDraft] = useState<Widths>();
  const { order, pinned, visibility, scale } = own.preferences;
  const activeSort = sortInForce({ sort, ownSort, onSort });
  const ordered = useMemo(() => orderColumns(columns, { order, pinned }), [columns, order, pinned]);
  const visible = useMemo(() => visibleColumns(ordered, visibility), [ordered, visibility]);
  const { sort: key, direction, thenSort, thenDirection } = activeSort ?? {};
  const isInBrowser = isSortedInBrowser({ onSort, isSortedHere });
  const sorted = useMemo(
    () => sortHere(isInBrowser, rows, columns, { sort: key, direction, thenSort, thenDirection }),
    [isInBrowser, rows, columns, key, direction, thenSort, thenDirection],
  );
  const lineRanges = useMemo(() => rangesOfScale(scale, columns, rows), [scale, columns, rows]);
  const change = (next: TableSort | undefined) => changeSort(next, { onSort, setOwnSort });

  return {
    tablePreferences: own,
    ordered,
    visible,
    pinnedCount: countPinned(visible, pinned),
    rows: sorted,
    sort: activeSort,
    changeSort: change,
    toggleSort: (column, isThen) => change(nextSort(activeSort, column, isThen)),
    widths: draft ?? own.preferences.widths,
    draftWidths: setDraft,
    lineRanges,
  };
}

export function isShown<Row>(grid: Pick<Grid<Row>, 'tablePreferences'>, column: Column<Row>): boolean {
  return isVisible(column, grid.tablePreferences.preferences.visibility);
}
