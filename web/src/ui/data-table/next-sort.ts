import type { RowData } from '@tanstack/react-table';
import type { SortDirection } from '@vitrina/contract/paging.ts';
import { type Column, isNumber, type TableSort } from './column.ts';

/** G1: a click on a header sorts in the column's first direction, then in the other, then (where allowed) not at all. */
export function nextSort<Row extends RowData>(
  current: TableSort | undefined,
  column: Column<Row>,
  mayClear: boolean,
): TableSort | undefined {
  const first = column.firstDirection ?? (isNumber(column) ? 'desc' : 'asc');
  if (current?.sort !== column.id) return { sort: column.id, direction: first };
  const isSecond = current.direction !== first;
  if (isSecond && mayClear) return undefined;
  return { sort: column.id, direction: opposite(current.direction) };
}

function opposite(direction: SortDirection): SortDirection {
  return direction === 'asc' ? 'desc' : 'asc';
}
