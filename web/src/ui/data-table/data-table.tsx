import type { RowData } from '@tanstack/react-table';
import { Center, Loader } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { TABLE_PAGE_SIZES } from '@vitrina/contract/paging.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { CardSort } from './card-sort.tsx';
import type { Column } from './column.ts';
import { ColumnMenu } from './column-menu.tsx';
import classes from './data-table.module.css';
import type { DataTableProps } from './data-table-props.ts';
import { SelectionBar } from './selection-bar.tsx';
import { TableCards } from './table-cards.tsx';
import { TableGrid } from './table-grid.tsx';
import { TablePages } from './table-pages.tsx';
import { useGrid } from './use-grid.ts';

export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { id, columns, rows, rowKey, selection, page, onPage, error } = props;
  const grid = useGrid({ id, columns, rows, rowKey, sort: props.sort, onSort: props.onSort });
  const { t } = useTranslation();
  const isNarrow = useMediaQuery('(max-width: 60em)', undefined, { getInitialValueInEffect: false }) === true;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const visible = columns.filter(({ id: column }) => grid.visibility[column] ?? true);
  useVisibleColumns(visible, props.onVisibleColumns);

  // A page begins at its top.
  useEffect(() => {
    scroller?.scrollTo({ top: 0 });
  }, [scroller, page?.page, page?.pageSize]);

  function toggle(key: string): void {
    const keys = new Set(selection?.keys);
    if (!keys.delete(key)) keys.add(key);
    selection?.onChange(keys);
  }

  const hasFailed = rows === undefined && error !== undefined && error !== null;
  const isEmpty = rows?.length === 0;
  return (
    <div className={classes['table']} data-density={grid.own.preferences.density}>
      <TableToolbar {...props} grid={grid} isNarrow={isNarrow} />
      {isNarrow && rows !== undefined ? (
        <TableCards
          table={grid.table}
          columns={visible}
          selectedKeys={selection?.keys}
          onSelect={toggle}
          onOpen={props.onOpen}
        />
      ) : (
        !isNarrow && (
          <TableGrid
            {...props}
            grid={grid}
            visible={visible}
            scroller={scroller}
            onScroller={setScroller}
            hasFailed={hasFailed}
            onToggle={toggle}
          />
        )
      )}
      {isNarrow && rows === undefined && !hasFailed && (
        <Center py="xl" role="status" aria-label={props.label}>
          <Loader />
        </Center>
      )}
      {hasFailed && (
        <ErrorState error={error} {...(props.onRetry === undefined ? {} : { onRetry: props.onRetry })} />
      )}
      {isEmpty && <EmptyState title={t('ui.table.empty')} {...props.empty} />}
      {page !== undefined && onPage !== undefined && (page.total > 0 || rows === undefined) && (
        <TablePages
          page={page}
          onPage={onPage}
          pageSizes={props.pageSizes ?? TABLE_PAGE_SIZES}
          isLoading={rows === undefined}
        />
      )}
      {selection !== undefined && (
        <SelectionBar count={selection.keys.size} onClear={() => selection.onChange(new Set())}>
          {selection.actions((rows ?? []).filter((row) => selection.keys.has(rowKey(row))))}
        </SelectionBar>
      )}
    </div>
  );
}

type TableToolbarProps<Row extends RowData> = DataTableProps<Row> & {
  grid: ReturnType<typeof useGrid<Row>>;
  isNarrow: boolean;
};

function TableToolbar<Row extends RowData>({
  columns,
  toolbar,
  tools,
  grid,
  isNarrow,
  isRefreshing,
}: TableToolbarProps<Row>) {
  const { t } = useTranslation();
  return (
    <div className={classes['toolbar']}>
      <div className={classes['filters']}>{toolbar}</div>
      <div className={classes['tools']}>
        {isRefreshing === true && (
          <span role="status" aria-label={t('common.loading')}>
            <Loader size={16} />
          </span>
        )}
        {isNarrow && <CardSort columns={columns} sort={grid.activeSort} onSort={grid.toggleSort} />}
        {tools}
        <ColumnMenu
          columns={columns}
          visibility={grid.visibility}
          preferences={grid.own.preferences}
          isChanged={grid.own.isChanged}
          onChange={grid.own.change}
          onReset={grid.own.reset}
        />
      </div>
    </div>
  );
}

function useVisibleColumns<Row extends RowData>(
  visible: readonly Column<Row>[],
  tell: ((ids: readonly string[]) => void) | undefined,
): void {
  const ids = visible.map(({ id }) => id).join(' ');
  useEffect(() => {
    tell?.(ids.split(' '));
  }, [ids, tell]);
}
