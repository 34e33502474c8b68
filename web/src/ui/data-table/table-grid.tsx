import type { RowData } from '@tanstack/react-table';
import type { Column } from './column.ts';
import classes from './data-table.module.css';
import type { DataTableProps } from './data-table-props.ts';
import { moveRowFocus } from './move-row-focus.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import { ROW_HEIGHT } from './table-preferences.ts';
import type { useGrid } from './use-grid.ts';

// The checkbox column; the sticky first column begins after it.
const CHECK_PX = 44;
const SKELETON_ROWS = 12;

type TableGridProps<Row extends RowData> = DataTableProps<Row> & {
  grid: ReturnType<typeof useGrid<Row>>;
  visible: readonly Column<Row>[];
  /** In state and not in a ref: the virtual body has to hear when it appears. */
  scroller: HTMLDivElement | null;
  onScroller: (element: HTMLDivElement | null) => void;
  hasFailed: boolean;
  onToggle: (key: string) => void;
};

/** The scrolling table itself: head and first column stay in sight. */
export function TableGrid<Row extends RowData>(props: TableGridProps<Row>) {
  const { label, rows, rowKey, page, selection, grid, visible, scroller, hasFailed, onOpen, onToggle } =
    props;
  const { table, own } = grid;
  const checkPx = selection === undefined ? 0 : CHECK_PX;
  const widths = visible.map(({ id, width }) => table.getColumn(id)?.getSize() ?? width);
  const totalPx = widths.reduce((sum, width) => sum + width, checkPx);
  const offset = page === undefined ? 0 : (page.page - 1) * page.pageSize;

  function toggleAll(): void {
    const keys = new Set(selection?.keys);
    const shown = (rows ?? []).map(rowKey);
    const isAll = shown.every((key) => keys.has(key));
    for (const key of shown) {
      if (isAll) keys.delete(key);
      else keys.add(key);
    }
    selection?.onChange(keys);
  }

  return (
    <div
      ref={props.onScroller}
      className={classes['scroll']}
      style={{
        '--check': `${checkPx}px`,
        '--row-height': `${ROW_HEIGHT[own.preferences.density]}px`,
        ...(props.maxHeight === undefined ? {} : { maxHeight: props.maxHeight }),
      }}
      role="region"
      aria-label={label}
      aria-busy={rows === undefined && !hasFailed}
      tabIndex={0}
      onKeyDown={(event) =>
        moveRowFocus(event, {
          select: (key) => selection !== undefined && onToggle(key),
          open: (key) => {
            const row = rows?.find((candidate) => rowKey(candidate) === key);
            if (row !== undefined) onOpen?.(row);
          },
        })
      }
    >
      <table
        className={classes['grid']}
        style={{ minWidth: totalPx }}
        aria-label={label}
        aria-rowcount={(page?.total ?? rows?.length ?? 0) + 1}
      >
        <colgroup>
          {selection !== undefined && <col style={{ width: CHECK_PX }} />}
          {visible.map(({ id }, index) => (
            <col key={id} style={{ width: widths[index] }} />
          ))}
        </colgroup>
        <TableHead
          table={table}
          columns={visible}
          sort={grid.activeSort}
          onSort={grid.toggleSort}
          selection={
            selection && {
              isAll: (rows?.length ?? 0) > 0 && (rows ?? []).every((row) => selection.keys.has(rowKey(row))),
              isSome: (rows ?? []).some((row) => selection.keys.has(rowKey(row))),
              onToggle: toggleAll,
            }
          }
        />
        {rows === undefined && !hasFailed ? (
          <SkeletonRows
            columns={visible}
            count={Math.min(SKELETON_ROWS, page?.pageSize ?? SKELETON_ROWS)}
            hasCheck={selection !== undefined}
          />
        ) : (
          <TableBody
            table={table}
            columns={visible}
            scroller={scroller}
            density={own.preferences.density}
            offset={offset}
            selectedKeys={selection?.keys}
            onSelect={onToggle}
            onOpen={onOpen}
          />
        )}
      </table>
    </div>
  );
}
