import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { EmptyStateProps } from '../empty-state.tsx';
import type { Column, TablePage, TableSort } from './column.ts';

export type DataTableProps<Row extends RowData> = {
  /** Preferences are kept under it. */
  id: string;
  label: string;
  columns: readonly Column<Row>[];
  /** undefined while they load for the first time. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  empty?: EmptyStateProps;
  /** With `onSort` the server sorts; without it the browser does, starting from `sort`. */
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** Without a page the table is one virtual list of everything. */
  page?: TablePage & { total: number };
  onPage?: (page: TablePage) => void;
  pageSizes?: readonly number[];
  selection?: {
    keys: ReadonlySet<string>;
    onChange: (keys: ReadonlySet<string>) => void;
    actions: (rows: readonly Row[]) => ReactNode;
  };
  isRefreshing?: boolean;
  error?: unknown;
  onRetry?: () => unknown;
  toolbar?: ReactNode;
  tools?: ReactNode;
  onOpen?: (row: Row) => void;
  /** Told which columns are shown, in order, so that an export equals the screen. */
  onVisibleColumns?: (ids: readonly string[]) => void;
  maxHeight?: number | string;
};
