import type { ReactNode } from 'react';
import type { CellCursor } from '../cells/cell-cursor.ts';
import type { CellRange } from '../cells/cell-range.ts';
import type { RowDetails } from '../data-table-props.ts';
import { ROW_HEIGHT } from '../table-preferences.ts';
import type { Grid } from '../use-grid.ts';
import classes from './table-grid.module.css';
import { TableRow } from './table-row.tsx';
import { useRowWindow } from './use-row-window.ts';

/** Under its row and as wide as what is seen of the table, wherever that is scrolled to. */
function DetailsRow({ columnCount, children }: { columnCount: number; children: ReactNode }) {
  return (
    <tr className={classes['details']}>
      <td colSpan={columnCount}>
        <div>{children}</div>
      </td>
    </tr>
  );
}

type TableBodyProps<Row> = {
  grid: Grid<Row>;
  rowKey: (row: Row) => string;
  scroller: HTMLDivElement | null;
  /** Rows before the first one shown, on a page of a longer table. */
  offset: number;
  firstColumn: number;
  cursor: CellCursor;
  selectedKeys: ReadonlySet<string> | undefined;
  isOpenable: boolean;
  details: RowDetails<Row> | undefined;
};

const NO_ROWS: never[] = [];

export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { grid, rowKey, scroller, offset, cursor, selectedKeys, details } = props;
  const rows: readonly Row[] = grid.rows ?? NO_ROWS;
  const rowPx = ROW_HEIGHT[grid.tablePreferences.preferences.density];
  const drawn = useRowWindow({ count: rows.length, rowPx, scroller, kept: cursor.cell.row - 1 });
  return (
    <tbody>
      {/* One flat list: inside a list of lists a row would be another one for React wherever it stands next. */}
      {drawn.flatMap((index, nth) => {
        const row = rows[index];
        if (row === undefined) return [];
        const key = rowKey(row);
        const missing = index - (drawn[nth - 1] ?? -1) - 1;
        return [
          missing > 0 && <Spacer key={`before ${key}`} height={missing * rowPx} />,
          <TableRow
            key={key}
            row={row}
            rowKey={key}
            rowNumber={index + 1}
            rowIndex={offset + index + 2}
            columns={grid.visible}
            pinnedCount={grid.pinnedCount}
            firstColumn={props.firstColumn}
            lineRanges={grid.lineRanges}
            isSelected={selectedKeys?.has(key)}
            isOpenable={props.isOpenable}
            isExpanded={details && details.openKey === key}
            current={cursor.cell.row === index + 1 ? cursor.cell.column : undefined}
            {...rangeIn(cursor.range, index + 1)}
          />,
          details?.openKey === key && (
            <DetailsRow key={`details ${key}`} columnCount={grid.visible.length + props.firstColumn - 1}>
              {details.draw(row)}
            </DetailsRow>
          ),
        ];
      })}
      <Spacer height={(rows.length - 1 - (drawn.at(-1) ?? -1)) * rowPx} />
    </tbody>
  );
}

function rangeIn(range: CellRange | undefined, row: number) {
  const isInside = range !== undefined && row >= range.top && row <= range.bottom;
  return { rangeStart: isInside ? range.start : undefined, rangeEnd: isInside ? range.end : undefined };
}

/** Stands for the rows that are not drawn, so that the scrollbar tells the truth. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden style={{ height }}>
      <td />
    </tr>
  );
}
