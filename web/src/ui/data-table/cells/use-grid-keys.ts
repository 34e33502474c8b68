import type { KeyboardEvent } from 'react';
import { useIsRightToLeft } from '../../../platform/use-format.ts';
import { shiftOf } from '../columns/arrange-columns.ts';
import { cellOf, findCell, firstControl, takesKeys } from './cell-dom.ts';
import type { Column } from '../column.ts';
import { type Cell, moveCursor } from './move-cursor.ts';
import type { CellCursor } from './use-cell-cursor.ts';
import type { Grid } from '../use-grid.ts';

type KeysOptions<Row> = {
  grid: Grid<Row>;
  cursor: CellCursor;
  firstColumn: number;
  pageRows: number;
  onOpen: ((row: Row) => void) | undefined;
  onSelect: ((row: Row) => void) | undefined;
  /** A column that was moved takes the cursor with it. */
  onMove: (column: Column<Row>, by: 1 | -1) => void;
  onResize: (column: Column<Row>, by: 1 | -1) => void;
};

/** G15: everything that a table does by keyboard. Keys that a control in a cell needs stay with it. */
export function useGridKeys<Row>(options: KeysOptions<Row>) {
  const { grid, cursor, firstColumn, pageRows } = options;
  const isRightToLeft = useIsRightToLeft();
  const lastRow = grid.rows?.length ?? 0;
  const lastColumn = grid.visible.length - 1;

  function move(from: Cell, event: KeyboardEvent): boolean {
    const isFar = event.ctrlKey || event.metaKey;
    const bounds = { lastRow, lastColumn, pageRows, isRightToLeft };
    const next = moveCursor(from, { key: event.key, isFar }, bounds);
    if (next === undefined || event.altKey) return false;
    // A rectangle ends below the header.
    if (event.shiftKey) cursor.moveTo({ ...next, row: Math.max(1, next.row) }, true);
    else cursor.moveTo(next, false);
    return true;
  }

  function onHeader(column: Column<Row>, event: KeyboardEvent): boolean {
    if (isPress(event) && column.sortable === true) {
      grid.toggleSort(column, event.shiftKey);
      return true;
    }
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (!isSideways || (!event.shiftKey && !event.altKey)) return false;
    const by = (event.key === 'ArrowRight') === isRightToLeft ? -1 : 1;
    if (event.altKey) options.onResize(column, by);
    else if (shiftOf(grid.visible, column.id, by) !== undefined) options.onMove(column, by);
    return true;
  }

  function onRow(row: Row, cell: HTMLElement | null, event: KeyboardEvent): boolean {
    if (event.key === ' ' && options.onSelect !== undefined) {
      options.onSelect(row);
      return true;
    }
    const control = firstControl(cell);
    if (event.key === 'Enter' && options.onOpen !== undefined) options.onOpen(row);
    else if ((event.key === 'Enter' || event.key === 'F2') && control !== null) control.focus();
    else return false;
    return true;
  }

  function onCell(at: Cell, cell: HTMLElement | null, event: KeyboardEvent): boolean {
    if (event.key === 'Escape' && cursor.range !== undefined) {
      cursor.clear();
      return true;
    }
    if (event.code === 'KeyA' && (event.ctrlKey || event.metaKey) && lastRow > 0) {
      cursor.select({ row: 1, column: 0 }, { row: lastRow, column: lastColumn });
      return true;
    }
    const column = grid.visible[at.column];
    const row = grid.rows?.[at.row - 1];
    if (at.row === 0 && column !== undefined && onHeader(column, event)) return true;
    return row !== undefined && onRow(row, cell, event);
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const focused = cellOf(event.target, firstColumn);
    // A menu that a cell opened stands elsewhere in the page; its keys come here all the same.
    if (focused === undefined || !event.currentTarget.contains(event.target as Node)) return;
    const cell = findCell(event.currentTarget, focused, firstColumn);
    const isInControl = event.target !== cell;
    if (isInControl && takesKeys(event.target)) return;
    const at = cursor.range === undefined ? focused : cursor.cell;
    if (isInControl && event.key === 'Escape') cell?.focus();
    else if (!(!isInControl && onCell(at, cell, event)) && !move(at, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

function isPress({ key }: KeyboardEvent): boolean {
  return key === 'Enter' || key === ' ';
}
