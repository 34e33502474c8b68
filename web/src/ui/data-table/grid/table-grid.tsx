import { type FocusEvent, type MouseEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cellOf, isOwnControl, rowKeyOf } from '../cells/cell-dom.ts';
import { pageRowsOf } from '../cells/move-cursor.ts';
import { useCellCursor } from '../cells/use-cell-cursor.ts';
import { useCellDrag } from '../cells/use-cell-drag.ts';
import { useCopyCells } from '../cells/use-copy-cells.ts';
import { useGridKeys } from '../cells/use-grid-keys.ts';
import { dropColumn, shiftOf } from '../columns/arrange-columns.ts';
import { CHECK_PX, columnWidths, pinStarts, widthOf } from '../columns/column-widths.ts';
import { useColumnResize } from '../columns/use-column-resize.ts';
import type { DataTableProps } from '../data-table-props.ts';
import type { RowSelection } from '../row-selection.ts';
import { ROW_HEIGHT } from '../table-preferences.ts';
import type { Grid } from '../use-grid.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableBody } from './table-body.tsx';
import classes from './table-grid.module.css';
import { TableHead } from './table-head.tsx';

type TableGridProps<Row> = Pick<DataTableProps<Row>, 'label' | 'rowKey'> & {
  page: DataTableProps<Row>['page'] | undefined;
  maxHeight: DataTableProps<Row>['maxHeight'] | undefined;
  onOpen: ((row: Row) => void) | undefined;
  details: DataTableProps<Row>['details'];
  grid: Grid<Row>;
  selection: RowSelection<Row> | undefined;
  /** In state and not in a ref: the virtual body has to hear when it appears. */
  scroller: HTMLDivElement | null;
  onScroller: (element: HTMLDivElement | null) => void;
  /** Rows that stand in for those to come. */
  skeletonCount: number;
};

/** A table whose cells are walked by arrows, after the authoring practices of ARIA; its parts keep the meaning that HTML gives. */
const GRID_ROLE = { role: 'grid' };

/** The scrolling table itself: head and pinned columns stay in sight, one cell has the focus. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { label, rowKey, page, grid, selection, scroller, onOpen } = props;
  const { t } = useTranslation();
  const keysId = useId();
  const { rows, visible, tablePreferences: own } = grid;
  const rowHeight = ROW_HEIGHT[own.preferences.density];
  const firstColumn = selection === undefined ? 1 : 2;
  const cursor = useCellCursor({
    lastRow: rows?.length ?? 0,
    lastColumn: visible.length - 1,
    firstColumn,
    scroller,
    rowsId: [page?.page, page?.pageSize, rows?.length, grid.sort?.sort, grid.sort?.direction].join(' '),
  });
  const drag = useCellDrag({ cursor, firstColumn, scroller });
  const resize = useColumnResize(grid);
  const copy = useCopyCells(grid, cursor);
  const onKeyDown = useGridKeys({
    grid,
    cursor,
    firstColumn,
    pageRows: pageRowsOf(scroller?.clientHeight ?? 0, rowHeight),
    onOpen,
    onSelect: selection && ((row) => selection.toggle(rowKey(row), false)),
    onMove: (column, by) => {
      const drop = shiftOf(visible, column.id, by);
      if (drop === undefined) return;
      own.change(dropColumn(grid.ordered, own.preferences, drop));
      cursor.moveTo({ row: 0, column: cursor.cell.column + by }, false);
    },
    onResize: (column, by) => resize.step(column, by, scroller?.querySelector('thead tr') ?? null),
  });

  function onClick(event: MouseEvent<HTMLElement>): void {
    const key = rowKeyOf(event.target);
    const row = key === undefined ? undefined : rows?.find((candidate) => rowKey(candidate) === key);
    if (key === undefined || row === undefined) return;
    const isBox = event.target instanceof Element && event.target.closest('[data-select-row]') !== null;
    if (isBox) selection?.toggle(key, event.shiftKey);
    // Whoever chooses a text or draws a rectangle does not want to leave.
    else if (isOwnControl(event.target) || drag.isDrawn() || hasText()) return;
    else onOpen?.(row);
  }

  return (
    <div
      ref={props.onScroller}
      className={classes['scroll']}
      style={{
        ...sizesOf(grid, selection === undefined ? 0 : CHECK_PX),
        '--row-height': `${rowHeight}px`,
        ...(props.maxHeight === undefined ? {} : { maxHeight: props.maxHeight }),
      }}
      aria-busy={rows === undefined}
    >
      <table
        className={classes['grid']}
        {...GRID_ROLE}
        aria-label={label}
        aria-describedby={keysId}
        aria-rowcount={(page?.total ?? rows?.length ?? 0) + 1}
        aria-colcount={visible.length + firstColumn - 1}
        aria-multiselectable={selection !== undefined || undefined}
        onKeyDown={onKeyDown}
        onFocus={(event) => settle(event)}
        onPointerDown={drag.begin}
        onClick={onClick}
        onCopy={copy}
      >
        <caption id={keysId} className={classes['keys']}>
          {t('ui.table.keys')}
        </caption>
        <Widths grid={grid} hasCheck={selection !== undefined} />
        <TableHead
          grid={grid}
          cursor={cursor}
          firstColumn={firstColumn}
          resize={resize}
          selection={selection}
        />
        {rows === undefined ? (
          <SkeletonRows grid={grid} count={props.skeletonCount} hasCheck={selection !== undefined} />
        ) : (
          <TableBody
            key={own.preferences.density}
            grid={grid}
            rowKey={rowKey}
            scroller={scroller}
            offset={page === undefined ? 0 : (page.page - 1) * page.pageSize}
            firstColumn={firstColumn}
            cursor={cursor}
            selectedKeys={selection?.keys}
            isOpenable={onOpen !== undefined}
            details={props.details}
          />
        )}
      </table>
    </div>
  );

  function settle(event: FocusEvent<HTMLElement>): void {
    const cell = cellOf(event.target, firstColumn);
    if (cell !== undefined && cursor.range === undefined) cursor.settle(cell);
  }
}

function Widths<Row>({ grid, hasCheck }: { grid: Grid<Row>; hasCheck: boolean }) {
  const widths = columnWidths(grid.visible, grid.widths);
  return (
    <colgroup>
      {hasCheck && <col style={{ width: CHECK_PX }} />}
      {grid.visible.map(({ id }, index) => (
        <col key={id} style={{ width: widths[index] }} />
      ))}
    </colgroup>
  );
}

/** The room that the columns need, and where the pinned ones stop. */
function sizesOf<Row>({ visible, pinnedCount, widths }: Grid<Row>, checkPx: number) {
  const starts = pinStarts(visible.slice(0, pinnedCount), widths, checkPx);
  const total = visible.reduce((sum, column) => sum + widthOf(column, widths), checkPx);
  const pinned = visible
    .slice(0, pinnedCount)
    .reduce((sum, column) => sum + widthOf(column, widths), checkPx);
  return {
    ...Object.fromEntries(starts.map((start, index) => [`--pin-${index}`, `${start}px`])),
    '--columns': `${total}px`,
    '--pinned': `${pinned}px`,
  };
}

function hasText(): boolean {
  return document.getSelection()?.isCollapsed === false;
}
