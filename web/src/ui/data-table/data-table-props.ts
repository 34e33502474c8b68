import type { ReactNode } from 'react';
import type { EmptyStateProps } from '../states/empty-state.tsx';
import type { Column, ColumnSet, TablePage, TableSort } from './column.ts';

export type RowDetails<Row> = {
  readonly openKey: string | undefined;
  readonly draw: (row: Row) => ReactNode;
};

export type DataTableProps<Row> = {
  /** Preferences are kept under it. */
  id: string;
  label: string;
  columns: readonly Column<Row>[];
  /** undefined while they load for the first time. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  empty?: EmptyStateProps;
  /** With `onSort` the server sorts; without it the browser does, starting from `sort`. */
  sort?: TableSort | undefined;
  /** undefined: the order that the screen begins with. */
  onSort?: (sort: TableSort | undefined) => void;
  /** With `onSort`: the browser sorts all the same, and the screen only keeps the order, in its address. */
  isSortedHere?: boolean;
  /** Without a page the table is one virtual list of everything. */
  page?: TablePage & { total: number };
  onPage?: (page: TablePage) => void;
  pageSizes?: readonly number[];
  /** How many rows the screen expects, so that nothing jumps when they come. */
  expectedRows?: number | undefined;
  selection?: {
    keys: ReadonlySet<string>;
    onChange: (keys: ReadonlySet<string>) => void;
    /** The chosen rows of every page that was seen. */
    actions: (rows: readonly Row[]) => ReactNode;
  };
  /** Named groups of columns to choose at once. */
  sets?: readonly ColumnSet[];
  isRefreshing?: boolean;
  error?: unknown;
  onRetry?: () => unknown;
  toolbar?: ReactNode;
  /** What is to be known of the rows. It comes with them and takes their room: nothing moves for it. */
  notice?: ReactNode;
  tools?: ReactNode;
  /** Files of what is shown, made in the browser: for tables that have all their rows here. */
  exportName?: string;
  onOpen?: (row: Row) => void;
  /** What unfolds under the row of this key, which `onOpen` changes. For tables with pages: a virtual list wants equal rows. */
  details?: RowDetails<Row>;
  /** Told which columns are shown, in order, so that an export equals the screen. */
  onVisibleColumns?: (ids: readonly string[]) => void;
  maxHeight?: number | string;
};
