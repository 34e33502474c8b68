import type { RowData } from '@tanstack/react-table';
import type { SortDirection } from '@vitrina/contract/paging.ts';
import type { ReactNode } from 'react';
import type { ValueUnit } from '../../platform/create-format.ts';
import type { TextKey } from '../../platform/text-key.ts';

export type CellValue = string | number | null | undefined;

/** A column is data that lives outside of components: `const columns: readonly Column<Row>[] = [...]`. */
export type Column<Row extends RowData> = {
  /** Also the sort key that the server gets. */
  readonly id: string;
  readonly header: TextKey;
  readonly description?: TextKey;
  readonly kind: 'text' | 'number' | 'custom';
  /** null is "not measured" (hatched), undefined is "not applicable" (a dash). */
  readonly value?: (row: Row) => CellValue;
  readonly unit?: ValueUnit;
  /** 0 to 1: a heat colour under the printed number. */
  readonly heat?: (row: Row) => number | null;
  readonly cell?: (row: Row) => ReactNode;
  /** Pixels; a person may change it. */
  readonly width: number;
  readonly sortable?: boolean;
  readonly firstDirection?: SortDirection;
  /** Heading in the menu of columns. */
  readonly group?: TextKey;
  readonly isHidden?: boolean;
  /** One of the facts of the card that replaces a row on narrow screens; `wide` takes a whole line there. */
  readonly isInCard?: boolean | 'wide';
};

export type TableSort = { readonly sort: string; readonly direction: SortDirection };
export type TablePage = { readonly page: number; readonly pageSize: number };

export function isNumber<Row extends RowData>({ kind, unit }: Column<Row>): boolean {
  return kind === 'number' || unit !== undefined;
}
