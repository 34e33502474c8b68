import type { KeyboardEvent } from 'react';
import type { Column } from '../column.ts';
import { shiftOf } from '../columns/arrange-columns.ts';
import type { Grid } from '../use-grid.ts';
import type { CellCursor } from './cell-cursor.ts';
import { type Cell, moveCursor } from './move-cursor.ts';

/** What the keys of a table work with. */
export type GridHands<Row> = {
  grid: Pick<Grid<Row>, 'rows' | 'visible' | 'toggleSort'>;
  cursor: Pick<CellCursor, 'cell' | 'range' | 'moveTo' | 'select' | 'clear'>;
  pageRows: number;
  isRightToLeft: boolean;
  onOpen: ((row: Row) => void) | undefined;
  onSelect: ((row: Row) => void) | undefined;
  /** A column that was moved takes the cursor with it. */
  onMove: (column: Column<Row>, by: 1 | -1) => void;
  onResize: (column: Column<Row>, by: 1 | -1) => void;
};

export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

type Focusable = { focus: () => void };

/** Where a key went down: on a cell, or on a control inside it. */
export type KeyPlace = {
  focused: Cell;
  cell: Focusable | null;
  isInControl: boolean;
  /** What has the focus needs arrows and Enter for itself. */
  takesKeys: boolean;
  firstControl: () => Focusable | null;
};

/** interface-rules.md G15: everything that a table does by keyboard; tells whether the key was one of its own. */
export function gridKeys<Row>(hands: GridHands<Row>) {
  const { grid, cursor, pageRows, isRightToLeft } = hands;
  const lastRow = grid.rows?.length ?? 0;
  const lastColumn = grid.visible.length - 1;

  function move(from: Cell, press: KeyPress): boolean {
    const bounds = { lastRow, lastColumn, pageRows, isRightToLeft };
    const next = moveCursor(from, { key: press.key, isFar: isFar(press) }, bounds);
    if (next === undefined || press.altKey) return false;
    // A rectangle ends below the header.
    if (press.shiftKey) cursor.moveTo({ ...next, row: Math.max(1, next.row) }, true);
    else cursor.moveTo(next, false);
    return true;
  }

  function onCell(at: Cell, place: KeyPlace, press: KeyPress): boolean {
    if (press.key === 'Escape' && cursor.range !== undefined) {
      cursor.clear();
      return true;
    }
    if (press.code === 'KeyA' && isFar(press) && lastRow > 0) {
      cursor.select({ row: 1, column: 0 }, { row: lastRow, column: lastColumn });
      return true;
    }
    const column = grid.visible[at.column];
    const row = grid.rows?.[at.row - 1];
    if (at.row === 0 && column !== undefined && onHeader(hands, column, press)) return true;
    return row !== undefined && onRow(hands, row, place, press);
  }

  return (press: KeyPress, place: KeyPlace): boolean => {
    const { focused, cell, isInControl, takesKeys } = place;
    if (isInControl && takesKeys) return false;
    const at = cursor.range === undefined ? focused : cursor.cell;
    if (isInControl && press.key === 'Escape') {
      cell?.focus();
      return true;
    }
    return (!isInControl && onCell(at, place, press)) || move(at, press);
  };
}

function onHeader<Row>(hands: GridHands<Row>, column: Column<Row>, press: KeyPress): boolean {
  const { grid, isRightToLeft, onMove, onResize } = hands;
  const isPress = press.key === 'Enter' || press.key === ' ';
  if (isPress && column.sortable === true) {
    grid.toggleSort(column, press.shiftKey);
    return true;
  }
  const isSideways = press.key === 'ArrowLeft' || press.key === 'ArrowRight';
  if (!isSideways || (!press.shiftKey && !press.altKey)) return false;
  const by = (press.key === 'ArrowRight') === isRightToLeft ? -1 : 1;
  if (press.altKey) onResize(column, by);
  else if (shiftOf(grid.visible, column.id, by) !== undefined) onMove(column, by);
  return true;
}

function onRow<Row>(hands: GridHands<Row>, row: Row, place: KeyPlace, press: KeyPress): boolean {
  const { onSelect, onOpen } = hands;
  if (press.key === ' ' && onSelect !== undefined) {
    onSelect(row);
    return true;
  }
  const control = place.firstControl();
  if (press.key === 'Enter' && onOpen !== undefined) onOpen(row);
  else if ((press.key === 'Enter' || press.key === 'F2') && control !== null) control.focus();
  else return false;
  return true;
}

function isFar({ ctrlKey, metaKey }: KeyPress): boolean {
  return ctrlKey || metaKey;
}
