import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { Format } from '../../platform/create-format.ts';
import { NotApplicable, NotMeasured } from '../absent.tsx';
import { HeatCell } from '../heat-cell.tsx';
import type { Column } from './column.ts';

/** What one cell shows: G7, an absent value is named and never coloured. */
export function cellContent<Row extends RowData>(column: Column<Row>, row: Row, format: Format): ReactNode {
  if (column.cell !== undefined) return column.cell(row);
  const value = column.value?.(row);
  if (value === undefined) return <NotApplicable />;
  if (value === null) return <NotMeasured />;
  const text = typeof value === 'number' ? format.value(value, column.unit ?? 'count') : value;
  const ratio = column.heat?.(row) ?? null;
  return ratio === null ? text : <HeatCell ratio={ratio} text={text} />;
}
